import type { AllTexts, FormTexts } from './types';

/**
 * What the form says in this build.
 *
 * @param hasSecondChannel whether there is one: then the privacy note mentions it, and the form says of a message that it is stored
 */
export function formTexts(texts: AllTexts, hasSecondChannel: boolean): FormTexts {
  const { stored, privacy, ...rest } = texts;
  const { secondChannel, ...note } = privacy;
  if (!hasSecondChannel) return { ...rest, privacy: note };
  return { ...rest, stored, privacy: { ...note, text: `${note.text} ${secondChannel}` } };
}
