import { isWaiting } from '@/lib/outbox/message';
import { readTab, writeTab } from '@/components/contact-form/tab';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { message as submitted } from '@/__tests__/support/messages';
import {
  alert,
  answer,
  ASHA,
  button,
  device,
  field,
  notice,
  NOTHING,
  openForm,
  props,
  result,
  said,
  sendMessage,
  service,
  status,
  texts,
  typed,
  setUpDevice,
  wait,
} from './open-form';

setUpDevice();

const { failure: failureTexts } = texts;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const kept = () => device.database.messages.filter(isWaiting);
const always = (status: number) => (service.reply = (request) => request.answer(status, 'No'));

/** What screen readers hear next. */
async function heard() {
  await wait(300);
  return said();
}

describe('a message that is delivered', () => {
  test('leaves the fields immediately, and is confirmed by an alert for 2000 ms and a line that remains', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    expect(typed()).toEqual(NOTHING);
    expect(status()).toHaveTextContent(texts.sending);
    expect(alert()).toBeNull();
    await answer(200, 'OK');
    expect(alert()).toHaveTextContent(texts.success);
    // Nothing is announced in addition to the alert.
    expect(await heard()).toBe('');
    await wait(1_699);
    expect(alert()).toBeInTheDocument();
    await wait(1);
    expect(alert()).toBeNull();
    const line = texts.sentAt.replace('{time}', '21 November at 14:05');
    expect(status()).toHaveTextContent(line);
    expect(await heard()).toBe(line);
    const next = screen.getByText(texts.next.text);
    expect(within(next.parentElement!).getByRole('link')).toHaveAttribute('href', 'tel:+916120000000');
    expect(kept()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('is not mentioned while another is undelivered', async () => {
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await answer(200);
    await wait(2_000);
    await sendMessage(user, 'Second');
    expect(status().textContent).toBe(texts.sending);
    await answer(429);
    expect(status()).toBeEmptyDOMElement();
  });

  test.each(['en_US', 'auto', ''])('is confirmed even if an extension wrote lang="%s" into the page', async (lang) => {
    document.documentElement.lang = lang;
    const { user } = await openForm();
    await sendMessage(user);
    await answer(200);
    expect(alert()).toHaveTextContent(texts.success);
    await wait(2_000);
    expect(status()).toHaveTextContent('14:05');
    await user.click(button(texts.submit));
    expect(screen.getByText(texts.errors.summary)).toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });
});

test('the form says that a stored message is "stored", never "sent"', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'some-project' });
  await openForm();
  device.database.keep(submitted({ at: Date.now(), state: 'stored' }));
  act(() => new BroadcastChannel('nestif-outbox').postMessage('changed'));
  await wait(0);
  expect(alert()!.textContent).toBe(texts.stored.success);
  await wait(2_000);
  expect(alert()).toBeNull();
  expect(status()).toHaveTextContent(texts.stored.sentAt.replace('{time}', '21 November at 14:05'));
});

test('ten seconds into each attempt, the form says once that it is still sending', async () => {
  const { user } = await openForm();
  await sendMessage(user);
  await wait(9_990);
  expect(status().textContent).toBe(texts.sending);
  await wait(10);
  expect(status().textContent).toBe(texts.stillSending);
  expect(await heard()).toBe(texts.stillSending);
  await answer(429);
  expect(status()).toBeEmptyDOMElement();
  await user.click(button(failureTexts.again));
  await wait(2_000);
  expect(status().textContent).toBe(texts.sending);
});

describe('pressing Submit more than once', () => {
  test('with a double click sends once and reports no error in the empty fields', async () => {
    const { user } = await openForm();
    await user.type(field('email'), 'asha@example.com');
    await user.dblClick(button(texts.submit));
    await wait(50_000);
    expect(service.requests).toHaveLength(1);
    expect(screen.queryByText(texts.errors.summary)).toBeNull();
  });

  test('with a double click sends once even if the message returns to the fields between the clicks', async () => {
    service.reply = (request) => request.fail();
    const { user } = await openForm();
    await user.type(field('email'), 'asha@example.com');
    await user.click(button(texts.submit));
    await wait(300);
    expect(field('email')).toHaveValue('asha@example.com');
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(service.requests).toHaveLength(1);
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(service.requests).toHaveLength(2);
  });

  test('by holding Enter sends once, and leaves other keys and the message box alone', async () => {
    await openForm();
    const held = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(field('email'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(field('email'), held)).toBe(false);
    expect(fireEvent.keyDown(button(texts.submit), held)).toBe(false);
    expect(fireEvent.keyDown(field('message'), held)).toBe(true);
    expect(fireEvent.keyDown(field('email'), { key: 'x', repeat: true })).toBe(true);
  });
});

test('a message is kept in the fields until it is stored, or sent if the device cannot store it', async () => {
  jest.resetModules();
  const { user } = await openForm();
  device.database.fault = 'blocked';
  await sendMessage(user);
  expect(typed()).toEqual(ASHA);
  expect(service.requests).toHaveLength(1);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await answer(200);
  expect(typed()).toEqual(NOTHING);
  expect(alert()).toHaveTextContent(texts.success);
});

test('the form opened twice, as React does in development, sends once', async () => {
  const { user } = await openForm({ reactStrictMode: true });
  await sendMessage(user);
  await wait(10_000);
  expect(service.requests).toHaveLength(1);
  await answer(200);
  expect(alert()).toHaveTextContent(texts.success);
});

test('an unmounted form sends nothing more', async () => {
  always(429);
  const { user, unmount } = await openForm();
  await sendMessage(user);
  unmount();
  await wait(60_000);
  dispatchEvent(new Event('online'));
  await wait(1_000);
  expect(service.requests).toHaveLength(1);
});

describe('a message that fails', () => {
  const { failure } = texts;

  test.each<[string, () => unknown, string, string]>([
    ['the service refuses it', () => answer(400, 'No'), failure.refused, 'No'],
    ['the service accepts no more', () => answer(429, 'No'), failure.tooMany, 'No'],
    ['nothing can be reached', () => service.last.fail(), failure.offline, 'offline'],
    ['the library refuses it', () => {}, failure.notConfigured, 'The public key is required'],
  ])('because %s returns to the fields, with a notice that says why and remains', async (_, fail, reason, logged) => {
    const config = { ...props.config, publicKey: reason === failure.notConfigured ? '' : 'key' };
    const { user } = await openForm(undefined, { config });
    device.isReachable = reason !== failure.offline;
    await sendMessage(user);
    await act(async () => fail());
    await wait(300);
    // The alert is one sentence, alone in its box. Visitors who read on find the rest.
    expect(alert()!.textContent).toBe(failure.heading);
    expect(screen.getByRole('alert').parentElement!.textContent).toBe(failure.heading);
    expect(screen.getByRole('group', { name: failure.heading })).toBeInTheDocument();
    expect(notice()).toHaveTextContent(reason);
    expect(notice()).toHaveTextContent(failure.whileOpen);
    expect(notice()).toHaveTextContent(failure.kept);
    expect(status()).toBeEmptyDOMElement();
    expect(said()).toBe('');
    expect(typed()).toEqual(ASHA);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(logged));
    await wait(3_000);
    expect(alert()).toBeInTheDocument();
  });

  test.each<[string, () => unknown, string]>([
    ['the connection broke', () => service.last.fail(), failure.unreachable],
    ['the service failed', () => answer(502), failure.serviceError],
    ['no answer came', () => wait(15_000), failure.noAnswer],
  ])('because %s is sent again twice; then the visitor decides', async (_, fail, reason) => {
    const { user } = await openForm();
    await sendMessage(user);
    await act(async () => fail());
    await wait(300);
    expect(alert()!.textContent).toBe(failure.headingUnconfirmed);
    expect(notice()).toHaveTextContent(reason);
    expect(notice()).toHaveTextContent(failure.whileOpen);
    expect(typed()).toEqual(ASHA);
    const first = alert();
    for (const pause of [MINUTE, 10 * MINUTE]) {
      await wait(pause);
      await act(async () => fail());
      await wait(300);
    }
    expect(service.requests).toHaveLength(3);
    expect(notice()).toHaveTextContent(failure.decision);
    // The form does not announce what it did automatically.
    expect(alert()).toBe(first);
    await wait(DAY);
    expect(service.requests).toHaveLength(3);
    await user.click(button(failure.again));
    await wait(1_000);
    expect(service.requests).toHaveLength(4);
    expect(service.requests[3]!.payload).toEqual(service.requests[0]!.payload);
  });

  test.each([
    ['was interrupted', 0, failure.interrupted],
    ['is a week old', 7 * DAY, failure.stale],
  ] as const)('is restored on reload if it %s', async (_, age, text) => {
    const old = submitted({ at: Date.now() - age, state: age ? 'retry' : 'sending', possible: age ? 0 : 1 });
    device.database.keep({ ...old, due: Date.now() + MINUTE });
    writeTab({ own: [old.id] });
    await openForm();
    expect(notice()).toHaveTextContent(text);
    expect(typed()).toEqual(['Asha', 'asha@example.com', '', 'Hello']);
    expect(service.requests).toHaveLength(0);
  });

  test('does not return to fields that the visitor emptied; text typed there later is a new message', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user);
    for (const name of ['fullname', 'email', 'phone', 'message'] as const) await user.clear(field(name));
    await wait(60_000);
    expect(service.requests.length).toBeGreaterThan(2);
    expect(typed()).toEqual(NOTHING);
    await sendMessage(user, 'Another');
    expect(kept()).toHaveLength(2);
  });

  test('remains the same message if submitted unchanged, and is replaced if the text was changed', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user);
    const [first] = kept();
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(kept()).toMatchObject([{ id: first!.id }]);
    expect(typed()).toEqual(ASHA);
    await user.type(field('message'), ', changed');
    await user.click(button(texts.submit));
    await wait(2_000);
    expect(kept()).toMatchObject([{ fields: { message: 'Hello {}, changed' }, possible: 0 }]);
    expect(kept()[0]!.id).not.toBe(first!.id);
  });

  test('is kept as well as the changed text if it is being sent at that moment', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    await wait(5_000);
    expect(kept()).toMatchObject([{ state: 'sending' }]);
    await user.type(field('message'), ', changed');
    await user.click(button(texts.submit));
    await wait(10);
    expect(kept().map(({ fields }) => fields.message)).toEqual(['Hello {}', 'Hello {}, changed']);
  });

  test('offers an email that contains the message, and the phone numbers', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user, 'Rice & dal');
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: failure.mail });
    const [address, query] = mail.href.split('?');
    const parameters = new URLSearchParams(query);
    expect(address).toBe('mailto:team@example.com');
    expect(parameters.get('subject')).toBe(texts.heading);
    expect(parameters.get('body')).toBe('Asha\r\n\r\n+91 1\r\n\r\nRice & dal');
    for (const phone of props.contact.phones) {
      const link = screen.getByRole('link', { name: `${failure.phone} ${phone}` });
      expect(link).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    }
  });

  test('says so when Send again fails too, and keeps the focus on that button', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    const first = alert();
    await user.click(button(failure.again));
    await wait(2_000);
    expect(status()).toHaveTextContent(texts.sending);
    expect(alert()).toBeNull();
    await answer(429);
    const second = alert();
    expect(second).not.toBe(first);
    expect(second).toHaveTextContent(failure.headingAgain);
    expect(button(failure.again)).toHaveFocus();
    // Later attempts that the form makes automatically do not change it.
    await wait(60_000);
    await answer(429);
    expect(service.requests.length).toBeGreaterThan(2);
    expect(alert()).toBe(second);
  });

  test('is sent again silently until the visitor presses Send again', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    const first = alert();
    await wait(6_000);
    expect(service.requests).toHaveLength(2);
    expect(status()).toBeEmptyDOMElement();
    await answer(429);
    await wait(16_000);
    expect(service.requests).toHaveLength(3);
    expect(alert()).toBe(first);
    await user.click(button(failure.again));
    expect(status()).toHaveTextContent(texts.sending);
    await answer(429);
    expect(alert()).toHaveTextContent(failure.headingAgain);
    expect(service.requests).toHaveLength(3);
  });

  test('is removed by Remove, which asks in the page first and says so afterwards', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    await user.click(screen.getByText(failure.remove));
    expect(screen.getByText(failure.ask)).toBeInTheDocument();
    expect(kept()).toHaveLength(1);
    await user.click(within(notice()).getByText(texts.yes));
    await wait(0);
    expect(kept()).toEqual([]);
    expect(typed()).toEqual(NOTHING);
    expect(await heard()).toBe(failure.removed);
    // The focus is not on the text itself, which is announced anyway.
    expect(result()).toHaveFocus();
    expect(confirm).not.toHaveBeenCalled();
  });

  test('puts its notice before the status line, and all the other buttons after both', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    const following = [result(), screen.getByText(texts.privacy.forget)];
    for (const [index, before] of [notice(), result()].entries()) {
      expect(before.compareDocumentPosition(following[index]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(within(result()).queryByRole('button')).toBeNull();
  });

  test('leaves the fields when it is delivered after all, and the focus moves to the status line', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    // After a keystroke, the message in the fields is also a draft.
    await user.type(field('message'), 'x{Backspace}');
    act(() => screen.getByRole('link', { name: failure.mail }).focus());
    await wait(6_000);
    expect(service.requests).toHaveLength(2);
    await answer(200);
    expect(alert()).toHaveTextContent(texts.success);
    expect(screen.queryByText(failure.heading)).toBeNull();
    expect(typed()).toEqual(NOTHING);
    expect(readTab().draft).toBeUndefined();
    expect(result()).toHaveFocus();
    expect(result()).toContainElement(alert());
  });

  test('counts a double click on Send again as one click, and does not send the earlier message', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user, 'First');
    for (const name of ['fullname', 'email', 'phone', 'message'] as const) await user.clear(field(name));
    await sendMessage(user, 'Second');
    await wait(1_000);
    service.reply = (request) => request.answer(200, 'OK');
    const before = service.requests.length;
    fireEvent.click(button(failure.again), { detail: 1 });
    await wait(100);
    fireEvent.click(button(failure.again), { detail: 2 });
    await wait(10);
    expect(service.requests).toHaveLength(before + 1);
    expect(kept()).toHaveLength(1);
    expect(kept()[0]!.asked).toBeFalsy();
  });

  test('says so when the device cannot keep it', async () => {
    always(429);
    device.database.fault = 'full';
    const { user } = await openForm();
    await sendMessage(user);
    expect(notice()).toHaveTextContent(failure.notKept);
    expect(typed()).toEqual(ASHA);
    await user.click(button(failure.again));
    await wait(2_000);
    expect(service.requests).toHaveLength(2);
  });
});

test.each([
  ['if nothing wakes it', false, failureTexts.whileOpen],
  ['if the browser wakes it', true, failureTexts.whenClosed],
])('an offline form promises only what the worker can do %s', async (_, synced, promise) => {
  const register = jest.fn().mockResolvedValue(undefined);
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () => {},
    getRegistration: async () => (synced ? { sync: { register } } : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { user } = await openForm();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendMessage(user);
  expect(register).toHaveBeenCalledTimes(synced ? 2 : 0);
  expect(notice()).toHaveTextContent(failureTexts.offline);
  expect(notice()).toHaveTextContent(promise);
  expect(service.requests).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a message that the worker has sent is shown once, with its date, when the page is next opened', async () => {
  device.database.keep(submitted({ at: new Date(2026, 10, 20, 9, 7).getTime(), state: 'delivered' }));
  const { unmount } = await openForm();
  await wait(2_000);
  expect(status()).toHaveTextContent(texts.sentAt.replace('{time}', '20 November at 09:07'));
  unmount();
  await openForm();
  expect(status()).toBeEmptyDOMElement();
});

test('Remove reports success if another tab has just sent the message', async () => {
  const { user } = await openForm();
  await sendMessage(user);
  await answer(429);
  device.database.keep({ ...kept()[0]!, state: 'delivered' });
  await user.click(screen.getByText(failureTexts.remove));
  await user.click(within(notice()).getByText(texts.yes));
  await wait(10);
  expect(alert()).toHaveTextContent(texts.success);
  expect(screen.queryByText(failureTexts.removed)).toBeNull();
});

describe('a message from another tab or visit', () => {
  const { earlier, failure } = texts;
  const at = new Date(2026, 10, 20, 9, 7).getTime();
  /** The evening of the next day. */
  const due = at + 36 * 60 * MINUTE;

  /** Whether a word of the message is in the page, including its links. */
  const isInPage = () => /Asha|Hello/.test(document.body.innerHTML + typed().join());

  test.each([
    ['waits', {}, earlier.waiting],
    ['is being sent', { state: 'sending', possible: 1, until: at + DAY + 10 * MINUTE }, earlier.waiting],
    ['may have arrived', { state: 'unconfirmed', possible: 3 }, earlier.decision],
    ['is a week old', { at: at - 7 * DAY }, earlier.stale],
  ] as const)('that %s shows its date and status only, never its text', async (_, change, text) => {
    device.database.keep(submitted({ at, due, failure: 'refused', ...change }));
    await openForm();
    expect(alert()).toHaveTextContent(earlier.heading.replace('{day}', 'at' in change ? '13 November' : '20 November'));
    expect([...notice().querySelectorAll(':scope > p')].map((each) => each.textContent)).toEqual([text, earlier.note]);
    expect(
      within(notice())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining([failure.again]));
    expect(within(notice()).queryByRole('link')).toBeNull();
    expect(typed()).toEqual(NOTHING);
    expect(isInPage()).toBe(false);
  });

  test('gives way to this tab’s failed message, and can be resent or removed without showing its text', async () => {
    device.database.keep(
      submitted({ at, due, state: 'unconfirmed', possible: 3, failure: 'noAnswer' }),
      submitted({ id: 'two', at: at + 1, due, failure: 'refused' }),
    );
    const { user } = await openForm();
    await sendMessage(user, 'Mine');
    await answer(502);
    expect(notice()).toHaveTextContent(failure.serviceError);
    const remove = async () => {
      await user.click(within(notice()).getByText(failure.remove));
      await user.click(within(notice()).getByText(texts.yes));
      await wait(0);
    };
    await remove();
    expect(notice()).toHaveTextContent(earlier.waiting);
    await remove();
    expect(notice()).toHaveTextContent(earlier.decision);
    expect(isInPage()).toBe(false);
    fireEvent.click(button(failure.again), { detail: 1 });
    await wait(1_000);
    await answer(200);
    expect(service.requests).toHaveLength(2);
    expect(kept()).toEqual([]);
  });

  test('becomes this tab’s message when the same text is submitted in it', async () => {
    const fields = { fullname: ASHA[0]!, email: ASHA[1]!, phone: ASHA[2]!, message: ASHA[3]! };
    device.database.keep(submitted({ at, due, fields, state: 'unconfirmed', possible: 3, failure: 'noAnswer' }));
    const { user } = await openForm();
    await sendMessage(user);
    await answer(502);
    expect(kept()).toHaveLength(1);
    expect(notice()).toHaveTextContent(failure.decision);
    expect(typed()).toEqual(ASHA);
  });
});

test('Forget asks in the page, removes everything, and says so', async () => {
  const { forget, ask, forgotten } = texts.privacy;
  device.database.keep(submitted({ at: Date.now(), due: Infinity, possible: 3 }), submitted({ id: 'two' }));
  const { user } = await openForm();
  await user.type(field('message'), 'Secret');
  await user.click(screen.getByText(forget));
  expect(screen.getByText(ask)).toBeInTheDocument();
  expect(field('message')).toHaveValue('Secret');
  expect(sessionStorage).toHaveLength(1);
  // Screen readers read the question with the button. The notice has its own question.
  const [remove, yes] = screen.getAllByText(texts.yes);
  expect(remove).toHaveAccessibleDescription(failureTexts.ask);
  expect(yes).toHaveAccessibleDescription(ask);
  await user.click(yes!);
  await wait(10);
  expect(sessionStorage).toHaveLength(0);
  expect(device.database.messages).toEqual([]);
  expect(typed()).toEqual(NOTHING);
  expect(status()).toHaveTextContent(forgotten);
  expect(await heard()).toBe(forgotten);
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.queryByText(forget)).toBeNull();
  expect(result()).toHaveFocus();
  // A second Forget is announced again.
  await wait(2_000);
  await user.type(field('message'), 'Secret');
  await user.click(screen.getByText(forget));
  await user.click(screen.getAllByText(texts.yes).at(-1)!);
  await wait(10);
  expect(await heard()).toBe(forgotten);
});

test('Forget is shown only while something is kept: typed text, or a waiting message', async () => {
  const forget = () => screen.queryByText(texts.privacy.forget);
  const { user } = await openForm();
  expect(forget()).toBeNull();
  await user.type(field('message'), 'x');
  expect(forget()).toBeInTheDocument();
  await user.clear(field('message'));
  expect(forget()).toBeNull();
  await sendMessage(user);
  act(() => forget()!.focus());
  await answer(200);
  expect(forget()).toBeNull();
  expect(result()).toHaveFocus();
  // A message from another visit.
  device.database.keep(submitted({ at: Date.now(), due: Infinity, possible: 3 }));
  act(() => new BroadcastChannel('nestif-outbox').postMessage('changed'));
  await wait(0);
  expect(forget()).toBeInTheDocument();
});

test('Forget is not shown if the device keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  device.database.fault = 'full';
  always(429);
  const { user } = await openForm();
  await sendMessage(user);
  expect(notice()).toHaveTextContent(failureTexts.notKept);
  expect(screen.queryByText(texts.privacy.forget)).toBeNull();
});

test('a filled honeypot costs a person one more click, never the message', async () => {
  const { user, container } = await openForm();
  await user.type(container.querySelector<HTMLInputElement>('#contact_form_honeypot')!, 'https://spam.example');
  await sendMessage(user);
  expect(status()).toHaveTextContent(texts.check.again);
  expect(typed()).toEqual(ASHA);
  expect(service.requests).toHaveLength(0);
  await user.click(button(texts.submit));
  await wait(2_000);
  expect(service.requests).toHaveLength(1);
  expect(service.last.payload.flat()).not.toContain('https://spam.example');
});
