/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { FIELD_LIMITS, FIELD_NAMES } from '@/components/contact-form/fields';
import { COLLECTION, writeMessage } from '@/components/contact-form/firebase/firestore';

jest.mock('firebase/firestore/lite');
jest.mock('@/components/contact-form/firebase/firebase', () => ({ getFirebaseDatabase: async () => 'the database' }));

const RULES = readFileSync('firestore.rules', 'utf8');
const FIELDS = { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('a message becomes one document under its own id, with the time of the server', async () => {
  jest.mocked(doc).mockReturnValue('the document' as never);
  jest.mocked(serverTimestamp).mockReturnValue('now' as never);
  await writeMessage('one', FIELDS);
  expect(doc).toHaveBeenCalledWith('the database', COLLECTION, 'one');
  expect(setDoc).toHaveBeenCalledWith('the document', { ...FIELDS, sentAt: 'now' });
});

test('a refused write rejects', async () => {
  jest.mocked(setDoc).mockRejectedValueOnce(new Error('permission-denied'));
  await expect(writeMessage('one', FIELDS)).rejects.toThrow('permission-denied');
});

/** A text as the rules see it: its size is counted in characters, and a pattern must match all of it. */
class Text {
  constructor(readonly value: string) {}
  size = () => [...this.value].length;
  matches = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(this.value);
}

/** Whether the rules let a document be created: their condition, read as JavaScript. */
function allows(document: Record<string, unknown>, id = ID): boolean {
  const wrap = (value: unknown) => (typeof value === 'string' ? new Text(value) : value);
  const names = Object.keys(document);
  const keys = () => ({
    hasOnly: (allowed: string[]) => names.every((name) => allowed.includes(name)),
    hasAll: (needed: string[]) => needed.every((name) => names.includes(name)),
  });
  const data = { ...Object.fromEntries(Object.entries(document).map(([name, value]) => [name, wrap(value)])), keys };
  const [, isText] = /function isText\(value, limit\) \{([^}]*)\}/.exec(RULES)!;
  const [, condition] = /allow create: if ([^;]*);/.exec(RULES)!;
  const body = `const isText = (value, limit) => {${isText!.replace('value is string', 'value instanceof Text')}};
    return ${condition};`;
  const run = new Function('request', 'id', 'Text', body) as (...args: unknown[]) => boolean;
  return run({ resource: { data }, time: NOW }, new Text(id), Text);
}

const NOW = 1_700_000_000_000;
const DOCUMENT = { ...FIELDS, sentAt: NOW };
const ID = `${NOW}-0.123`;
/** Letters of one, two and three bytes, and characters that are two units long. */
const LETTERS = ['x', 'é', 'ह', '🙂'];

describe('the rules', () => {
  test.each(LETTERS)('take every text of "%s" that the form takes, and not much more', (letter) => {
    for (const name of FIELD_NAMES) {
      const longest = (units: number) => letter.repeat(Math.floor(units / letter.length));
      const at = name === 'email' ? `@${letter}` : '';
      const fits = longest(FIELD_LIMITS[name] - at.length) + at;
      expect(allows({ ...DOCUMENT, [name]: fits })).toBe(true);
      expect(allows({ ...DOCUMENT, [name]: 'x'.repeat(FIELD_LIMITS[name]) + '@' + 'x' })).toBe(false);
    }
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a field that is missing', { ...FIELDS }, ID],
    ['a field too many', { ...DOCUMENT, admin: 'yes' }, ID],
    ['a field that is no text', { ...DOCUMENT, phone: 7 }, ID],
    ['an address that is none', { ...DOCUMENT, email: 'asha' }, ID],
    ['a time of the sender', { ...DOCUMENT, sentAt: NOW - 1 }, ID],
    ['a long id', DOCUMENT, 'x'.repeat(65)],
  ])('refuse %s', (_, document, id) => expect(allows(document, id)).toBe(false));

  test('take a message of which only the address was given', () => {
    expect(allows({ ...DOCUMENT, fullname: '', phone: '', message: '' })).toBe(true);
  });

  test('know the collection, and the fields with the limits of the form', () => {
    expect(RULES).toContain(`match /${COLLECTION}/{id}`);
    const keys = [...FIELD_NAMES, 'sentAt'].map((name) => `'${name}'`).join(', ');
    expect(RULES).toContain(`hasOnly([${keys}])`);
    expect(RULES).toContain(`hasAll([${keys}])`);
    for (const name of FIELD_NAMES) {
      expect(RULES).toContain(`isText(request.resource.data.${name}, ${FIELD_LIMITS[name]})`);
    }
  });

  test('allow nothing but creating', () => {
    const allowed = [...RULES.matchAll(/allow ([a-z, ]+): if ([^\n]*)/g)].map(([, what, when]) => [what, when]);
    expect(allowed).toEqual([
      ['create', expect.stringContaining('request.resource.data.keys()')],
      ['read, update, delete', 'false;'],
    ]);
  });
});
