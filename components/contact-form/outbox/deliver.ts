import type { EmailConfig } from '../email/config';
import { send, withTimeout, type Result } from '../email/send';
import type { Message } from './reducer';

/** Errors of the database after which it may have the message: the connection broke, or there was no answer. */
const UNCONFIRMED = /^(unknown|unavailable|internal|deadline-exceeded|cancelled)$/;

/**
 * Sends a message by e-mail; when the service refuses it, stores it by the second channel.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build, and
 * without it the script does not even contain the import. It takes only messages that certainly did not arrive.
 */
export async function deliver(config: EmailConfig, message: Message, late: (result: Result) => void): Promise<Result> {
  const result = await send(config, message.fields, late);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && result.type === 'failed' && result.kind !== 'offline') {
    const stored = import('../firebase/firestore')
      .then(({ storeMessage }) => storeMessage(message.id, message.fields))
      .then(
        (): Result => ({ type: 'stored' }),
        (error: { code?: string }): Result => {
          console.error(error);
          return UNCONFIRMED.test(error.code ?? '') ? { ...result, type: 'unconfirmed', kind: 'unreachable' } : result;
        },
      );
    return withTimeout(stored, late);
  }
  return result;
}
