import { screen, within } from '@testing-library/react';
import { FIELD_LIMITS } from '@/lib/contact/fields';
import { alert, button, field, openForm, said, service, status, texts, setUpDevice, wait } from './open-form';

setUpDevice();

test('each field tells browsers how to fill it in, whether it is optional, and what its hint is', async () => {
  await openForm();
  expect(field('fullname')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('phone')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getAllByText(`(${texts.optional})`)).toHaveLength(3);
  expect(field('email')).toHaveAccessibleDescription(texts.fields.email.hint);
  expect(field('fullname')).not.toHaveAttribute('aria-describedby');
});

test.each([
  ['   ', texts.errors.emailMissing],
  ['asha', texts.errors.emailFormat],
  ['asha@', texts.errors.emailFormat],
])(
  'the email address "%s" gives an error in a summary and next to the field until it is corrected',
  async (value, error) => {
    const { user } = await openForm();
    await user.type(field('message'), 'Hello');
    await user.type(field('email'), value);
    await user.click(button(texts.submit));
    const heading = screen.getByRole('heading', { name: texts.errors.summary });
    const summary = heading.parentElement!;
    expect(heading).toHaveFocus();
    // Screen readers read the heading because it has the focus. An alert would make them read it twice.
    expect(alert()).toBeNull();
    expect(field('email')).toBeInvalid();
    expect(field('email')).toHaveAccessibleDescription(`${texts.fields.email.hint} ${error}`);
    expect(field('message')).toHaveValue('Hello');
    expect(field('message')).not.toHaveAttribute('aria-invalid');
    await user.click(within(summary).getByRole('link', { name: error }));
    expect(field('email')).toHaveFocus();
    await wait(60_000);
    expect(service.requests).toHaveLength(0);
    await user.clear(field('email'));
    await user.type(field('email'), 'asha@example.com');
    await user.click(button(texts.submit));
    expect(summary).not.toBeInTheDocument();
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  },
);

test.each([
  ['the number to call', ['+91 612 000 0000', '+91 641 000 0000'], ['tel:+916120000000']],
  ['no other way, if the company has none', [], []],
])('without an email address, the summary offers %s', async (_what, phones, links) => {
  const { user } = await openForm(undefined, { contact: { email: 'team@example.com', phones } });
  await user.click(button(texts.submit));
  const summary = screen.getByRole('heading', { name: texts.errors.summary }).parentElement!;
  const [, ...others] = within(summary).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('a field shows its limit before the text reaches it, and text that just fits is sent', async () => {
  const limit = FIELD_LIMITS.message;
  const { user } = await openForm();
  await user.type(field('email'), 'asha@example.com');
  await user.click(field('message'));
  await user.paste('x'.repeat(limit * 0.9));
  expect(field('message')).not.toHaveAttribute('aria-describedby');
  await user.paste('x'.repeat(limit * 0.1));
  expect(field('message')).toHaveAccessibleDescription(texts.remaining.replace('{count}', '0'));
  await user.click(button(texts.submit));
  await wait(1_000);
  expect(field('message')).not.toHaveAttribute('aria-describedby');
  expect(service.requests).toHaveLength(1);
});

test.each(['submit', 'blur', 'paste'])('a pasted address is cleaned and written into its field on %s', async (when) => {
  const { user } = await openForm();
  if (when === 'paste') await user.click(field('email'));
  else await user.type(field('email'), 'Asha <asha@example.com>.');
  if (when === 'submit') await user.click(button(texts.submit));
  if (when === 'paste') await user.paste('mailto:asha@example.com');
  if (when === 'blur') await user.tab();
  await wait(when === 'submit' ? 1_000 : 10);
  if (when !== 'submit') expect(field('email')).toHaveValue('asha@example.com');
  else expect(service.last.payload).toContainEqual(['email', 'asha@example.com']);
});

test('an address that the browser accepts is sent as typed, and 100,000 characters are kept in the field', async () => {
  const { user } = await openForm();
  await user.type(field('email'), 'asha@example');
  await user.click(button(texts.submit));
  await wait(1_000);
  expect(service.last.payload).toContainEqual(['email', 'asha@example']);
  await user.click(field('email'));
  await user.paste(`${'.'.repeat(100_000)}x`);
  await user.click(button(texts.submit));
  expect(field('email').value).toHaveLength(100_001);
});

test('the email field is required, but becomes invalid only after Submit', async () => {
  const { user } = await openForm();
  expect(field('email')).toBeRequired();
  expect(field('email')).toBeValid();
  await user.click(button(texts.submit));
  expect(field('email')).toBeInvalid();
});

test('the summary says how many errors there are, and lists them in the order of the fields', async () => {
  const { user } = await openForm();
  await user.click(field('fullname'));
  await user.paste('x'.repeat(FIELD_LIMITS.fullname + 1));
  await user.click(button(texts.submit));
  const heading = screen.getByRole('heading', { name: texts.errors.summaryMany.replace('{count}', '2') });
  expect(heading).toHaveFocus();
  const links = within(heading.parentElement!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#contact_form_fullname',
    '#contact_form_email',
    'tel:+916120000000',
  ]);
});

test('text that is too long gives an error that names its field, and is never cut', async () => {
  const { user } = await openForm();
  await user.type(field('email'), 'asha@example.com');
  await user.click(field('message'));
  await user.paste('x'.repeat(100_000));
  await user.click(button(texts.submit));
  expect(field('message').value).toHaveLength(100_000);
  const error = texts.errors.tooLong.replace('{field}', texts.fields.message.label).replace('{limit}', '15,000');
  expect(field('message')).toHaveAccessibleDescription(`${error} ${texts.remaining.replace('{count}', '-85000')}`);
  expect(screen.getByRole('heading', { name: texts.errors.summary }).parentElement!).toHaveTextContent(error);
  await wait(60_000);
  expect(service.requests).toHaveLength(0);
});

test('if the browser cannot keep a draft, the form says so once, until the message is submitted', async () => {
  const { user } = await openForm();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(field('email'), 'asha@example.com');
  expect(status()).toHaveTextContent(texts.unkept);
  await wait(2_000);
  await user.type(field('message'), 'Hello');
  await wait(300);
  expect(said()).toBe('');
  await user.click(button(texts.submit));
  expect(status()).not.toHaveTextContent(texts.unkept);
});
