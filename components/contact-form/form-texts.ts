import type { AllTexts, FormTexts } from './types';

/**
 * What the form says in this build.
 *
 * @param hasSecondChannel whether there is one: then the privacy note mentions it
 */
export function formTexts(texts: AllTexts, hasSecondChannel: boolean): FormTexts {
  const { secondChannel, ...privacy } = texts.privacy;
  return { ...texts, privacy: hasSecondChannel ? { ...privacy, text: `${privacy.text} ${secondChannel}` } : privacy };
}
