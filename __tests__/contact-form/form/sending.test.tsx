import { act, fireEvent, screen, within } from '@testing-library/react';
import { texts } from './texts';
import { ASHA, CONTACT, NOTHING, button, field, openForm, sendMessage, service, typed, wait } from './open-form';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
  localStorage.clear();
  sessionStorage.clear();
  service.install();
  service.requests.length = 0;
  service.reply = undefined;
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  service.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const status = () => screen.getByRole('status');
const alert = () => screen.queryByRole('alert');
const kept = () => Object.keys(localStorage).filter((key) => /^nestif-form-\d:/.test(key));

describe('a message that is delivered', () => {
  test('leaves the fields at once, before there is an answer', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    expect(typed()).toEqual(NOTHING);
    expect(status()).toHaveTextContent(texts.sending);
    expect(alert()).toBeNull();
  });

  test('is confirmed by an alert for 2000 ms, and by a line that stays', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(alert()).toHaveTextContent(/^Form submitted, our business team will reach out to you shortly\.$/);
    await wait(1_999);
    expect(alert()).toBeInTheDocument();
    await wait(1);
    expect(alert()).toBeNull();
    expect(status()).toHaveTextContent('Your message was sent at 14:05.');
    await wait(3_600_000);
    expect(status()).toHaveTextContent('Your message was sent at 14:05.');
    expect(kept()).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('is not spoken of while another one is not delivered', async () => {
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await wait(1_000);
    service.last.answer(200, 'OK');
    await wait(2_000);
    await sendMessage(user, 'Second');
    expect(status()).toHaveTextContent(/^Sending…$/);
    await wait(1_000);
    service.last.answer(500, 'No');
    await wait(0);
    expect(status()).toHaveTextContent(/^One message waits\.$/);
  });

  test('leaves alone what was typed since', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await user.type(field('Message'), 'Next');
    await wait(1_000);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(field('Message')).toHaveValue('Next');
  });
});

test('a message that is stored only is called stored, never sent', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'some-project' });
  await openForm();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'nestif-form-outcome', newValue: 'stored' })));
  expect(alert()).toHaveTextContent(/^It is stored\.$/);
  await wait(2_000);
  expect(alert()).toBeNull();
  expect(status()).toHaveTextContent(/^Stored at 14:05\.$/);
});

describe('pressing Submit more than once', () => {
  test('by a double click sends once and reports no error in the empty fields', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await user.click(button(texts.submit));
    await wait(60_000);
    expect(service.requests).toHaveLength(1);
    expect(screen.queryByText(texts.errors.summary)).toBeNull();
  });

  test('by a double click sends once, also when the message is back in the fields between the clicks', async () => {
    service.reply = (request) => request.fail();
    const { user } = await openForm();
    await sendMessage(user);
    await wait(300);
    expect(typed()).toEqual(ASHA);
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(service.requests).toHaveLength(1);
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(service.requests).toHaveLength(2);
  });

  test('by holding Enter sends once', async () => {
    const { user } = await openForm();
    await user.type(field('Email'), 'asha@example.com{Enter}');
    await wait(5_000);
    const held = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(field('Email'), held)).toBe(false);
    expect(fireEvent.keyDown(button(texts.submit), held)).toBe(false);
    expect(fireEvent.keyDown(field('Message'), held)).toBe(true);
    expect(fireEvent.keyDown(field('Email'), { key: 'x', repeat: true })).toBe(true);
    expect(service.requests).toHaveLength(1);
  });

  test('with another message sends both, one after the other', async () => {
    service.reply = (request) => request.answer(200, 'OK');
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await sendMessage(user, 'Second');
    await wait(10_000);
    expect(service.requests.map((request) => request.payload[3]![1])).toEqual(['First', 'Second']);
  });
});

test('opening the form twice over, as React does in development, sends once', async () => {
  const { user } = await openForm({ reactStrictMode: true });
  await sendMessage(user);
  await wait(10_000);
  expect(service.requests).toHaveLength(1);
  service.last.answer(200, 'OK');
  await wait(0);
  expect(alert()).toHaveTextContent(texts.success);
});

describe('a message that fails', () => {
  const refused = (status: number) => () => service.last.answer(status, 'No');

  test.each<[string, () => void, string, string]>([
    ['is refused', refused(500), texts.failure.refused, 'No'],
    ['is one of too many', refused(429), texts.failure.tooMany, 'No'],
  ])('as it %s comes back and says why', async (_, fail, reason, logged) => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    fail();
    await wait(0);
    expect(alert()).toHaveTextContent(texts.failure.heading);
    expect(alert()).toHaveTextContent(reason);
    expect(alert()).toHaveTextContent(texts.failure.kept);
    expect(alert()).not.toHaveTextContent(texts.waiting.mayHaveArrived);
    expect(status()).toHaveTextContent(texts.waiting.one);
    expect(typed()).toEqual(ASHA);
    expect(consoleError.mock.calls).toEqual([[logged]]);
    expect(screen.queryByText(/was sent|Form submitted/)).toBeNull();
    await wait(4_000);
    expect(alert()).toBeInTheDocument();
  });

  test('without a network says so, and goes by itself when the network is back', async () => {
    const { user } = await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendMessage(user);
    await wait(1_000);
    service.last.fail();
    await wait(0);
    expect(alert()).toHaveTextContent(texts.failure.offline);
    expect(typed()).toEqual(ASHA);
    await wait(1_000);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await wait(1_000);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(alert()).toHaveTextContent(texts.success);
    expect(screen.queryByText(texts.failure.heading)).toBeNull();
    expect(typed()).toEqual(NOTHING);
    expect(kept()).toEqual([]);
  });

  test.each<[string, () => Promise<void>, string]>([
    ['a connection that broke', async () => service.last.fail(), texts.failure.unreachable],
    ['no answer', () => wait(15_000), texts.failure.noAnswer],
  ])('with %s may have arrived: the visitor decides', async (_, fail, reason) => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    await fail();
    await wait(0);
    expect(alert()).toHaveTextContent(reason);
    expect(alert()).toHaveTextContent(texts.waiting.mayHaveArrived);
    expect(status()).toBeEmptyDOMElement();
    expect(typed()).toEqual(ASHA);
    await wait(86_400_000);
    expect(service.requests).toHaveLength(1);
    await user.click(button(texts.failure.again));
    await wait(1_000);
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]!.payload).toEqual(service.requests[0]!.payload);
  });

  test('without an answer is known to be delivered when the answer comes late', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(17_000);
    expect(alert()).toHaveTextContent(texts.failure.noAnswer);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(alert()).toHaveTextContent(texts.success);
    expect(screen.queryByText(texts.failure.heading)).toBeNull();
    expect(typed()).toEqual(NOTHING);
  });

  test('does not overwrite what was typed meanwhile', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await user.type(field('Message'), 'Next');
    await wait(1_000);
    service.last.answer(500, 'No');
    await wait(0);
    expect(typed()).toEqual(['', '', '', 'Next']);
    expect(alert()).toBeInTheDocument();
  });

  test('does not come back into fields that the visitor emptied', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    for (const label of ['Name', 'Email', 'Phone', 'Message']) await user.clear(field(label));
    await wait(60_000);
    expect(service.requests.length).toBeGreaterThan(2);
    expect(typed()).toEqual(NOTHING);
  });

  test('comes back each time the visitor sends it again in vain', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user);
    await wait(2_000);
    await user.click(button(texts.submit));
    expect(typed()).toEqual(NOTHING);
    await wait(2_000);
    expect(service.requests).toHaveLength(2);
    expect(typed()).toEqual(ASHA);
    expect(kept()).toHaveLength(1);
  });

  test('offers mail with the message in it, and the phone numbers', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user, 'Rice & dal?\nहाँ \ud800');
    await wait(1_000);
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: texts.failure.mail });
    const [address, query] = mail.href.split('?');
    const parameters = new URLSearchParams(query);
    expect(address).toBe('mailto:team@example.com');
    expect(parameters.get('subject')).toBe('Contact Our Team');
    expect(parameters.get('body')).toBe('Rice & dal?\r\nहाँ \ufffd\r\n\r\nAsha\r\n\r\n+91 1');
    for (const phone of CONTACT.phones) {
      const link = screen.getByRole('link', { name: `${texts.failure.phone} ${phone}` });
      expect(link).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    }
  });

  test('is discarded by the visitor, who hears of it no more', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    await user.click(button(texts.failure.discard));
    expect(screen.queryByText(texts.failure.heading)).toBeNull();
    expect(status()).toHaveFocus();
    expect(typed()).toEqual(NOTHING);
    expect(kept()).toEqual([]);
    await wait(86_400_000);
    expect(service.requests).toHaveLength(1);
  });

  test('is announced anew, without taking the focus, when the visitor tries again in vain', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    const first = alert();
    await user.click(button(texts.failure.again));
    expect(status()).toHaveFocus();
    expect(status()).toHaveTextContent(texts.sending);
    await wait(2_000);
    expect(alert()).toHaveTextContent(texts.failure.refused);
    expect(alert()).not.toBe(first);
    expect(status()).toHaveFocus();
  });

  test('that is delivered after all hands the focus on to the line that says so', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    service.last.answer(500, 'No');
    await wait(0);
    act(() => screen.getByRole('link', { name: texts.failure.mail }).focus());
    await wait(6_000);
    expect(service.requests).toHaveLength(2);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(status()).toHaveFocus();
  });

  test('is announced anew when the new attempt has failed, not when it begins', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await wait(1_000);
    service.last.answer(500, 'No');
    await wait(0);
    const first = alert();
    await wait(10_000);
    expect(service.requests).toHaveLength(2);
    expect(alert()).toBe(first);
    service.last.answer(500, 'No');
    await wait(0);
    expect(alert()).not.toBe(first);
  });

  test.each([
    ['Discard', texts.failure.discard, 2],
    ['Send again', texts.failure.again, 3],
  ])('takes a double click on %s for one, which leaves the message before it alone', async (_, name, requests) => {
    service.reply = (request) => request.fail();
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await wait(2_000);
    for (const label of ['Name', 'Email', 'Phone', 'Message']) await user.clear(field(label));
    await sendMessage(user, 'Second');
    await wait(2_000);
    service.reply = (request) => request.answer(200, 'OK');
    const control = button(name);
    fireEvent.click(control, { detail: 1 });
    await wait(100);
    fireEvent.click(button(name), { detail: 2 });
    await wait(5_000);
    expect(kept()).toHaveLength(1);
    expect(service.requests).toHaveLength(requests);
    expect(alert()).toHaveTextContent(texts.waiting.mayHaveArrived);
  });

  test('counts with the others that wait', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await wait(1_000);
    for (const label of ['Name', 'Email', 'Phone', 'Message']) await user.clear(field(label));
    await sendMessage(user, 'Second');
    await wait(3_000);
    expect(status()).toHaveTextContent('2 messages wait.');
    expect(status()).not.toHaveTextContent('was sent');
  });

  test('says when the device does not keep it', async () => {
    service.reply = (request) => request.answer(500, 'No');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await openForm();
    await sendMessage(user);
    await wait(2_000);
    expect(alert()).toHaveTextContent(texts.failure.notKept);
    expect(typed()).toEqual(ASHA);
    await user.click(button(texts.failure.again));
    await wait(2_000);
    expect(service.requests).toHaveLength(2);
  });
});

describe('opening the page again', () => {
  test('does not bring back what was sent', async () => {
    const first = await openForm();
    await sendMessage(first.user);
    await wait(1_000);
    service.last.answer(200, 'OK');
    first.unmount();
    await openForm();
    expect(typed()).toEqual(NOTHING);
    expect(service.requests).toHaveLength(1);
  });

  test('sends what waits', async () => {
    service.reply = (request) => request.answer(500, 'No');
    const first = await openForm();
    await sendMessage(first.user);
    await wait(2_000);
    first.unmount();
    service.reply = (request) => request.answer(200, 'OK');
    await openForm();
    expect(service.requests).toHaveLength(2);
    expect(alert()).toHaveTextContent(texts.success);
    expect(typed()).toEqual(NOTHING);
  });

  test('asks about a message that was submitted more than a day ago, and does not send it by itself', async () => {
    const old = {
      id: 'one',
      fields: { fullname: 'Asha', email: 'asha@example.com', phone: '+91 1', message: 'Hello {}' },
      at: Date.now() - 86_400_000,
      state: 'queued',
      tries: 0,
      due: 0,
    };
    localStorage.setItem('nestif-form-1:one', JSON.stringify(old));
    const { user } = await openForm();
    await wait(86_400_000);
    expect(alert()).toHaveTextContent(texts.failure.stale);
    expect(alert()).not.toHaveTextContent(texts.waiting.mayHaveArrived);
    expect(status()).toBeEmptyDOMElement();
    expect(typed()).toEqual(ASHA);
    expect(service.requests).toHaveLength(0);
    await user.click(button(texts.failure.again));
    await wait(1_000);
    service.last.answer(200, 'OK');
    await wait(0);
    expect(alert()).toHaveTextContent(texts.success);
    expect(kept()).toEqual([]);
  });

  test('tells of a message that was cut off, and does not send it by itself', async () => {
    const cutOff = {
      id: 'one',
      fields: { fullname: 'Asha', email: 'asha@example.com', phone: '+91 1', message: 'Hello {}' },
      at: Date.now(),
      state: 'sending',
      tries: 1,
      due: 0,
    };
    localStorage.setItem('nestif-form-1:one', JSON.stringify(cutOff));
    await openForm();
    await wait(86_400_000);
    expect(alert()).toHaveTextContent(texts.failure.interrupted);
    expect(alert()).toHaveTextContent(texts.waiting.mayHaveArrived);
    expect(typed()).toEqual(ASHA);
    expect(service.requests).toHaveLength(0);
  });
});

describe('the privacy note', () => {
  test('has a button that removes what is kept, and says so', async () => {
    const { user } = await openForm();
    await user.type(field('Message'), 'Secret');
    expect(kept()).toHaveLength(1);
    const note = screen.getByRole('heading', { name: texts.privacy.heading }).parentElement!;
    await user.click(within(note).getByRole('button', { name: texts.privacy.forget }));
    expect(kept()).toEqual([]);
    expect(typed()).toEqual(NOTHING);
    expect(status()).toHaveTextContent(texts.privacy.forgotten);
    await user.click(within(note).getByRole('button', { name: texts.privacy.forget }));
    expect(status()).toHaveTextContent(texts.privacy.nothing);
  });
});

test('a honeypot that was filled costs a person one more click, never the message', async () => {
  const { user, container } = await openForm();
  await user.type(container.querySelector<HTMLInputElement>('#contact-honeypot')!, 'https://spam.example');
  await sendMessage(user);
  await wait(2_000);
  expect(status()).toHaveTextContent(texts.check.again);
  expect(typed()).toEqual(ASHA);
  expect(service.requests).toHaveLength(0);
  await user.click(button(texts.submit));
  await wait(2_000);
  expect(service.requests).toHaveLength(1);
  expect(service.last.payload.flat()).not.toContain('https://spam.example');
});
