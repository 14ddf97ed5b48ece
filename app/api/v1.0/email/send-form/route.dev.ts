import { createMailbox } from '@/tools/server/mailbox';

/** The mailbox, at the address that the contact form posts to. Only `next dev` knows this route. */
export const POST = createMailbox();
