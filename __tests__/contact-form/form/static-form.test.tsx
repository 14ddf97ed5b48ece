import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact-form/contact-form';
import { CONFIG, CONTACT } from './open-form';
import { texts } from './texts';

const form = <ContactForm id="contact" texts={texts} config={CONFIG} contact={CONTACT} />;

/** The form as it stands in the page before any script runs. */
function staticForm() {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  return page.querySelector('form')!;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('posts itself to the e-mail service', () => {
  const element = staticForm();
  expect(element.action).toBe('https://mail.example.com/api/v1.0/email/send-form');
  expect(element.method).toBe('post');
  expect(element.enctype).toBe('multipart/form-data');
  expect(element.noValidate).toBe(false);
  expect(element.querySelector('[name=email]')).toBeRequired();
  expect(element.querySelector('button')).toHaveAttribute('type', 'submit');
});

test('does not depend on what the device keeps, knows or shows', () => {
  const before = renderToString(form);
  localStorage.setItem('nestif-form-1:draft', JSON.stringify({ at: Date.now(), fields: { message: 'Hello' } }));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(form)).toBe(before);
  expect(before).not.toMatch(/ style=| hidden=""/);
});

test('is taken over by the script as it stands, with what was typed before and what a draft has besides', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const draft = { fullname: 'Asha', email: '', phone: '', message: 'Typed last week' };
  localStorage.setItem('nestif-form-1:draft', JSON.stringify({ at: Date.now(), fields: draft }));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const field = container.querySelector<HTMLTextAreaElement>('textarea')!;
  field.value = 'Typed early';
  render(form, { container, hydrate: true });
  expect(logged).not.toHaveBeenCalled();
  expect(container.querySelector('textarea')).toBe(field);
  expect(field.value).toBe('Typed last week\n\nTyped early');
  expect(container.querySelector('input')!.value).toBe('Asha');
  // From now on it is the draft: nothing has to be typed for that.
  expect(localStorage.getItem('nestif-form-1:draft')).toContain('Typed early');
  expect(container.querySelector('form')!.noValidate).toBe(true);
  expect([...new FormData(container.querySelector('form')!).keys()]).toEqual(['fullname', 'email', 'phone', 'message']);
});

test('says that a draft is back, also when the browser itself has put it into the fields', () => {
  const draft = { fullname: '', email: '', phone: '', message: 'Typed last week' };
  localStorage.setItem('nestif-form-1:draft', JSON.stringify({ at: Date.now(), fields: draft }));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(form);
  // Firefox restores fields on reload, before any script runs.
  container.querySelector('textarea')!.value = 'Typed last week';
  render(form, { container, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent(texts.restored);
  expect(container.querySelector('textarea')!.value).toBe('Typed last week');
});
