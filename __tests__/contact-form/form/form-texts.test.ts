import { formTexts } from '@/components/contact-form/form-texts';
import { form } from '../../support/words';

const { text, secondChannel } = form.privacy;

test('the privacy note mentions the second channel in a build that has one', () =>
  expect(formTexts(form, true).privacy.text).toBe(`${text} ${secondChannel}`));

test('a build without one says nothing of it', () =>
  expect(JSON.stringify(formTexts(form, false))).not.toContain(secondChannel));
