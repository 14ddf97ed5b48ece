import type { EmailConfig } from '../email/config';
import { withTimeout, type Result } from '../email/result';
import { send } from '../email/send';
import type { Message } from './reducer';

/** Errors of the database after which it may have the message: the connection broke, or there was no answer. */
const UNCONFIRMED = /^(unknown|unavailable|internal|deadline-exceeded|cancelled)$/;

/**
 * Sends a message by e-mail; when the service refuses it, stores it by the second channel.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build, and
 * without it the script does not even contain the import. It takes only messages that certainly did not arrive.
 */
export function deliver(config: EmailConfig, message: Message, late: (result: Result) => void): Promise<Result> {
  const sent = send(config, message.fields, late);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID) {
    return sent.then((result) => (result.type === 'failed' ? store(message, result, late) : result));
  }
  return sent;
}

/** @param refusal the result if the database refuses the message, too */
function store({ id, fields }: Message, refusal: Result, late: (result: Result) => void): Promise<Result> {
  const stored = import('../firebase/firestore')
    .then(({ storeMessage }) => storeMessage(id, fields))
    .then(
      (): Result => ({ type: 'stored' }),
      (error: { code?: string }): Result => {
        console.error(error);
        return UNCONFIRMED.test(error.code ?? '') ? { type: 'unconfirmed', kind: 'unreachable' } : refusal;
      },
    );
  return withTimeout(stored, late);
}
