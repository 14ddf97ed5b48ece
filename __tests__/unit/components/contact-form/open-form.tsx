import { act, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/contact-form';
import type { FormTexts } from '@/components/contact-form/props';
import { form as content } from '@/__tests__/support/content/site-texts';
import { FakeService } from '@/__tests__/support/fakes/service';
import { FakeIndexedDb } from '@/__tests__/support/fakes/indexed-db';
import { FakeChannel, FakeLocks } from '@/__tests__/support/fakes/platform';

/** Replaces each string with its place in the content file and its placeholders, so that no two are the same. */
const byPlace = (value: unknown, place: string): unknown =>
  typeof value === 'string'
    ? [`[${place}]`, ...(value.match(/\{\w+\}/g) ?? [])].join(' ')
    : Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, byPlace(each, `${place} ${key}`)]));

const named = byPlace(content, 'form') as FormTexts;
const hint = 'We answer to this address.';
const { fullname, email, message } = named.fields;
/** Hints are optional: here, one field has a hint and two have none. */
const fields = {
  ...named.fields,
  fullname: { ...fullname, hint: undefined },
  email: { ...email, hint },
  message: { ...message, hint: undefined },
};
export const texts = { ...named, fields };

export const props = {
  id: 'contact_form',
  texts,
  language: 'en-IN',
  config: { origin: 'https://mail.example.com', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  contact: { email: 'team@example.com', phones: ['+91 612 000 0000', '+91 641 000 0000'] },
  notice: '#privacy',
};

/** The network of a test, what its device has stored, and whether the page's own address responds. */
export const service = new FakeService();
export const device = { database: new FakeIndexedDb(), isReachable: true };

/** Gives each test an empty device, a clock that only the test moves, a fake network, and a silent console. */
export function setUpDevice() {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    // Some browsers answer `confirm` for the visitor, so nothing may depend on it.
    jest.spyOn(window, 'confirm').mockReturnValue(false);
    localStorage.clear();
    sessionStorage.clear();
    FakeChannel.install();
    FakeLocks.install();
    Object.assign(device, { database: FakeIndexedDb.install(), isReachable: true });
    window.fetch = async () =>
      device.isReachable ? ({} as Response) : Promise.reject(new TypeError('Failed to fetch'));
    service.install();
  });
  afterEach(() => {
    service.remove();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Moves the clock of the test, and lets React do what falls due. */
export const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Opens the page, and waits until messages are no longer held back. */
export async function openForm(options?: RenderOptions, change?: Partial<typeof props>) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = render(<ContactForm {...props} {...change} />, options);
  await wait(1_700);
  await wait(300);
  return { user, ...page };
}

type Name = keyof typeof texts.fields;
const NAMES: Name[] = ['fullname', 'email', 'phone', 'message'];

export const field = (name: Name) =>
  screen.getByLabelText<HTMLInputElement>(texts.fields[name].label, { exact: false });
export const button = (name: string) => screen.getByRole('button', { name });
/** The form's status line. It takes the focus when the focused element disappears. */
export const result = () => document.querySelector<HTMLElement>('.failure + div')!;
/** The line about the state of the messages. */
export const status = () => result().lastElementChild as HTMLElement;
/** What screen readers announce in addition to alerts. */
export const said = () => document.querySelector('[aria-live=polite]')!.textContent;
/** The announced alert: the whole alert after a success, and only its heading after a failure. */
export const alert = () => {
  const found = screen.queryByRole('alert');
  return found && (found.querySelector('h3') ?? found);
};
/** The notice about a message that was not sent, with its buttons. */
export const notice = () => document.querySelector<HTMLElement>('.failure > .notice')!;

/** The values of the four fields. */
export const typed = () => NAMES.map((name) => field(name).value);
export const ASHA = ['Asha', 'asha@example.com', '+91 1', 'Hello {}'];
export const NOTHING = ['', '', '', ''];

type User = ReturnType<typeof userEvent.setup>;

/** Replaces the text in the fields, presses Submit, and waits for the request. */
export async function sendMessage(user: User, message = 'Hello {}') {
  for (const [index, text] of [...ASHA.slice(0, 3), message].entries()) {
    await user.clear(field(NAMES[index]!));
    await user.paste(text);
  }
  await user.click(button(texts.submit));
  // The text is kept in the fields until it is stored.
  await wait(1_000);
}

/** Answers the latest request, and waits for the announcement if it fails. */
export async function answer(status: number, text = '') {
  service.last.answer(status, text);
  await wait(0);
  if (status !== 200) await wait(300);
}
