import fc from 'fast-check';
import { createStore, PREFIX } from '@/components/contact-form/outbox/store';
import { message } from './messages';

/** What any text and any storage may hold. */

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });
const anyFields = fc.record({ fullname: anyText, email: anyText, phone: anyText, message: anyText });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('whatever was typed is read again unit by unit, by another window too', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const kept = message({ fields });
      createStore().save([], [kept]);
      createStore().saveDraft(fields);
      expect(createStore().load()).toEqual([kept]);
      expect(createStore().loadDraft()).toEqual(fields);
    }),
  );
});

test('whatever else stands in the storage, a sound message is still there and nothing throws', () => {
  const values = fc.oneof(anyText, fc.json());
  fc.assert(
    fc.property(fc.dictionary(anyText, values, { maxKeys: 5 }), values, (others, draft) => {
      localStorage.clear();
      sessionStorage.clear();
      createStore().save([], [message()]);
      for (const [key, value] of Object.entries(others)) localStorage.setItem(`${PREFIX}x${key}`, value);
      localStorage.setItem(`${PREFIX}draft`, draft);
      const store = createStore();
      expect(store.load()).toEqual([message()]);
      expect(store.loadDraft()).toBeUndefined();
      store.save(store.load(), [message({ state: 'sending' })]);
      expect(store.load()).toMatchObject([{ state: 'sending' }]);
      expect(store.isKept()).toBe(true);
    }),
  );
});
