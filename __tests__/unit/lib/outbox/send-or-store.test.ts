import type { Result } from '@/lib/contact/result';
import { sendOrStore } from '@/lib/outbox/send-or-store';
import { BROKEN, DELIVERED, message, NO_ANSWER, REFUSED } from '@/__tests__/support/messages';

const { fields } = message();
const byEmail = jest.fn<Promise<Result>, [typeof fields]>();
const toDatabase = jest.fn<Promise<Result>, [typeof fields]>();

beforeEach(() => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'some-project';
  byEmail.mockReset().mockResolvedValue(REFUSED);
  toDatabase.mockReset().mockResolvedValue({ type: 'stored' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  jest.restoreAllMocks();
});

const attempt = () => sendOrStore(fields, byEmail, toDatabase);

test('a message that email refuses is stored', async () => {
  expect(await attempt()).toEqual({ type: 'stored' });
  expect(toDatabase).toHaveBeenCalledWith(fields);
});

test('a build without a project does not use the database', async () => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  expect(await attempt()).toEqual(REFUSED);
  expect(toDatabase).not.toHaveBeenCalled();
});

test.each([DELIVERED, NO_ANSWER])('after the result %j, the database is not used', async (result) => {
  byEmail.mockResolvedValue(result);
  expect(await attempt()).toEqual(result);
  expect(toDatabase).not.toHaveBeenCalled();
});

test('if both refuse, the first reason is reported, unless the message may have been stored', async () => {
  toDatabase.mockResolvedValue({ type: 'failed', kind: 'refused', text: 'permission-denied' });
  expect(await attempt()).toEqual(REFUSED);
  toDatabase.mockResolvedValue(BROKEN);
  expect(await attempt()).toEqual(BROKEN);
});

test('if the second channel’s script cannot be loaded, that is logged and the result does not change', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  toDatabase.mockRejectedValue(error);
  expect(await attempt()).toEqual(REFUSED);
  expect(console.error).toHaveBeenCalledWith(error);
});
