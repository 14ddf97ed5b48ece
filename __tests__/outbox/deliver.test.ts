import { send, type Result } from '@/lib/email/send';
import { writeMessage } from '@/lib/firestore';
import { deliver } from '@/lib/outbox/deliver';
import { message } from './messages';

jest.mock('@/lib/email/send');
jest.mock('@/lib/firestore');

const CONFIG = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const REFUSED: Result = { type: 'failed', kind: 'refused', status: 500, text: '' };
const byEmail = jest.mocked(send);
const toDatabase = jest.mocked(writeMessage);
const late = () => {};

beforeEach(() => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'some-project';
  toDatabase.mockReset().mockResolvedValue();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  jest.restoreAllMocks();
});

test('what e-mail refused is written to the database, and is delivered then', async () => {
  byEmail.mockResolvedValue(REFUSED);
  expect(await deliver(CONFIG, message(), late)).toEqual({ type: 'delivered' });
  expect(toDatabase).toHaveBeenCalledWith('one', message().fields);
});

test('without a project the database is not asked', async () => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  byEmail.mockResolvedValue(REFUSED);
  expect(await deliver(CONFIG, message(), late)).toEqual(REFUSED);
  expect(toDatabase).not.toHaveBeenCalled();
});

test.each<[string, Result]>([
  ['was delivered', { type: 'delivered' }],
  ['may have arrived', { type: 'unclear', kind: 'noAnswer', status: 0, text: '' }],
  ['never left an offline device', { type: 'failed', kind: 'offline', status: 0, text: '' }],
])('a message that %s is not written', async (_, result) => {
  byEmail.mockResolvedValue(result);
  expect(await deliver(CONFIG, message(), late)).toEqual(result);
  expect(toDatabase).not.toHaveBeenCalled();
});

test('when the database refuses too, the failure is that of e-mail', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('permission-denied');
  byEmail.mockResolvedValue(REFUSED);
  toDatabase.mockRejectedValue(error);
  expect(await deliver(CONFIG, message(), late)).toEqual(REFUSED);
  expect(told).toHaveBeenCalledWith(error);
});

test('a database that does not answer is given up after 15 seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  byEmail.mockResolvedValue(REFUSED);
  toDatabase.mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  void deliver(CONFIG, message(), late).then(settled);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(settled).toHaveBeenCalledWith(REFUSED);
  jest.useRealTimers();
});
