import type { EmailConfig } from '@/lib/contact/constants';
import type { Content } from '@/lib/content/schema';

export interface ContactFormProps {
  /** Prefix of every HTML id in the form. */
  id: string;
  /** `form` of `content/pages/contacts.yaml`; `reply`: how soon a message is answered, at the head of the form. */
  texts: Content['pages']['contacts']['form'] & { reply?: string | undefined };
  /** The language of the dates, such as `en-IN`. Not that of the page, which a translator changes. */
  language: string;
  config: EmailConfig;
  /** Other ways to reach the company, which the form offers when sending fails. */
  contact: { email: string; phones: string[] };
  /** The address of the privacy notice, on the same page. */
  privacyUrl: string;
}
