import { screen, within } from '@testing-library/react';
import { FIELD_LIMITS } from '@/components/contact-form/fields';
import { texts } from './texts';
import { button, field, openForm, service, wait } from './open-form';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  service.install();
  service.requests.length = 0;
});

afterEach(() => {
  service.remove();
  jest.useRealTimers();
});

const summary = () => screen.getByRole('alert');

test.each([
  ['Name', { autocomplete: 'name' }],
  ['Email', { autocomplete: 'email', inputmode: 'email' }],
  ['Phone', { autocomplete: 'tel', inputmode: 'tel' }],
])('the field %s has what browsers need to fill it in', async (label, attributes) => {
  await openForm();
  for (const [name, value] of Object.entries(attributes)) expect(field(label)).toHaveAttribute(name, value);
});

test('only the e-mail address is required', async () => {
  const { user } = await openForm();
  expect(screen.getAllByText(`(${texts.optional})`)).toHaveLength(3);
  await user.type(field('Email'), 'asha@example.com');
  await user.click(button(texts.submit));
  await wait(1_000);
  expect(service.requests).toHaveLength(1);
});

test.each([
  ['', texts.errors.emailMissing],
  ['   ', texts.errors.emailMissing],
  ['asha', texts.errors.emailFormat],
  ['asha@', texts.errors.emailFormat],
])('the e-mail address "%s" is an error in a summary and beside the field', async (value, error) => {
  const { user } = await openForm();
  await user.type(field('Message'), 'Hello');
  if (value) await user.type(field('Email'), value);
  await user.click(button(texts.submit));
  expect(summary()).toHaveFocus();
  expect(within(summary()).getByRole('heading', { name: texts.errors.summary })).toBeInTheDocument();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription(`${texts.fields.email.hint} ${error}`);
  expect(field('Message')).toHaveValue('Hello');
  expect(field('Message')).not.toHaveAttribute('aria-invalid');
  await user.click(within(summary()).getByRole('link', { name: error }));
  expect(field('Email')).toHaveFocus();
  await wait(60_000);
  expect(service.requests).toHaveLength(0);
});

test('an error is gone when it is corrected', async () => {
  const { user } = await openForm();
  await user.click(button(texts.submit));
  await user.type(field('Email'), 'asha@example.com');
  await user.click(button(texts.submit));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('an optional hint describes its field', async () => {
  await openForm();
  expect(field('Email')).toHaveAccessibleDescription(texts.fields.email.hint);
  expect(field('Name')).not.toHaveAttribute('aria-describedby');
});

describe('the limits', () => {
  const limit = FIELD_LIMITS.message;

  test('are shown before they are reached', async () => {
    const { user } = await openForm();
    await user.click(field('Message'));
    await user.paste('x'.repeat(limit * 0.9));
    expect(field('Message')).not.toHaveAttribute('aria-describedby');
    await user.paste('y');
    expect(field('Message')).toHaveAccessibleDescription(`${limit * 0.1 - 1} characters left`);
    await user.clear(field('Message'));
    expect(field('Message')).not.toHaveAttribute('aria-describedby');
  });

  test('never cut a text that is pasted', async () => {
    const { user } = await openForm();
    await user.type(field('Email'), 'asha@example.com');
    await user.click(field('Message'));
    await user.paste('x'.repeat(100_000));
    await user.click(button(texts.submit));
    expect(field('Message').value).toHaveLength(100_000);
    expect(field('Message')).toHaveAccessibleDescription('Shorten this to 15,000 characters -85000 characters left');
    expect(summary()).toHaveTextContent('Shorten this to 15,000 characters');
    await wait(60_000);
    expect(service.requests).toHaveLength(0);
  });

  test('let pass what just fits', async () => {
    const { user } = await openForm();
    await user.type(field('Email'), 'asha@example.com');
    await user.click(field('Message'));
    await user.paste('x'.repeat(limit));
    await user.click(button(texts.submit));
    await wait(1_000);
    expect(service.requests).toHaveLength(1);
  });
});

test('a browser that cannot keep what is typed says so until the message is sent', async () => {
  const { user } = await openForm();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(field('Email'), 'asha@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(texts.unkept);
  full.mockRestore();
  await user.click(button(texts.submit));
  expect(screen.getByRole('status')).not.toHaveTextContent(texts.unkept);
});

test('what was typed before comes back, and the form says so until something happens to it', async () => {
  const { user, unmount } = await openForm();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field('Message'), 'Half a sentence');
  unmount();
  await openForm();
  expect(field('Message').value).toBe('Half a sentence');
  expect(screen.getByRole('status')).toHaveTextContent(texts.restored);
  await user.click(button(texts.privacy.forget));
  expect(field('Message').value).toBe('');
  expect(screen.getByRole('status')).not.toHaveTextContent(texts.restored);
});
