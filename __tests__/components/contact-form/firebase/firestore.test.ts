/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { COLLECTION, RECIPIENT, storeMessage, SUBJECT } from '@/components/contact-form/firebase/firestore';
import { FIELD_LIMITS, FIELD_NAMES, type Fields } from '@/components/contact-form/fields';

jest.mock('firebase/firestore/lite');
jest.mock('@/components/contact-form/firebase/firebase', () => ({ getFirebaseDatabase: async () => 'the database' }));

const NOW = 1_700_000_000_000;
const ID = `${NOW}-0.123`;
const FIELDS: Fields = { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello\nthere' };

interface Mail {
  toUids: string[];
  replyTo: string;
  message: Record<string, unknown>;
  createdAt: number;
}

beforeEach(() => {
  jest.mocked(doc).mockReturnValue('the document' as never);
  jest.mocked(serverTimestamp).mockReturnValue(NOW as never);
  jest.mocked(setDoc).mockReset().mockResolvedValue();
});

/** The document that a message becomes. */
async function mailOf(fields: Partial<Fields> = {}): Promise<Mail> {
  await storeMessage(ID, { ...FIELDS, ...fields });
  return jest.mocked(setDoc).mock.lastCall![1] as Mail;
}

test('a message becomes an e-mail for the extension, under its own id, with the time of the server', async () => {
  expect(await mailOf()).toEqual({
    toUids: [RECIPIENT],
    replyTo: 'asha@example.com',
    message: { subject: SUBJECT, text: 'Name: Asha\nEmail: asha@example.com\nPhone: \n\nMessage:\nHello\nthere' },
    createdAt: NOW,
  });
  expect(doc).toHaveBeenCalledWith('the database', COLLECTION, ID);
});

test('a refused write rejects', async () => {
  jest.mocked(setDoc).mockRejectedValueOnce(new Error('permission-denied'));
  await expect(storeMessage('one', FIELDS)).rejects.toThrow('permission-denied');
});

/**
 * The rules decide on 30 documents: read as JavaScript, and in Firebase's emulator where one runs (the job `rules` of check.yml sets
 * FIRESTORE_EMULATOR_HOST).
 */
const RULES = readFileSync('tools/deploy/firestore.rules', 'utf8');
const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST;
const PROJECT = process.env.GCLOUD_PROJECT;

/** A text as the rules see it: its size is counted in characters, and a pattern must match all of it. */
class Text {
  constructor(readonly value: string) {}
  size = () => [...this.value].length;
  matches = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(this.value);
  split = (pattern: string) => this.value.split(new RegExp(pattern));
  toString = () => this.value;
}

/** A value as the rules see it. A list compares equal to a list of the same entries, a text to the same text. */
function wrap(value: unknown): unknown {
  if (typeof value === 'string') return new Text(value);
  if (Array.isArray(value)) return value.join();
  if (typeof value !== 'object') return value;
  const names = Object.keys(value!);
  const keys = () => ({
    hasOnly: (allowed: string[]) => names.every((name) => allowed.includes(name)),
    hasAll: (needed: string[]) => needed.every((name) => names.includes(name)),
  });
  return { ...Object.fromEntries(Object.entries(value!).map(([name, each]) => [name, wrap(each)])), keys };
}

/** Whether the rules let a document be created. */
const allows = async (document: object, id = ID) =>
  EMULATOR ? createInEmulator(document, id) : readAsJavaScript(document, id);

/** Runs the functions and the condition of the rules. */
function readAsJavaScript(document: object, id: string): boolean {
  const functions = [...RULES.matchAll(/function \w+\([^)]*\) \{[^}]*\}/g)].map(([text]) =>
    text
      .replace('return', 'return (')
      .replace(/;\s*\}$/, ')}')
      .replace(/(\S+) is string/g, '$1 instanceof Text'),
  );
  const [, condition] = /allow create: if ([^;]*);/.exec(RULES)!;
  const run = new Function('request', 'id', 'Text', `${functions.join('\n')}; return ${condition};`);
  try {
    return run({ resource: { data: wrap(document) }, time: NOW }, new Text(id), Text) as boolean;
  } catch {
    // An error in a rule refuses.
    return false;
  }
}

/** Asks the emulator as a browser asks Firestore, without an account. @throws {Error} when it answers neither yes nor no */
async function createInEmulator(document: object, id: string): Promise<boolean> {
  const database = `projects/${PROJECT}/databases/(default)`;
  await fetch(`http://${EMULATOR}/emulator/v1/${database}/documents`, { method: 'DELETE' });
  const entries = Object.entries(document);
  const times = entries.filter(([, value]) => value === NOW).map(([fieldPath]) => fieldPath);
  const write = {
    update: {
      name: `${database}/documents/${COLLECTION}/${id}`,
      fields: fieldsOf(entries.filter(([name]) => !times.includes(name))),
    },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
  const { status } = await fetch(`http://${EMULATOR}/v1/${database}/documents:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [write] }),
  });
  if (status !== 200 && status !== 403) throw new Error(`The emulator answers ${status}`);
  return status === 200;
}

/** Values as Firestore's REST interface writes them. */
const fieldsOf = (entries: [string, unknown][]): object =>
  Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value)]));

function valueOf(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(Object.entries(value as object)) } };
}

/** Letters of one, two and three bytes, and characters that are two units long. */
const LETTERS = ['x', 'é', 'ह', '🙂'];

const LONG = 'x'.repeat(15_600);
const withMessage = (mail: Mail, change: object) => ({ ...mail, message: { ...mail.message, ...change } });

describe('the rules', () => {
  test.each(LETTERS)('take every message of "%s" that the form takes', async (letter) => {
    const longest = (units: number) => letter.repeat(Math.floor(units / letter.length));
    const email = longest(FIELD_LIMITS.email - 1 - letter.length) + `@${letter}`;
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, longest(FIELD_LIMITS[name])])) as Fields;
    expect(await allows(await mailOf({ ...fields, email }))).toBe(true);
  });

  test('take a message of which only the address was given, and a name of several lines', async () => {
    expect(await allows(await mailOf({ fullname: '', message: '' }))).toBe(true);
    expect(await allows(await mailOf({ fullname: 'Asha\nEmail: other@example.com\n\nMessage:' }))).toBe(true);
  });

  test.each<[string, (mail: Mail) => object, string?]>([
    ['a field that is missing', ({ createdAt, ...mail }) => ({ ...mail, sentAt: createdAt })],
    ...['to', 'cc', 'bcc', 'from', 'headers', 'template', 'attachments', 'delivery'].map(
      (name): [string, (mail: Mail) => object] => [`the field ${name}`, (mail) => ({ ...mail, [name]: 'x' })],
    ),
    ['another recipient', (mail) => ({ ...mail, toUids: ['someone'] })],
    ['a second recipient', (mail) => ({ ...mail, toUids: [RECIPIENT, 'someone'] })],
    ['an address that is none', (mail) => ({ ...mail, replyTo: 'asha' })],
    ['two addresses', (mail) => ({ ...mail, replyTo: 'a@example.com,b@example.com' })],
    ['an address with a header', (mail) => ({ ...mail, replyTo: 'a@example.com\nBcc: b@example.com' })],
    ['an address that the text does not name', (mail) => ({ ...mail, replyTo: 'other@example.com' })],
    ['an address that is too long', (mail) => ({ ...mail, replyTo: `${'x'.repeat(250)}@x.in` })],
    ['another subject', (mail) => withMessage(mail, { subject: 'You have won' })],
    ['HTML', (mail) => withMessage(mail, { html: '<b>x</b>' })],
    ['a message without text', (mail) => ({ ...mail, message: { subject: SUBJECT } })],
    ['a text of another form', (mail) => withMessage(mail, { text: 'Hello' })],
    ['a text that is none', (mail) => withMessage(mail, { text: 7 })],
    ['a text that is too long', (mail) => withMessage(mail, { text: `${mail.message.text as string}${LONG}` })],
    ['a time of the sender', (mail) => ({ ...mail, createdAt: NOW - 1 })],
    ['an id that the form does not give', (mail) => mail, 'x'],
  ])('refuse %s', async (...[, change, id]) => expect(await allows(change(await mailOf()), id)).toBe(false));

  test('know the collection, and allow nothing but creating', () => {
    expect(RULES).toContain(`match /${COLLECTION}/{id}`);
    const allowed = [...RULES.matchAll(/allow ([a-z, ]+): if ([^\n]*)/g)].map(([, what, when]) => [what, when]);
    expect(allowed).toEqual([
      ['create', expect.stringContaining('isMail(request.resource.data)')],
      ['read, update, delete', 'false;'],
    ]);
  });
});
