import type { Content } from '@/lib/content/schema';
import type { EmailConfig } from '@/lib/email/config';
import type { FieldName } from '@/lib/email/fields';

/** Every word the form says: `form` of `content/pages/contacts.yaml`. */
export type FormTexts = Content['pages']['contacts']['form'];

export interface ContactFormProps {
  /** Start of every HTML id in the form. */
  id: string;
  texts: FormTexts;
  config: EmailConfig;
  /** The other ways to reach the company, offered when sending fails. */
  contact: { email: string; phones: string[] };
}

/** What is wrong with a field, in the words of the content file. */
export interface FieldError {
  name: FieldName;
  text: string;
}
