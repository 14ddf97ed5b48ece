import type { Fields } from '@/lib/contact/fields';
import type { Result } from '@/lib/contact/result';

/** Makes one attempt with a message. */
export type Channel = (fields: Fields) => Promise<Result>;

/**
 * Sends a message by e-mail; when the service certainly did not take it, stores it by the second channel. Rejects only
 * when the e-mail channel does.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is a constant of the build, and
 * without it no script contains what follows.
 *
 * @param store undefined in a build without it
 */
export async function sendOrStore(fields: Fields, sendEmail: Channel, store: Channel | undefined): Promise<Result> {
  const result = await sendEmail(fields);
  if (!process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID || result.type !== 'failed') return result;
  try {
    const stored = await store!(fields);
    if (stored.type !== 'failed') return stored;
  } catch (error) {
    // Its script could not be loaded.
    console.error(error);
  }
  // When both have refused the message, the form says why the first one did.
  return result;
}
