/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import ContactPage from '@/app/contacts/page';
import { EMAIL_VARIABLES } from '@/lib/contact/config';
import { PREVIEW_VARIABLE } from '@/lib/site/preview';

const before = process.env;
afterEach(() => (process.env = before));

function contactPage(variables: Record<string, string>): string {
  const none = Object.fromEntries([...EMAIL_VARIABLES, PREVIEW_VARIABLE].map((name) => [name, '']));
  process.env = { ...before, ...none, ...variables };
  return renderToStaticMarkup(<ContactPage />);
}

test('the form of a preview says that it sends nothing, is switched off, and posts to no real service', () => {
  const ids = Object.fromEntries(EMAIL_VARIABLES.slice(0, -1).map((name) => [name, 'real']));
  const page = contactPage({ SITE_PREVIEW: '1', ...ids });
  expect(page).toMatch(
    /<fieldset disabled.*its form is switched off and sends nothing.*<form.*<\/form>.*<\/fieldset>/s,
  );
  expect(page).toContain('action="https://preview.invalid/');
});

test('the form of the live site does not mention a preview', () => {
  expect(contactPage({})).not.toContain('preview');
});
