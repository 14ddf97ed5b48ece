import type { Content } from '@/lib/content/schema';
import type { EmailConfig } from '@/lib/contact/config';

/** `form` of `content/pages/contacts.yaml`. */
export type FormTexts = Content['pages']['contacts']['form'];

export interface ContactFormProps {
  /** Prefix of every HTML id in the form. */
  id: string;
  /** `reply`: how soon a message is answered, at the head of the form. */
  texts: FormTexts & { reply?: string | undefined };
  /**
   * The language of the form's text, such as `en-IN`. Extensions may change the language in the page, so the form does
   * not read it from there.
   */
  language: string;
  config: EmailConfig;
  /** Other ways to reach the company, which the form offers when sending fails. */
  contact: { email: string; phones: string[] };
  /** The address of the privacy notice, on the same page. */
  notice: string;
}
