import { emailText } from '@/lib/contact/text';
import type { Fields } from '@/lib/contact/fields';
import { getFirebaseDatabase } from './firebase';

/** The collection of messages that e-mail could not deliver. `tools/deploy/firestore.rules` has the same name. */
export const COLLECTION = 'mail';

/** The origin of the database, which the Content-Security-Policy must allow. */
export const DATABASE_ORIGIN = 'https://firestore.googleapis.com';

/** The document of the recipient in the extension's users collection, so that no page has the address. */
export const RECIPIENT = 'contact-form';
export const SUBJECT = 'Message from the contact form';

/**
 * Stores a message in the document database. Resolves when the database has it, also from an earlier attempt.
 *
 * The document is one that Firebase's extension "Trigger Email" sends. The rules fix its recipient and its subject, and
 * let nobody change it: the id of the message is the id of the document.
 */
export async function storeMessage(id: string, fields: Fields): Promise<void> {
  const [database, { doc, serverTimestamp, setDoc }] = await Promise.all([
    getFirebaseDatabase(),
    import('firebase/firestore/lite'),
  ]);
  const document = doc(database, COLLECTION, id);
  const mail = { toUids: [RECIPIENT], replyTo: fields.email, message: { subject: SUBJECT, text: emailText(fields) } };
  try {
    await setDoc(document, { ...mail, createdAt: serverTimestamp() });
  } catch (error) {
    if ((error as { code?: string }).code !== 'permission-denied') throw error;
    // The answer to an earlier attempt may have been lost. The rules let a document be written again that stays as it
    // is, which sends no second e-mail.
    await setDoc(document, mail, { merge: true });
  }
}
