import { formTexts } from '@/components/contact-form/form-texts';
import { form } from '../../support/words';

const { text, secondChannel } = form.privacy;

test('a build with the second channel mentions it in the privacy note, and has words for what is stored', () => {
  const texts = formTexts(form, true);
  expect(texts.privacy.text).toBe(`${text} ${secondChannel}`);
  expect(texts.stored).toEqual(form.stored);
});

test('a build without one says nothing of it', () => {
  const texts = JSON.stringify(formTexts(form, false));
  for (const word of [secondChannel, ...Object.values(form.stored)]) expect(texts).not.toContain(word);
});
