import { MAX_AGE } from '@/components/contact-form/outbox/reducer';
import { createStore, PREFIX, STORE_LIMIT } from '@/components/contact-form/outbox/store';
import { message } from './messages';

const DRAFT = PREFIX + 'draft';
const one = message();
const two = message({ id: 'two', at: 2_000 });

/** Only our keys: other parts of a site may keep things there too. */
const stored = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

function refuseWrites() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

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

test('a message of another window is not removed by one that never saw it', () => {
  const store = createStore();
  store.save([], [one]);
  const before = store.load();
  createStore().save([], [two]);
  store.save(before, []);
  expect(store.load()).toEqual([two]);
});

test('the draft of a window is removed, too, when another one has removed all the rest', () => {
  const store = createStore();
  store.saveDraft(one.fields);
  localStorage.clear();
  expect(store.clear()).toBe(true);
  expect(store.loadDraft()).toBeUndefined();
});

test('nothing of other programs is touched', () => {
  localStorage.setItem('theme', 'dark');
  const store = createStore();
  store.save([], [one]);
  expect(store.clear()).toBe(true);
  expect(store.clear()).toBe(false);
  expect(stored()).toEqual(['theme']);
});

describe('storage that is full', () => {
  test('keeps the message in memory, and says so', () => {
    refuseWrites();
    const store = createStore();
    store.save([], [one]);
    expect(store.load()).toEqual([one]);
    expect(store.isKept()).toBe(false);
    expect(stored()).toEqual([]);
  });

  test('takes the message once there is room again', () => {
    refuseWrites();
    const store = createStore();
    store.save([], [one]);
    jest.restoreAllMocks();
    store.save(store.load(), [{ ...one, tries: 1 }]);
    expect(store.isKept()).toBe(true);
    expect(createStore().load()).toEqual([{ ...one, tries: 1 }]);
  });

  test('does not show an older state of a message than the last one', () => {
    const store = createStore();
    store.save([], [one]);
    refuseWrites();
    store.save(store.load(), [{ ...one, state: 'sending' }]);
    expect(store.load()).toEqual([{ ...one, state: 'sending' }]);
    store.save(store.load(), []);
    expect(store.load()).toEqual([]);
  });
});

test('storage that is blocked is memory', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = createStore();
  store.save([], [one]);
  store.saveDraft(one.fields);
  expect(store.load()).toEqual([one]);
  expect(store.loadDraft()).toBeUndefined();
  expect(store.isKept()).toBe(false);
  expect(store.clear()).toBe(true);
  expect(store.load()).toEqual([]);
  expect(blocked).toHaveBeenCalled();
});

test('no more is kept on the device than the limit; the rest is in memory', () => {
  const store = createStore();
  const large = (id: string) => message({ id, fields: { ...one.fields, message: 'x'.repeat(STORE_LIMIT / 2 - 500) } });
  store.save([], [large('a'), large('b')]);
  expect(store.isKept()).toBe(true);
  store.save(store.load(), [...store.load(), large('c')]);
  expect(store.isKept()).toBe(false);
  expect(stored()).toEqual([PREFIX + 'a', PREFIX + 'b']);
  expect(store.load()).toHaveLength(3);
});

test.each([
  ['no JSON', '{"id":'],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['another message', JSON.stringify(two)],
  ['no fields', JSON.stringify({ ...one, fields: undefined })],
  ['a field that is no text', JSON.stringify({ ...one, fields: { ...one.fields, phone: 7 } })],
  ['an unknown state', JSON.stringify({ ...one, state: 'sent' })],
  ['a time that is none', JSON.stringify({ ...one, due: null })],
])('%s in place of a message is removed, logged, and does no harm to others', (_, text) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem(PREFIX + 'one', text);
  localStorage.setItem(PREFIX + 'two', JSON.stringify(two));
  expect(createStore().load()).toEqual([two]);
  expect(stored()).toEqual([PREFIX + 'two']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(PREFIX + 'one'));
});

describe('the draft', () => {
  test('survives a reload and is no message', () => {
    createStore().saveDraft(one.fields);
    expect(createStore().loadDraft()).toEqual(one.fields);
    expect(createStore().load()).toEqual([]);
  });

  test('is removed when nothing is typed any more', () => {
    const store = createStore();
    store.saveDraft(one.fields);
    store.saveDraft();
    expect(stored()).toEqual([]);
  });

  describe('of two windows', () => {
    const [ours, theirs] = [one.fields, { ...one.fields, message: 'Another' }];

    /** Does something in another window: the same localStorage, a sessionStorage of its own. */
    function inAnotherWindow(action: () => void) {
      const own = Object.entries({ ...sessionStorage });
      sessionStorage.clear();
      action();
      sessionStorage.clear();
      for (const [key, value] of own) sessionStorage.setItem(key, value as string);
    }

    test('is the one typed there after a reload, the latest one in a new window', () => {
      createStore().saveDraft(ours);
      inAnotherWindow(() => createStore().saveDraft(theirs));
      expect(createStore().loadDraft()).toEqual(ours);
      inAnotherWindow(() => expect(createStore().loadDraft()).toEqual(theirs));
    });

    test('stays when the other window sends its own', () => {
      const store = createStore();
      store.saveDraft(ours);
      inAnotherWindow(() => createStore().saveDraft(theirs));
      store.saveDraft();
      expect(createStore().loadDraft()).toEqual(theirs);
    });

    test('goes for good once a new window that took it over has sent it', () => {
      inAnotherWindow(() => createStore().saveDraft(theirs));
      const store = createStore();
      expect(store.loadDraft()).toEqual(theirs);
      store.saveDraft();
      inAnotherWindow(() => expect(createStore().loadDraft()).toBeUndefined());
    });
  });

  test('that storage refuses says so, until nothing is typed any more', () => {
    refuseWrites();
    const store = createStore();
    expect(store.isDraftKept()).toBe(true);
    store.saveDraft(one.fields);
    expect(store.isDraftKept()).toBe(false);
    store.saveDraft();
    expect(store.isDraftKept()).toBe(true);
  });

  test('that has outgrown the storage leaves no older one behind', () => {
    const store = createStore();
    store.saveDraft(one.fields);
    refuseWrites();
    store.saveDraft({ ...one.fields, message: 'Hello again' });
    expect(stored()).toEqual([]);
  });

  test('goes after 30 days', () => {
    localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now() - MAX_AGE, fields: one.fields }));
    expect(createStore().loadDraft()).toBeUndefined();
    expect(stored()).toEqual([]);
  });

  test('written by a clock that was put back since has its 30 days from now on', () => {
    localStorage.setItem(DRAFT, JSON.stringify({ at: Date.now() + MAX_AGE, fields: one.fields }));
    expect(createStore().loadDraft()).toEqual(one.fields);
    expect((JSON.parse(localStorage.getItem(DRAFT)!) as { at: number }).at).toBeLessThanOrEqual(Date.now());
  });

  test.each(['{', 'null', '7', '{"at":1}', '{"fields":{}}'])('that reads %s is none', (text) => {
    localStorage.setItem(DRAFT, text);
    expect(createStore().loadDraft()).toBeUndefined();
  });
});
