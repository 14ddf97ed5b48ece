import type { EmailConfig } from '../email/config';
import { ANSWER_TIMEOUT } from '../email/constants';
import { send, type Result } from '../email/send';
import { pause } from './lock';
import type { Message } from './machine';

/**
 * Sends a message by e-mail, and by the second channel what e-mail refused.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build,
 * without it the import is not even in the script. It takes only messages that certainly did not arrive.
 */
export async function deliver(config: EmailConfig, message: Message, late: (result: Result) => void): Promise<Result> {
  const result = await send(config, message.fields, late);
  if (process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID && result.type === 'failed' && result.kind !== 'offline') {
    try {
      await Promise.race([
        import('../firestore').then(({ writeMessage }) => writeMessage(message.id, message.fields)),
        pause(ANSWER_TIMEOUT).then(() => Promise.reject(new Error('The document database did not answer.'))),
      ]);
      return { type: 'delivered' };
    } catch (error) {
      console.error(error);
    }
  }
  return result;
}
