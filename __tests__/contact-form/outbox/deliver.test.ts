import { send, type Result } from '@/components/contact-form/email/send';
import { storeMessage } from '@/components/contact-form/firebase/firestore';
import { deliver } from '@/components/contact-form/outbox/deliver';
import { pause } from '@/components/contact-form/outbox/lock';
import { message } from './messages';

jest.mock('@/components/contact-form/email/send');
jest.mock('@/components/contact-form/firebase/firestore');

const CONFIG = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const REFUSED: Result = { type: 'failed', kind: 'refused', text: '' };
const byEmail = jest.mocked(send);
const toDatabase = jest.mocked(storeMessage);
const late = () => {};

beforeEach(() => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'some-project';
  toDatabase.mockReset().mockResolvedValue();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  jest.restoreAllMocks();
});

test('what e-mail refused is written to the database, and is stored then, not delivered', async () => {
  byEmail.mockResolvedValue(REFUSED);
  expect(await deliver(CONFIG, message(), late)).toEqual({ type: 'stored' });
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
  ['may have arrived', { type: 'unconfirmed', kind: 'noAnswer' }],
  ['never left an offline device', { type: 'failed', kind: 'offline', text: '' }],
])('a message that %s is not written', async (_, result) => {
  byEmail.mockResolvedValue(result);
  expect(await deliver(CONFIG, message(), late)).toEqual(result);
  expect(toDatabase).not.toHaveBeenCalled();
});

test('when the database refuses too, the failure is that of e-mail', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('permission-denied');
  byEmail.mockResolvedValue(REFUSED);
  toDatabase.mockRejectedValue(error);
  expect(await deliver(CONFIG, message(), late)).toEqual(REFUSED);
  expect(logged).toHaveBeenCalledWith(error);
});

test.each(['unknown', 'unavailable', 'internal', 'deadline-exceeded', 'cancelled'])(
  'a database that fails as "%s" may have the message: only the visitor may send it again',
  async (code) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    byEmail.mockResolvedValue(REFUSED);
    toDatabase.mockRejectedValue(Object.assign(new Error('broken'), { code }));
    expect(await deliver(CONFIG, message(), late)).toMatchObject({ type: 'unconfirmed', kind: 'unreachable' });
  },
);

test.each(['permission-denied', 'resource-exhausted', 'failed-precondition', undefined])(
  'a database that fails as "%s" has not taken the message',
  async (code) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    byEmail.mockResolvedValue(REFUSED);
    toDatabase.mockRejectedValue(Object.assign(new Error('refused'), { code }));
    expect(await deliver(CONFIG, message(), late)).toEqual(REFUSED);
  },
);

describe('a database that does not answer within 15 seconds', () => {
  const reported = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    reported.mockReset();
    byEmail.mockResolvedValue(REFUSED);
  });
  afterEach(() => jest.useRealTimers());

  test.each<[string, () => Promise<void>, Result]>([
    ['has the message after all', () => Promise.resolve(), { type: 'stored' }],
    ['refuses it after all', () => Promise.reject(new Error('permission-denied')), REFUSED],
  ])('may have the message, and %s', async (_, outcome, result) => {
    toDatabase.mockReturnValue(pause(20_000).then(outcome));
    const settled = jest.fn();
    void deliver(CONFIG, message(), reported).then(settled);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ type: 'unconfirmed', kind: 'noAnswer' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(reported.mock.calls).toEqual([[result]]);
  });
});
