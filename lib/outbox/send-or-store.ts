import type { Fields } from '@/lib/contact/fields';
import type { Result } from '@/lib/contact/result';

/** Makes one attempt to send a message. */
export type Channel = (fields: Fields) => Promise<Result>;

/**
 * Sends a message by email; if the service certainly did not accept it, stores it through the second channel. Rejects
 * only if the email channel does.
 *
 * The second channel exists only in a build with `NEXT_PUBLIC_FIREBASE_*`: the condition is constant in a build, so the
 * scripts of other builds do not contain it.
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
    // The script of the second channel could not be loaded.
    console.error(error);
  }
  // If both have refused the message, the form says why the first one did.
  return result;
}
