import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Fields } from '@/lib/contact/fields';
import type { Result } from '@/lib/contact/result';
import { initializeFirebase } from './firebase';
import { COLLECTION, mailOf, newId, TIME_FIELD } from './mail';

/** Database errors after which the message may still have been stored: the connection broke, or there was no answer. */
const UNCONFIRMED = ['unknown', 'unavailable', 'internal', 'deadline-exceeded', 'cancelled'];

/** Stores a message in the document database from the page. Never rejects. */
export async function storeBySdk(fields: Fields): Promise<Result> {
  try {
    const document = doc(initializeFirebase(), COLLECTION, newId());
    await setDoc(document, { ...mailOf(fields), [TIME_FIELD]: serverTimestamp() });
    return { type: 'stored' };
  } catch (error) {
    console.error(error);
    const { code = '' } = error as { code?: string };
    return UNCONFIRMED.includes(code)
      ? { type: 'unconfirmed', kind: 'unreachable' }
      : { type: 'failed', kind: 'refused', text: code };
  }
}
