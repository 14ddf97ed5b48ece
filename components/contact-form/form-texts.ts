import type { AllTexts, FormTexts } from './types';

/**
 * What the form says in this build.
 *
 * @param secondChannel whether there is one: then the privacy note has to tell of it
 */
export function formTexts(texts: AllTexts, secondChannel: boolean): FormTexts {
  const { secondChannel: addition, ...privacy } = texts.privacy;
  return { ...texts, privacy: secondChannel ? { ...privacy, text: `${privacy.text} ${addition}` } : privacy };
}
