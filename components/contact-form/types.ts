import type { Content } from '@/lib/content/schema';
import type { EmailConfig } from './email/config';
import type { FieldName } from './fields';

/** `form` of `content/pages/contacts.yaml`. */
export type AllTexts = Content['pages']['contacts']['form'];

/** Every word the form says in this build: `stored` only with the second channel. */
export type FormTexts = Omit<AllTexts, 'privacy' | 'stored'> & {
  privacy: Omit<AllTexts['privacy'], 'secondChannel'>;
  stored?: AllTexts['stored'];
};

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
