import { isWaiting } from '@/lib/outbox/message';
import { readTab, writeTab } from '@/components/contact-form/tab';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { message as submitted } from '@/__tests__/lib/outbox/messages';
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

const kept = () => device.database.messages.filter(isWaiting);
const always = (status: number) => (service.reply = (request) => request.answer(status, 'No'));

describe('a message that is delivered', () => {
  test('leaves the fields at once, and is confirmed by an alert for 2000 ms and by a line that stays', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    expect(typed()).toEqual(NOTHING);
    await wait(299);
    expect(status()).toBeEmptyDOMElement();
    await wait(1);
    expect(status()).toHaveTextContent(texts.sending);
    expect(alert()).toBeNull();
    await answer(200, 'OK');
    expect(alert()).toHaveTextContent(texts.success);
    await wait(1_999);
    expect(alert()).toBeInTheDocument();
    await wait(1);
    expect(alert()).toBeNull();
    await wait(3_600_000);
    expect(status()).toHaveTextContent(texts.sentAt.replace('{time}', '14:05'));
    // Not announced: it is there for those who read on.
    expect(status()).not.toHaveTextContent(texts.next.text);
    const next = screen.getByText(texts.next.text);
    expect(within(next.parentElement!).getByRole('link')).toHaveAttribute('href', 'tel:+916120000000');
    expect(kept()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('is not mentioned while another one is not delivered', async () => {
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await answer(200);
    await wait(2_000);
    await sendMessage(user, 'Second');
    await wait(300);
    expect(status().textContent).toBe(texts.sending);
    await answer(429);
    expect(status()).toBeEmptyDOMElement();
  });
});

test('a message that is stored is called stored, never sent', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'some-project' });
  await openForm();
  device.database.keep(submitted({ at: Date.now(), state: 'stored' }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'nestif-outbox' })));
  await wait(0);
  expect(alert()!.textContent).toBe(texts.stored.success);
  await wait(2_000);
  expect(alert()).toBeNull();
  expect(status()).toHaveTextContent(texts.stored.sentAt.replace('{time}', '14:05'));
  expect(status()).not.toHaveTextContent(texts.sentAt.replace('{time}', '14:05'));
});

test('whoever waits for an answer hears once that the form is still sending, at each attempt after ten seconds', async () => {
  const { user } = await openForm();
  await sendMessage(user);
  await wait(9_999);
  expect(status().textContent).toBe(texts.sending);
  await wait(1);
  expect(status().textContent).toBe(texts.stillSending);
  await answer(429);
  expect(status()).toBeEmptyDOMElement();
  await user.click(button(failureTexts.again));
  await wait(0);
  await wait(2_000);
  expect(status().textContent).toBe(texts.sending);
});

describe('pressing Submit more than once', () => {
  test('by a double click sends once and reports no error in the empty fields', async () => {
    const { user } = await openForm();
    await user.type(field('email'), 'asha@example.com');
    await user.dblClick(button(texts.submit));
    await wait(60_000);
    expect(service.requests).toHaveLength(1);
    expect(screen.queryByText(texts.errors.summary)).toBeNull();
  });

  test('by a double click sends once when the message is back in the fields between the clicks', async () => {
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

test('a message stays in the fields until it is stored', async () => {
  const { user } = await openForm();
  device.database.fault = 'silent';
  await sendMessage(user);
  expect(typed()).toEqual(ASHA);
  expect(service.requests).toHaveLength(0);
});

test('the form opened twice, as React does in development, sends once', async () => {
  const { user } = await openForm({ reactStrictMode: true });
  await sendMessage(user);
  await wait(10_000);
  expect(service.requests).toHaveLength(1);
  await answer(200);
  expect(alert()).toHaveTextContent(texts.success);
});

test('a form that is unmounted sends nothing more', async () => {
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
  const { failure, waiting } = texts;

  test.each<[string, () => unknown, string, string]>([
    ['the service refuses it', () => answer(400, 'No'), failure.refused, 'No'],
    ['the service takes no more', () => answer(429, 'No'), failure.tooMany, 'No'],
    ['nothing can be reached', () => {}, failure.offline, 'offline'],
    ['the library refuses it', () => {}, failure.notConfigured, 'The public key is required'],
  ])('because %s comes back, says why, and waits', async (_, fail, reason, logged) => {
    const config = { ...props.config, publicKey: reason === failure.notConfigured ? '' : 'key' };
    const { user } = await openForm(undefined, { config });
    device.isReachable = reason !== failure.offline;
    await sendMessage(user);
    await act(async () => fail());
    await wait(300);
    // One sentence, alone in its box: the others are there for those who read on.
    expect(alert()!.textContent).toBe(failure.heading);
    expect(screen.getByRole('alert').parentElement!.textContent).toBe(failure.heading);
    expect(screen.getByRole('group')).toHaveAccessibleName(failure.heading);
    expect(notice()).toHaveTextContent(reason);
    expect(notice()).toHaveTextContent(failure.kept);
    expect(notice()).not.toHaveTextContent(waiting.mayHaveArrived);
    expect(status()).toBeEmptyDOMElement();
    expect(typed()).toEqual(ASHA);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(logged));
    await wait(3_000);
    expect(alert()).toBeInTheDocument();
  });

  test.each<[string, () => unknown, string]>([
    ['the connection broke', () => service.last.fail(), failure.unreachable],
    ['the service failed', () => answer(502), failure.serviceError],
    ['no answer came', () => wait(15_000), failure.noAnswer],
  ])('because %s may have arrived, and only the visitor sends it again', async (_, fail, reason) => {
    const { user } = await openForm();
    await sendMessage(user);
    await act(async () => fail());
    await wait(300);
    expect(alert()!.textContent).toBe(failure.headingUnconfirmed);
    expect(notice()).toHaveTextContent(reason);
    expect(notice()).toHaveTextContent(waiting.mayHaveArrived);
    expect(status()).toBeEmptyDOMElement();
    expect(typed()).toEqual(ASHA);
    await wait(86_400_000);
    expect(service.requests).toHaveLength(1);
    await user.click(button(failure.again));
    await wait(1_000);
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]!.payload).toEqual(service.requests[0]!.payload);
  });

  test.each([
    ['was interrupted', 0, failure.interrupted, true],
    ['is a week old', 7 * 86_400_000, failure.stale, false],
  ] as const)('and %s comes back when the page is loaded again', async (_, age, reason, mayHaveArrived) => {
    const old = submitted({ at: Date.now() - age, state: mayHaveArrived ? 'sending' : 'queued' });
    device.database.keep(old);
    writeTab({ own: [old.id] });
    await openForm();
    expect(notice()).toHaveTextContent(reason);
    expect(notice().textContent!.includes(waiting.mayHaveArrived)).toBe(mayHaveArrived);
    expect(status()).toBeEmptyDOMElement();
    expect(typed()).toEqual(['Asha', 'asha@example.com', '', 'Hello']);
    expect(service.requests).toHaveLength(0);
  });

  test('does not come back into fields that the visitor emptied', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user);
    for (const name of ['fullname', 'email', 'phone', 'message'] as const) await user.clear(field(name));
    await wait(60_000);
    expect(service.requests.length).toBeGreaterThan(2);
    expect(typed()).toEqual(NOTHING);
  });

  test('offers mail with the message in it, and the phone numbers', async () => {
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

  test('says so when Send again has failed, too, and keeps the focus on that button', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    const first = alert();
    await user.click(button(failure.again));
    await wait(0);
    await wait(2_000);
    expect(status()).toHaveTextContent(texts.sending);
    expect(alert()).toBeNull();
    await answer(429);
    const second = alert();
    expect(second).not.toBe(first);
    expect(second).toHaveTextContent(failure.headingAgain);
    expect(button(failure.again)).toHaveFocus();
    // Nothing that follows by itself changes it.
    await wait(60_000);
    await answer(429);
    expect(service.requests.length).toBeGreaterThan(2);
    expect(alert()).toBe(second);
    expect(second).toHaveTextContent(failure.headingAgain);
  });

  test('says so when Send again cannot reach anything either', async () => {
    const { user } = await openForm();
    device.isReachable = false;
    await sendMessage(user);
    await wait(300);
    expect(alert()).toHaveTextContent(failure.heading);
    await user.click(button(failure.again));
    await wait(2_000);
    expect(alert()).toHaveTextContent(failure.headingAgain);
  });

  test('is sent again by itself without a word, until somebody asks for what is under way', async () => {
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
    await wait(0);
    await wait(300);
    expect(status()).toHaveTextContent(texts.sending);
    await answer(429);
    expect(alert()).toHaveTextContent(failure.headingAgain);
    expect(alert()).not.toBe(first);
    expect(service.requests).toHaveLength(3);
  });

  test('is removed by Discard, which asks first, and says so afterwards', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    jest.mocked(confirm).mockReturnValueOnce(false);
    await user.click(button(failure.discard));
    await wait(1_000);
    expect(confirm).toHaveBeenLastCalledWith(failure.ask);
    expect(kept()).toHaveLength(1);
    expect(button(failure.discard)).toHaveFocus();
    await user.click(button(failure.discard));
    await wait(0);
    expect(kept()).toEqual([]);
    expect(status()).toHaveTextContent(failure.discarded);
    // Not the text itself, which is announced anyway.
    expect(result()).toHaveFocus();
  });

  test('has in its place, when it goes, what says why: before any other button', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    const following = [result(), button(texts.privacy.forget)];
    for (const [index, before] of [notice(), result()].entries()) {
      expect(before.compareDocumentPosition(following[index]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(within(result()).queryByRole('button')).toBeNull();
  });

  test('leaves the fields when it is delivered after all, and the focus goes to what says so', async () => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    // Now it is a draft, too.
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

  test.each([
    ['Discard', failure.discard, 2],
    ['Send again', failure.again, 3],
  ])('takes a double click on %s for one, which does not reach the message before it', async (_, name, requests) => {
    service.reply = (request) => request.fail();
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await sendMessage(user, 'Second');
    await wait(1_000);
    service.reply = (request) => request.answer(200, 'OK');
    fireEvent.click(button(name), { detail: 1 });
    await wait(100);
    fireEvent.click(button(name), { detail: 2 });
    await wait(5_000);
    expect(kept()).toHaveLength(1);
    expect(service.requests).toHaveLength(requests);
    expect(notice()).toHaveTextContent(waiting.mayHaveArrived);
  });

  test('is counted with the others that wait', async () => {
    always(429);
    const { user } = await openForm();
    await sendMessage(user, 'First');
    await sendMessage(user, 'Second');
    await wait(2_000);
    expect(status().textContent).toBe(waiting.many.replace('{count}', '2'));
  });

  test('says when the device does not keep it', async () => {
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
  ['nobody wakes', false, failureTexts.whileOpen],
  ['the browser wakes', true, failureTexts.whenClosed],
])('without a network the form promises only what the worker can do that %s', async (_, hasSync, promise) => {
  const register = jest.fn().mockResolvedValue(undefined);
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => (hasSync ? { sync: { register } } : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const { user } = await openForm();
  window.fetch = () => new Promise(() => {});
  await sendMessage(user);
  // The page may be closed before it knows that there is no network.
  expect(register).toHaveBeenCalledTimes(Number(hasSync));
  await wait(5_000);
  expect(notice()).toHaveTextContent(failureTexts.offline);
  expect(notice()).toHaveTextContent(promise);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a message that the worker has sent is shown at the next opening, with its day, and once', async () => {
  device.database.keep(submitted({ at: new Date(2026, 10, 20, 9, 7).getTime(), state: 'delivered' }));
  const { unmount } = await openForm();
  expect(status()).toHaveTextContent(texts.sentAt.replace('{time}', '09:07, 20 November'));
  unmount();
  await openForm();
  expect(status()).toBeEmptyDOMElement();
});

test.each(['sending', 'delivered'] as const)(
  'Discard of a message that somebody else has made %s, which the form does not show yet, says what is true',
  async (state) => {
    const { user } = await openForm();
    await sendMessage(user);
    await answer(429);
    device.database.keep({ ...kept()[0]!, state });
    await user.click(button(failureTexts.discard));
    await wait(10);
    expect(kept()).toEqual([]);
    if (state === 'sending') expect(status()).toHaveTextContent(failureTexts.discardedLate);
    else expect(alert()).toHaveTextContent(texts.success);
  },
);

describe('a message of another tab or visit', () => {
  const { earlier, failure, waiting } = texts;
  const HELLO = ['Asha', 'asha@example.com', '', 'Hello'];
  const at = new Date(2026, 10, 20, 9, 7).getTime();
  /** Tomorrow. */
  const due = at + 36 * 3_600_000;

  /** Whether a word of the message is in the page, also in its links. */
  const isInPage = () => /Asha|Hello/.test(document.body.innerHTML + typed().join());

  test.each([
    ['retry', 'refused', earlier.waiting],
    ['sending', 'refused', earlier.waiting],
    ['unconfirmed', 'interrupted', earlier.unconfirmed],
    ['stale', 'stale', earlier.stale],
  ] as const)('that is %s is told of by its day and its state, and comes into the fields by Show', async (...row) => {
    const [state, failure, text] = row;
    device.database.keep(submitted({ at, due, until: Date.now() + 10_000, state, failure }));
    const { user } = await openForm();
    expect(alert()).toHaveTextContent(earlier.heading.replace('{day}', '20 November'));
    expect([...notice().querySelectorAll('p')].map((each) => each.textContent)).toEqual([text, earlier.note]);
    expect(typed()).toEqual(NOTHING);
    expect(isInPage()).toBe(false);
    await user.click(button(earlier.show));
    expect(typed()).toEqual(HELLO);
    expect(result()).toHaveFocus();
    expect(status()).toHaveTextContent(earlier.shown);
    expect(notice()).toHaveTextContent(texts.failure[failure]);
    expect(screen.getByRole('link', { name: texts.failure.mail })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: earlier.show })).toBeNull();
  });

  test('leaves what is typed in the fields when it is shown there', async () => {
    device.database.keep(submitted({ at, due, state: 'unconfirmed', failure: 'noAnswer' }));
    const { user, unmount } = await openForm();
    await user.type(field('message'), 'Another');
    await user.click(button(earlier.show));
    const both = [...HELLO.slice(0, 3), 'Hello\n\nAnother'];
    expect(typed()).toEqual(both);
    // It is the draft of this tab.
    unmount();
    await openForm();
    expect(typed()).toEqual(both);
  });

  test('gives way to one of this tab that fails, and can be sent or discarded unseen', async () => {
    device.database.keep(
      submitted({ at, due, state: 'unconfirmed', failure: 'noAnswer' }),
      submitted({ id: 'two', at: at + 1, due, state: 'stale', failure: 'stale' }),
    );
    const { user } = await openForm();
    await sendMessage(user, 'Mine');
    await answer(502);
    expect(notice()).toHaveTextContent(failure.serviceError);
    fireEvent.click(button(failure.discard), { detail: 1 });
    await wait(0);
    expect(notice()).toHaveTextContent(earlier.stale);
    fireEvent.click(button(failure.discard), { detail: 1 });
    await wait(0);
    expect(notice()).toHaveTextContent(earlier.unconfirmed);
    expect(isInPage()).toBe(false);
    fireEvent.click(button(failure.again), { detail: 1 });
    await wait(1_000);
    await answer(200);
    expect(service.requests).toHaveLength(2);
    expect(kept()).toEqual([]);
  });

  test('becomes one of this tab when the same text is submitted there', async () => {
    const fields = { fullname: ASHA[0]!, email: ASHA[1]!, phone: ASHA[2]!, message: ASHA[3]! };
    device.database.keep(submitted({ at, due, fields, state: 'unconfirmed', failure: 'noAnswer' }));
    const { user } = await openForm();
    await sendMessage(user);
    await answer(502);
    expect(kept()).toHaveLength(1);
    expect(notice()).toHaveTextContent(waiting.mayHaveArrived);
    expect(typed()).toEqual(ASHA);
  });
});

describe('Forget in the privacy note', () => {
  const { ask, forget, forgotten, forgottenLate, nothing } = texts.privacy;

  test('asks, removes what is kept, and says so', async () => {
    const { user } = await openForm();
    await user.type(field('message'), 'Secret');
    jest.mocked(confirm).mockReturnValueOnce(false);
    await user.click(button(forget));
    await wait(1_000);
    expect(confirm).toHaveBeenLastCalledWith(ask);
    expect(field('message')).toHaveValue('Secret');
    expect(sessionStorage).toHaveLength(1);
    await user.click(button(forget));
    await wait(10);
    expect(sessionStorage).toHaveLength(0);
    expect(typed()).toEqual(NOTHING);
    expect(status()).toHaveTextContent(forgotten);
    await user.click(button(forget));
    await wait(10);
    expect(status()).toHaveTextContent(nothing);
    // The same text is announced twice: the line is a new one.
    const line = status().firstChild;
    await user.click(button(forget));
    await wait(10);
    // There was nothing to ask about.
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(status()).toHaveTextContent(nothing);
    expect(status().firstChild).not.toBe(line);
  });

  test('asks about a message that waits, too', async () => {
    device.database.keep(submitted({ at: Date.now(), due: Infinity, until: Infinity, state: 'retry' }));
    const { user } = await openForm();
    jest.mocked(confirm).mockReturnValueOnce(false);
    await user.click(button(forget));
    await wait(10);
    expect(kept()).toHaveLength(1);
  });

  test.each([
    ['sending', forgottenLate],
    ['unconfirmed', forgottenLate],
    ['delivered', forgottenLate],
    ['retry', forgotten],
    ['stale', forgotten],
  ] as const)('of a message that is %s says what is true', async (state, text) => {
    const { user } = await openForm();
    device.database.keep(submitted({ at: Date.now(), due: Infinity, until: Infinity, state }));
    await user.click(button(forget));
    await wait(10);
    expect(device.database.messages).toEqual([]);
    expect(status()).toHaveTextContent(text);
  });
});

test('a honeypot that was filled costs a person one more click, never the message', async () => {
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
