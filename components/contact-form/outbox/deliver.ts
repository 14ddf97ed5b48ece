import type { EmailConfig } from '../email/config';
import { ANSWER_TIMEOUT } from '../email/constants';
import { send, type Result } from '../email/send';
import { pause } from './lock';
import type { Message } from './reducer';

/** Errors of the database after which it may have the message: the connection broke, or the answer is none. */
const UNCERTAIN = /^(unknown|unavailable|internal|deadline-exceeded|cancelled)$/;

/**
 * Sends a message by e-mail, and by the second channel what e-mail refused.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build,
 * without it the import is not even in the script. It takes only messages that certainly did not arrive.
 */
export async function deliver(config: EmailConfig, message: Message, late: (result: Result) => void): Promise<Result> {
  const result = await send(config, message.fields, late);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && result.type === 'failed' && result.kind !== 'offline') {
    const written = import('../firebase/firestore').then(({ writeMessage }) =>
      writeMessage(message.id, message.fields),
    );
    const outcome = written.then(
      (): Result => ({ type: 'delivered' }),
      (error: { code?: string }): Result => {
        console.error(error);
        return UNCERTAIN.test(error.code ?? '') ? { ...result, type: 'unclear', kind: 'unreachable' } : result;
      },
    );
    // Without an answer of the database nobody can know, as without one of the e-mail service.
    const silence = pause(ANSWER_TIMEOUT).then((): Result => ({
      type: 'unclear',
      kind: 'noAnswer',
      status: 0,
      text: '',
    }));
    const first = await Promise.race([outcome, silence]);
    if (first.type === 'unclear') void outcome.then(late);
    return first;
  }
  return result;
}
