import type { Fields } from '../fields';
import { getFirebaseDatabase } from './firebase';

/** Where messages are stored that e-mail could not deliver. `firestore.rules` knows it by this name. */
export const COLLECTION = 'mail';

/** Where the database answers: the library's own host, which the Content-Security-Policy must let through. */
export const DATABASE_ORIGIN = 'https://firestore.googleapis.com';

/** The document of the recipient in the extension's users collection: the address itself is in no page. */
export const RECIPIENT = 'contact-form';
export const SUBJECT = 'Message from the contact form';

/**
 * Stores a message in the document database; resolves when the database has it.
 *
 * The document is one that Firebase's extension "Trigger Email" sends. The rules fix its recipient and its subject, and
 * allow no document to be written twice: the id of the message is the id of the document.
 */
export async function storeMessage(id: string, fields: Fields): Promise<void> {
  const [database, { doc, serverTimestamp, setDoc }] = await Promise.all([
    getFirebaseDatabase(),
    import('firebase/firestore/lite'),
  ]);
  await setDoc(doc(database, COLLECTION, id), {
    toUids: [RECIPIENT],
    replyTo: fields.email,
    message: { subject: SUBJECT, text: emailText(fields) },
    createdAt: serverTimestamp(),
  });
}

/** Three lines about the sender, an empty line, and the message to the end. */
function emailText({ fullname, email, phone, message }: Fields): string {
  // A name with line breaks must not look like further lines about the sender.
  const line = (text: string) => text.replace(/\s+/g, ' ');
  return `Name: ${line(fullname)}\nEmail: ${email}\nPhone: ${line(phone)}\n\nMessage:\n${message}`;
}
