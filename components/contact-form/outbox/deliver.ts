import type { EmailConfig } from '../email/config';
import { ANSWER_TIMEOUT } from '../email/constants';
import { send, type Result } from '../email/send';
import { pause } from './lock';
import type { Message } from './reducer';

/** Errors of the database after which it may have the message: the connection broke, or the answer is none. */
const UNCONFIRMED = /^(unknown|unavailable|internal|deadline-exceeded|cancelled)$/;

/**
 * Sends a message by e-mail, and by the second channel what e-mail refused.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build,
 * without it the import is not even in the script. It takes only messages that certainly did not arrive, and what it
 * took is stored, not delivered.
 */
export async function deliver(config: EmailConfig, message: Message, late: (result: Result) => void): Promise<Result> {
  const result = await send(config, message.fields, late);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && result.type === 'failed' && result.kind !== 'offline') {
    const stored = import('../firebase/firestore').then(({ storeMessage }) => storeMessage(message.id, message.fields));
    const outcome = stored.then(
      (): Result => ({ type: 'stored' }),
      (error: { code?: string }): Result => {
        console.error(error);
        return UNCONFIRMED.test(error.code ?? '') ? { ...result, type: 'unconfirmed', kind: 'unreachable' } : result;
      },
    );
    // Without an answer of the database nobody can know, as without one of the e-mail service.
    const timeout = pause(ANSWER_TIMEOUT).then((): Result => ({ type: 'unconfirmed', kind: 'noAnswer' }));
    const first = await Promise.race([outcome, timeout]);
    if (first.type === 'unconfirmed') void outcome.then(late);
    return first;
  }
  return result;
}
