import type { Fields } from '../fields';
import { getFirebaseDatabase } from './firebase';

/** Where messages are written that e-mail could not deliver. `firestore.rules` knows it by this name. */
export const COLLECTION = 'messages';

/** Where the database answers: the library's own host, which the Content-Security-Policy must let through. */
export const DATABASE_ORIGIN = 'https://firestore.googleapis.com';

/**
 * Writes a message to the document database; resolves when the database has it.
 *
 * The id of the message is the id of the document, and the rules allow no document to be written twice: a repeated try
 * is refused instead of stored again.
 */
export async function writeMessage(id: string, fields: Fields): Promise<void> {
  const [database, { doc, serverTimestamp, setDoc }] = await Promise.all([
    getFirebaseDatabase(),
    import('firebase/firestore/lite'),
  ]);
  await setDoc(doc(database, COLLECTION, id), { ...fields, sentAt: serverTimestamp() });
}
