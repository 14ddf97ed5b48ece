import { emailText } from '@/lib/contact/text';
import type { Fields } from '@/lib/contact/fields';

/** The origin of the document database, which the Content-Security-Policy must allow. */
export const DATABASE_ORIGIN = 'https://firestore.googleapis.com';

/** The collection of messages that email could not deliver. `tools/firebase/firestore.rules` has the same name. */
export const COLLECTION = 'mail';

/** The document of the recipient in the extension's users collection, so that no page contains the address. */
export const RECIPIENT = 'contact-form';
export const SUBJECT = 'Message from the contact form';

/** The field with the time when the server accepted a message. */
export const TIME_FIELD = 'createdAt';

/** The id of a new document: one for each attempt, since the rules let nobody write to an existing one. */
export const newId = (): string => `${Date.now()}-${Math.random()}`;

/**
 * The document that Firebase's extension "Trigger Email" sends, without its timestamp. The rules fix recipient and
 * subject.
 */
export const mailOf = (fields: Fields) => ({
  toUids: [RECIPIENT],
  replyTo: fields.email,
  message: { subject: SUBJECT, text: emailText(fields) },
});
