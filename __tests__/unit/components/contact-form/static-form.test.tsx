import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact-form/contact-form';
import { NO_FIELDS, type Fields } from '@/lib/contact/fields';
import { readTab, writeTab } from '@/components/contact-form/tab';
import { staticPage } from '@/__tests__/unit/components/hydration';
import { FakeIndexedDb } from '@/__tests__/support/fakes/indexed-db';
import { props, status, texts } from './open-form';

const form = <ContactForm {...props} />;
const saveDraft = (draft: Fields) => writeTab({ draft, own: [] });

/** Applies `change` to the form's static HTML, and then hydrates it. */
async function hydrate(change: (form: HTMLFormElement) => void) {
  const container = staticPage(form);
  document.body.append(container);
  const element = container.querySelector('form')!;
  change(element);
  render(form, { container, hydrate: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { element, field: element.querySelector('textarea')! };
}

beforeEach(() => {
  FakeIndexedDb.install();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the static form posts to the email service', () => {
  const element = staticPage(form).querySelector('form')!;
  expect(element.action).toBe('https://mail.example.com/api/v1.0/email/send-form');
  expect(element.method).toBe('post');
  expect(element.enctype).toBe('multipart/form-data');
  expect(element.noValidate).toBe(false);
  expect(element.querySelector('[name=email]')).toBeRequired();
  expect(element.querySelector('button')).toHaveAttribute('type', 'submit');
});

test('the static form does not depend on the device', () => {
  const before = renderToString(form);
  saveDraft({ ...NO_FIELDS, message: 'Hello' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(form)).toBe(before);
  expect(before).not.toMatch(/ style=| hidden=""/);
});

test('hydration joins the draft and what was typed before the script ran', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  saveDraft({ fullname: 'Asha', email: '', phone: '', message: 'Typed before' });
  let before: Element;
  const { element, field } = await hydrate((form) => {
    before = form.querySelector('textarea')!;
    form.querySelector('textarea')!.value = 'Typed early';
  });
  expect(logged).not.toHaveBeenCalled();
  expect(field).toBe(before!);
  expect(field.value).toBe('Typed before\n\nTyped early');
  expect(element.querySelector('input')!.value).toBe('Asha');
  // The joined text is saved as the draft, without an input event.
  expect(readTab().draft).toMatchObject({ message: 'Typed before\n\nTyped early' });
  expect(element.noValidate).toBe(true);
  expect([...new FormData(element).keys()]).toEqual(['fullname', 'email', 'phone', 'message']);
});

test('the form says that it restored a draft, even if the browser restored the fields', async () => {
  saveDraft({ fullname: '', email: '', phone: '', message: 'Typed before' });
  // Firefox restores fields on reload, before any script runs.
  const { field } = await hydrate((form) => (form.querySelector('textarea')!.value = 'Typed before'));
  expect(status()).toHaveTextContent(texts.restored);
  expect(field.value).toBe('Typed before');
});
