import type { Result } from '@/lib/contact/result';
import { send } from '@/lib/outbox/send';
import { storeMessage } from '@/lib/firebase/firestore';
import { deliver } from '@/lib/outbox/deliver';
import { DELIVERED, message, NO_ANSWER, REFUSED } from './messages';

jest.mock('@/lib/outbox/send');
jest.mock('@/lib/firebase/firestore');

const CONFIG = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const byEmail = jest.mocked(send);
const toDatabase = jest.mocked(storeMessage);
let consoleError: jest.SpyInstance;

beforeEach(() => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'some-project';
  byEmail.mockResolvedValue(REFUSED);
  toDatabase.mockReset().mockResolvedValue();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  jest.restoreAllMocks();
});

test('a build without a project does not ask the database', async () => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  expect(await deliver(CONFIG, message())).toEqual(REFUSED);
  expect(toDatabase).not.toHaveBeenCalled();
});

test.each([DELIVERED, NO_ANSWER])('after the result %j the database is not asked', async (result) => {
  byEmail.mockResolvedValue(result);
  expect(await deliver(CONFIG, message())).toEqual(result);
  expect(toDatabase).not.toHaveBeenCalled();
});

const BROKEN: Result = { type: 'unconfirmed', kind: 'unreachable' };

test.each<[string | undefined, Result]>([
  ['unknown', BROKEN],
  ['unavailable', BROKEN],
  ['internal', BROKEN],
  ['deadline-exceeded', BROKEN],
  ['cancelled', BROKEN],
  ['permission-denied', REFUSED],
  ['resource-exhausted', REFUSED],
  [undefined, REFUSED],
])('the error "%s" of the database is logged and means %j', async (code, result) => {
  const error = Object.assign(new Error('broken'), { code });
  toDatabase.mockRejectedValue(error);
  expect(await deliver(CONFIG, message())).toEqual(result);
  expect(consoleError).toHaveBeenCalledWith(error);
});
