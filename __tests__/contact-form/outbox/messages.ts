import type { Message } from '@/components/contact-form/outbox/reducer';

/** A message as the visitor handed it over, with whatever a test wants otherwise. */
export function message(change: Partial<Message> = {}): Message {
  return {
    id: 'one',
    fields: { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' },
    at: 1_000,
    state: 'queued',
    tries: 0,
    due: 0,
    ...change,
  };
}
