import type { Content } from '@/lib/content/schema';
import type { EmailConfig } from './email/config';

/** `form` of `content/pages/contacts.yaml`. */
type AllTexts = Content['pages']['contacts']['form'];

/** The texts of the form in this build. */
export type FormTexts = Omit<AllTexts, 'privacy'> & { privacy: Omit<AllTexts['privacy'], 'secondChannel'> };

export interface ContactFormProps {
  /** Prefix of every HTML id in the form. */
  id: string;
  texts: FormTexts;
  config: EmailConfig;
  /** The other ways to reach the company, offered when sending fails. */
  contact: { email: string; phones: string[] };
}

/**
 * The texts of the form in this build.
 *
 * @param hasSecondChannel whether the privacy note mentions the second channel
 */
export function formTexts(texts: AllTexts, hasSecondChannel: boolean): FormTexts {
  const { secondChannel, ...privacy } = texts.privacy;
  return { ...texts, privacy: hasSecondChannel ? { ...privacy, text: `${privacy.text} ${secondChannel}` } : privacy };
}
