import fc from 'fast-check';
import { MAX_AGE } from '@/components/contact-form/outbox/reducer';
import { createStore, PREFIX, STORE_LIMIT } from '@/components/contact-form/outbox/store';
import { message } from './messages';
import { blockStorage, fillStorage } from './storage';

const DRAFT = PREFIX + 'draft';
const one = message();
const two = message({ id: 'two', at: 2_000 });
const keys = () => Object.keys(localStorage).sort();

let consoleError: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a message written by one window is read by another, oldest first', () => {
  createStore().save([], [two]);
  createStore().save([], [one]);
  expect(createStore().load()).toEqual([one, two]);
});

test('only what differs is written', () => {
  const store = createStore();
  store.save([], [one, two]);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const before = store.load();
  store.save(before, [before[0]!, { ...before[1]!, tries: 1 }]);
  expect(write.mock.calls.map(([key]) => key)).toEqual([PREFIX + 'two']);
});

test('a window does not remove a message of another window that it never saw', () => {
  const store = createStore();
  store.save([], [one]);
  const before = store.load();
  createStore().save([], [two]);
  store.save(before, []);
  expect(store.load()).toEqual([two]);
});

test('clearing removes the draft of the window too, and nothing of other programs', () => {
  localStorage.setItem('theme', 'dark');
  const store = createStore();
  store.save([], [one]);
  store.saveDraft(one.fields);
  expect(store.clear()).toBe(true);
  expect(store.clear()).toBe(false);
  expect(keys()).toEqual(['theme']);
  store.saveDraft(one.fields);
  // Another window has removed the rest.
  localStorage.clear();
  expect(store.clear()).toBe(true);
  expect(store.loadDraft()).toBeUndefined();
});

describe('storage that is full', () => {
  test('keeps the message in memory, and says so, until there is room again', () => {
    const full = fillStorage();
    const store = createStore();
    store.save([], [one]);
    expect(store.load()).toEqual([one]);
    expect(store.isKept()).toBe(false);
    full.mockRestore();
    store.save(store.load(), [{ ...one, tries: 1 }]);
    expect(store.isKept()).toBe(true);
    expect(createStore().load()).toEqual([{ ...one, tries: 1 }]);
  });

  test('does not bring back an older state of a message', () => {
    const store = createStore();
    store.save([], [one]);
    fillStorage();
    store.save(store.load(), [{ ...one, state: 'sending' }]);
    expect(store.load()).toEqual([{ ...one, state: 'sending' }]);
    store.save(store.load(), []);
    expect(store.load()).toEqual([]);
  });
});

test('storage that is blocked is replaced by memory', () => {
  blockStorage();
  const store = createStore();
  store.save([], [one]);
  store.saveDraft(one.fields);
  expect(store.load()).toEqual([one]);
  expect(store.loadDraft()).toBeUndefined();
  expect(store.isKept()).toBe(false);
  expect(store.clear()).toBe(true);
  expect(store.load()).toEqual([]);
});

test('the device keeps no more than the limit, memory the rest', () => {
  const store = createStore();
  const large = (id: string) => message({ id, fields: { ...one.fields, message: 'x'.repeat(STORE_LIMIT / 2 - 500) } });
  store.save([], [large('a'), large('b')]);
  expect(store.isKept()).toBe(true);
  store.save(store.load(), [...store.load(), large('c')]);
  expect(store.isKept()).toBe(false);
  expect(keys()).toEqual([PREFIX + 'a', PREFIX + 'b']);
  expect(store.load()).toHaveLength(3);
});

test.each([
  ['no JSON', '{"id":'],
  ['null', 'null'],
  ['another message', JSON.stringify(two)],
  ['no fields', JSON.stringify({ ...one, fields: undefined })],
  ['a field that is no text', JSON.stringify({ ...one, fields: { ...one.fields, phone: 7 } })],
  ['an unknown state', JSON.stringify({ ...one, state: 'sent' })],
  ['a time that is none', JSON.stringify({ ...one, due: null })],
])('%s in place of a message is removed and logged', (_, text) => {
  localStorage.setItem(PREFIX + 'one', text);
  localStorage.setItem(PREFIX + 'two', JSON.stringify(two));
  expect(createStore().load()).toEqual([two]);
  expect(keys()).toEqual([PREFIX + 'two']);
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(PREFIX + 'one'));
});

describe('the draft', () => {
  const [ours, theirs] = [one.fields, { ...one.fields, message: 'Another' }];

  /** Does something in another window: the same localStorage, a sessionStorage of its own. */
  function inAnotherWindow(action: () => void) {
    const own = Object.entries({ ...sessionStorage });
    sessionStorage.clear();
    action();
    sessionStorage.clear();
    for (const [key, value] of own) sessionStorage.setItem(key, value as string);
  }

  test('is after a reload the one of the window, in a new window the latest one', () => {
    createStore().saveDraft(ours);
    inAnotherWindow(() => createStore().saveDraft(theirs));
    expect(createStore().loadDraft()).toEqual(ours);
    inAnotherWindow(() => expect(createStore().loadDraft()).toEqual(theirs));
  });

  test('of another window stays when this window sends its own', () => {
    const store = createStore();
    store.saveDraft(ours);
    inAnotherWindow(() => createStore().saveDraft(theirs));
    store.saveDraft();
    expect(createStore().loadDraft()).toEqual(theirs);
  });

  test('of another window goes when a new window that took it over has sent it', () => {
    inAnotherWindow(() => createStore().saveDraft(theirs));
    const store = createStore();
    expect(store.loadDraft()).toEqual(theirs);
    store.saveDraft();
    inAnotherWindow(() => expect(createStore().loadDraft()).toBeUndefined());
    expect(keys()).toEqual([]);
  });

  test('that outgrows the storage says so, and leaves no older one behind', () => {
    const store = createStore();
    store.saveDraft(ours);
    expect(store.isDraftKept()).toBe(true);
    fillStorage();
    store.saveDraft(theirs);
    expect(store.isDraftKept()).toBe(false);
    expect(keys()).toEqual([]);
    store.saveDraft();
    expect(store.isDraftKept()).toBe(true);
  });

  test('goes after 30 days', () => {
    localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now() - MAX_AGE, fields: ours }));
    expect(createStore().loadDraft()).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  test('written by a clock that was put back has its 30 days from now on', () => {
    localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now() + MAX_AGE, fields: ours }));
    expect(createStore().loadDraft()).toEqual(ours);
    expect((JSON.parse(localStorage.getItem(DRAFT)!) as { at: number }).at).toBeLessThanOrEqual(Date.now());
  });

  test.each(['null', '{"at":1}', '{"fields":{}}'])('that reads %s is none', (text) => {
    localStorage.setItem(DRAFT, text);
    expect(createStore().loadDraft()).toBeUndefined();
  });
});

describe('whatever', () => {
  const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

  test('is typed, another window reads it unit by unit', () => {
    const anyFields = fc.record({ fullname: anyText, email: anyText, phone: anyText, message: anyText });
    const check = (fields: typeof one.fields) => {
      createStore().save([], [{ ...one, fields }]);
      createStore().saveDraft(fields);
      expect(createStore().load()).toEqual([{ ...one, fields }]);
      expect(createStore().loadDraft()).toEqual(fields);
    };
    fc.assert(fc.property(anyFields, check));
  });

  test('else is in the storage, a valid message is read and nothing throws', () => {
    const values = fc.oneof(anyText, fc.json());
    const check = (others: Record<string, string>, draft: string) => {
      localStorage.clear();
      sessionStorage.clear();
      createStore().save([], [one]);
      for (const [key, value] of Object.entries(others)) localStorage.setItem(`${PREFIX}x${key}`, value);
      localStorage.setItem(DRAFT, draft);
      const store = createStore();
      expect(store.load()).toEqual([one]);
      expect(store.loadDraft()).toBeUndefined();
      store.save(store.load(), [message({ state: 'sending' })]);
      expect(store.load()).toMatchObject([{ state: 'sending' }]);
    };
    fc.assert(fc.property(fc.dictionary(anyText, values, { maxKeys: 5 }), values, check));
  });
});
