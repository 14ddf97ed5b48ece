import type { EmailConfig } from '@/lib/contact/config';
import type { Result } from '@/lib/contact/result';
import { send } from './send';
import type { Message } from './message';

/** Errors of the database after which it may have the message: the connection broke, or there was no answer. */
const UNCONFIRMED = ['unknown', 'unavailable', 'internal', 'deadline-exceeded', 'cancelled'];

/**
 * Sends a message by e-mail; when the service refuses it, stores it by the second channel.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build,
 * and without it the script does not even contain the import. It takes only messages that certainly did not arrive.
 */
export async function deliver(config: EmailConfig, { id, fields }: Message): Promise<Result> {
  const result = await send(config, fields);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && result.type === 'failed') {
    try {
      await (await import('@/lib/firebase/firestore')).storeMessage(id, fields);
      return { type: 'stored' };
    } catch (error) {
      console.error(error);
      const { code = '' } = error as { code?: string };
      if (UNCONFIRMED.includes(code)) return { type: 'unconfirmed', kind: 'unreachable' };
    }
  }
  return result;
}
