/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { COLLECTION, RECIPIENT, SUBJECT } from '@/lib/firebase/mail';
import { storeByRest } from '@/lib/firebase/store-by-rest';
import { storeBySdk } from '@/lib/firebase/store-by-sdk';
import { content } from '@/__tests__/support/content/site-texts';
import { FIELD_LIMITS, FIELD_NAMES, type Fields } from '@/lib/contact/fields';

jest.mock('firebase/firestore/lite');
jest.mock('@/lib/firebase/firebase', () => ({ initializeFirebase: () => 'the database' }));

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

/** The document that is stored for a message. */
async function mailOf(fields: Partial<Fields> = {}): Promise<Mail> {
  await storeBySdk({ ...FIELDS, ...fields });
  return jest.mocked(setDoc).mock.lastCall![1] as Mail;
}

/** The ids that the rules accept. */
const AN_ID = /^[0-9]{1,16}-[0-9.e-]{1,32}$/;

test('a message is stored as an email for the extension, with a unique id and the time of the server', async () => {
  expect(await mailOf()).toEqual({
    toUids: [RECIPIENT],
    replyTo: 'asha@example.com',
    message: { subject: SUBJECT, text: 'Name: Asha\nEmail: asha@example.com\nPhone: \n\nMessage:\nHello\nthere' },
    createdAt: NOW,
  });
  expect(doc).toHaveBeenCalledWith('the database', COLLECTION, expect.stringMatching(AN_ID));
  // Another attempt needs another document, because the rules let nobody write to an existing one.
  await mailOf();
  const [first, second] = jest.mocked(doc).mock.calls.map((each) => each.at(-1));
  expect(first).not.toBe(second);
});

test('the guide’s command deletes stored messages after the number of days that the form states', async () => {
  const [field] = Object.entries(await mailOf()).find(([, value]) => value === NOW)!;
  const [days] = /\d+ days/.exec(content.pages.contacts.privacy.kept.secondChannel.time)!;
  const options = `--collection-group=${COLLECTION} --enable-ttl --expiration-offset=${parseInt(days)}d`;
  expect(readFileSync('docs/second-channel.md', 'utf8')).toContain(
    `gcloud firestore fields ttls update ${field} ${options} `,
  );
});

test.each<[string | undefined, object]>([
  ['unknown', { type: 'unconfirmed', kind: 'unreachable' }],
  ['unavailable', { type: 'unconfirmed', kind: 'unreachable' }],
  ['internal', { type: 'unconfirmed', kind: 'unreachable' }],
  ['deadline-exceeded', { type: 'unconfirmed', kind: 'unreachable' }],
  ['cancelled', { type: 'unconfirmed', kind: 'unreachable' }],
  ['permission-denied', { type: 'failed', kind: 'refused', text: 'permission-denied' }],
  ['resource-exhausted', { type: 'failed', kind: 'refused', text: 'resource-exhausted' }],
  [undefined, { type: 'failed', kind: 'refused', text: '' }],
])('the database error "%s" is logged and gives %j', async (code, result) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = Object.assign(new Error('broken'), { code });
  jest.mocked(setDoc).mockRejectedValue(error);
  expect(await storeBySdk(FIELDS)).toEqual(result);
  expect(logged).toHaveBeenCalledWith(error);
  logged.mockRestore();
});

describe('without Firebase’s library', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  beforeEach(() => {
    process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'nestif-site';
    process.env.NEXT_PUBLIC_FIREBASE_API_KEY = 'key';
    fetched.mockReset();
  });
  afterAll(() => fetched.mockRestore());

  test('the same document is written', async () => {
    fetched.mockResolvedValue(new Response('{}'));
    const { createdAt, ...mail } = await mailOf();
    expect(createdAt).toBe(NOW);
    expect(await storeByRest(FIELDS)).toEqual({ type: 'stored' });
    const [url, { body }] = fetched.mock.lastCall as [string, { body: string }];
    const database = 'projects/nestif-site/databases/(default)';
    expect(url).toBe(`https://firestore.googleapis.com/v1/${database}/documents:commit?key=key`);
    const { writes } = JSON.parse(body) as { writes: { update: { name: string } }[] };
    const updateTransforms = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];
    const { name } = writes[0]!.update;
    expect(writes).toEqual([{ update: { name, fields: fieldsOf(Object.entries(mail)) }, updateTransforms }]);
    expect(name.replace(`${database}/documents/mail/`, '')).toMatch(AN_ID);
  });

  test.each([
    [403, { type: 'failed', kind: 'refused' }],
    [429, { type: 'failed', kind: 'tooMany' }],
    [503, { type: 'unconfirmed', kind: 'serviceError' }],
  ])('status %i gives %j', async (status, result) => {
    fetched.mockResolvedValue(new Response('', { status }));
    expect(await storeByRest(FIELDS)).toMatchObject(result);
  });

  test('a message may have arrived if the connection broke', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await storeByRest(FIELDS)).toMatchObject({ type: 'unconfirmed', kind: 'unreachable' });
  });
});

/**
 * The tests run the rules on about 60 documents: in Firebase's emulator if there is one (the job `rules` of check.yml
 * sets FIRESTORE_EMULATOR_HOST), otherwise as JavaScript.
 */
const RULES = readFileSync('tools/firebase/firestore.rules', 'utf8');
const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST;
const PROJECT = process.env.GCLOUD_PROJECT;

/** A string as the rules see it: its size is counted in characters, and a pattern must match all of it. */
class Text {
  constructor(readonly value: string) {}
  size = () => [...this.value].length;
  // RE2 writes a code point as \x{…}, JavaScript as \u{…}.
  matches = (pattern: string) => new RegExp(`^(?:${pattern.replaceAll('\\x{', '\\u{')})$`, 'u').test(this.value);
  split = (pattern: string) => this.value.split(new RegExp(pattern));
  toString = () => this.value;
}

/** A value as the rules see it. Lists with the same entries are equal, and so are strings with the same characters. */
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

/** Whether the rules allow a document to be created. */
const allows = async (document: object, id = ID) =>
  EMULATOR ? createInEmulator(document, id) : readAsJavaScript(document, id);

/** Runs the functions and the condition of the rules. */
function readAsJavaScript(document: object, id: string): boolean {
  const functions = [...RULES.matchAll(/function \w+\([^)]*\) \{[\s\S]*?\n    \}/g)].map(([text]) =>
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
    // Firestore refuses a request if a rule throws.
    return false;
  }
}

/** Whether the rules allow a stored document to be written again, with this field mask. */
async function allowsAgain(document: object, mask: string[]): Promise<boolean> {
  if (!EMULATOR) return readAllowed('update');
  const update = { name: nameOf(ID), fields: fieldsOf(Object.entries(document)) };
  if (!(await commit({ update }, OWNER))) throw new Error('The owner may do all');
  return commit({ update, updateMask: { fieldPaths: mask } });
}

/** Whether a rule allows a kind of access with any condition but `false`. */
const readAllowed = (kind: string) =>
  [...RULES.matchAll(/allow ([a-z, ]+): if ([^;]*);/g)].some(
    ([, kinds, condition]) => kinds!.split(', ').includes(kind) && condition !== 'false',
  );

const OWNER = { headers: { authorization: 'Bearer owner' } };
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const nameOf = (id: string) => `${DATABASE}/documents/${COLLECTION}/${id}`;

/**
 * Sends a write to the emulator as a browser does to Firestore, by default without an account. @returns whether it is
 * allowed @throws {Error} if the emulator answers neither yes nor no
 */
async function commit(write: object, account: RequestInit = {}): Promise<boolean> {
  const url = `http://${EMULATOR}/v1/${DATABASE}/documents:commit`;
  const { status } = await fetch(url, { ...account, method: 'POST', body: JSON.stringify({ writes: [write] }) });
  if (status !== 200 && status !== 403) throw new Error(`The emulator answers ${status}`);
  return status === 200;
}

async function createInEmulator(document: object, id: string): Promise<boolean> {
  await fetch(`http://${EMULATOR}/emulator/v1/${DATABASE}/documents`, { method: 'DELETE' });
  const entries = Object.entries(document);
  const times = entries.filter(([, value]) => value === NOW).map(([fieldPath]) => fieldPath);
  return commit({
    update: { name: nameOf(id), fields: fieldsOf(entries.filter(([name]) => !times.includes(name))) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  });
}

/** Values in the format of Firestore's REST API. */
const fieldsOf = (entries: [string, unknown][]): object =>
  Object.fromEntries(entries.map(([name, value]) => [name, valueOf(value)]));

function valueOf(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(Object.entries(value as object)) } };
}

/** Letters of one, two and three bytes in UTF-8, and a character of two UTF-16 units. */
const LETTERS = ['x', 'é', 'ह', '🙂'];

const LONG = 'x'.repeat(15_600);
const withMessage = (mail: Mail, change: object) => ({ ...mail, message: { ...mail.message, ...change } });

const withText = (mail: Mail, from: string, to: string) =>
  withMessage(mail, { text: (mail.message.text as string).replace(from, to) });

describe('the rules', () => {
  test.each(LETTERS)('accept every message of "%s" that the form accepts', async (letter) => {
    const longest = (units: number) => letter.repeat(Math.floor(units / letter.length));
    const email = longest(FIELD_LIMITS.email - 1 - letter.length) + `@${letter}`;
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, longest(FIELD_LIMITS[name])])) as Fields;
    expect(await allows(await mailOf({ ...fields, email }))).toBe(true);
  });

  test.each<[string, Partial<Fields>]>([
    ['without a name', { fullname: '' }],
    ['with a name and an address only', { phone: '', message: '' }],
    [
      'with an address only, which is all that the form requires',
      { fullname: '\u00a0', phone: ' ', message: ' \n\u00a0' },
    ],
    ['with a name of several lines', { fullname: 'Asha\nEmail: other@example.com\n\nMessage:' }],
    ['with a name whose first line ends as on old Macs', { fullname: 'Asha\rEmail: other@example.com' }],
    ['with invisible characters', { fullname: 'A\0\u001b\u0085\u2028\u202e', message: 'a\0\u202eb\r\nc\u2028d\t' }],
    ['in Hindi, with joiners, and emoji', { fullname: 'क्\u200dष', message: 'क्\u200cष 👩\u200d💻' }],
  ])('accept a message %s', async (_, fields) => expect(await allows(await mailOf(fields))).toBe(true));

  test.each<[string, (mail: Mail) => object, string?]>([
    ['a missing field', ({ createdAt, ...mail }) => ({ ...mail, sentAt: createdAt })],
    ...['to', 'cc', 'bcc', 'from', 'headers', 'template', 'attachments', 'delivery'].map(
      (name): [string, (mail: Mail) => object] => [`the field ${name}`, (mail) => ({ ...mail, [name]: 'x' })],
    ),
    ['another recipient', (mail) => ({ ...mail, toUids: ['someone'] })],
    ['a second recipient', (mail) => ({ ...mail, toUids: [RECIPIENT, 'someone'] })],
    ['an invalid address', (mail) => ({ ...mail, replyTo: 'asha' })],
    ['two addresses', (mail) => ({ ...mail, replyTo: 'a@example.com,b@example.com' })],
    ...['\0', ' ', '\u001b', '\u0085', '\u00a0', '\u2028', '\u202e', '\u3000'].map(
      (each): [string, (mail: Mail) => object] => {
        const replyTo = `a${each}@example.com`;
        const change = (text: unknown) => String(text).replace('asha@example.com', replyTo);
        return [
          `an address with the character ${escape(each)}`,
          (mail) => withMessage({ ...mail, replyTo }, { text: change(mail.message.text) }),
        ];
      },
    ),
    ...['\0', '\r', '\u0085', '\u2028', '\u202e'].flatMap((each): [string, (mail: Mail) => object][] => [
      [
        `a name with the character ${escape(each)}`,
        (mail) => withText(mail, 'Asha', `x${each}Email: boss@example.com`),
      ],
      [`a phone with the character ${escape(each)}`, (mail) => withText(mail, 'Phone: ', `Phone: 1${each}2`)],
      [`a message with the character ${escape(each)}`, (mail) => withText(mail, 'Hello', `a${each}b`)],
    ]),
    ['an address with a header', (mail) => ({ ...mail, replyTo: 'a@example.com\nBcc: b@example.com' })],
    ['an address that the text does not name', (mail) => ({ ...mail, replyTo: 'other@example.com' })],
    ['an address that is too long', (mail) => ({ ...mail, replyTo: `${'x'.repeat(250)}@x.in` })],
    ['another subject', (mail) => withMessage(mail, { subject: 'You have won' })],
    ['HTML', (mail) => withMessage(mail, { html: '<b>x</b>' })],
    ['a message without text', (mail) => ({ ...mail, message: { subject: SUBJECT } })],
    ['a text in another format', (mail) => withMessage(mail, { text: 'Hello' })],
    ['a text that is a number', (mail) => withMessage(mail, { text: 7 })],
    ['a text that is too long', (mail) => withMessage(mail, { text: `${mail.message.text as string}${LONG}` })],
    ['a time set by the sender', (mail) => ({ ...mail, createdAt: NOW - 1 })],
    ['an id that the form does not create', (mail) => mail, 'x'],
  ])('refuse %s', async (...[, change, id]) => expect(await allows(change(await mailOf()), id)).toBe(false));

  test.each([[['replyTo']], [[]], [['toUids', 'replyTo', 'message']]])(
    'prevent writes to an existing document with the mask %j, since the result would reveal its content',
    async (mask) => expect(await allowsAgain(await mailOf(), mask)).toBe(false),
  );

  test('match the collection, and allow only creation', () => {
    expect(RULES).toContain(`match /${COLLECTION}/{id}`);
    const allowed = [...RULES.matchAll(/allow ([a-z, ]+): if ([^\n]*)/g)].map(([, what, when]) => [what, when]);
    expect(allowed).toEqual([
      ['create', expect.stringContaining('isMail(request.resource.data)')],
      ['read, update, delete', 'false;'],
    ]);
  });
});
