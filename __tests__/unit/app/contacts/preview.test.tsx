/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import ContactPage from '@/app/contacts/page';
import { EMAIL_VARIABLES } from '@/lib/contact/config';

const before = process.env;
afterEach(() => (process.env = before));

test('the form of a preview says that it sends nothing, is switched off, and posts to no real service', () => {
  const ids = Object.fromEntries(EMAIL_VARIABLES.map((name) => [name, name.endsWith('ORIGIN') ? '' : 'real']));
  process.env = { ...before, ...ids, SITE_PREVIEW: '1' };
  const page = renderToStaticMarkup(<ContactPage />);
  expect(page).toMatch(
    /<fieldset disabled.*its form is switched off and sends nothing.*<form.*<\/form>.*<\/fieldset>/s,
  );
  expect(page).toContain('action="https://preview.invalid/');
});
