import type { Content } from '@/lib/content/schema';
import type { EmailConfig } from './email/config';
import type { FieldName } from './fields';

/** `form` of `content/pages/contacts.yaml`. */
export type AllTexts = Content['pages']['contacts']['form'];

/** Every word the form says in this build. */
export type FormTexts = Omit<AllTexts, 'privacy'> & { privacy: Omit<AllTexts['privacy'], 'secondChannel'> };

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
