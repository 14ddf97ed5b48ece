import { readFileSync } from 'node:fs';
import { ANSWER_TIMEOUT, LIBRARY_VERSION, SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { FIELD_LIMITS } from '@/components/contact-form/fields';
import { send } from '@/components/contact-form/email/send';
import { FakeService } from './fake-service';

const CONFIG = { origin: 'https://mail.example.com', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const FIELDS = { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello\nthere <b>{{x}}</b> 🙂 שלום' };

const service = new FakeService();
const late = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  service.install();
  service.requests.length = 0;
  late.mockReset();
});

afterEach(() => {
  service.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

test('the payload is the eight fields, each once, at the address of the service', async () => {
  void send(CONFIG, FIELDS, late);
  expect(service.last.url).toBe('https://mail.example.com/api/v1.0/email/send-form');
  expect(service.last.payload).toEqual([
    ['fullname', 'Asha'],
    ['email', 'asha@example.com'],
    ['phone', ''],
    ['message', FIELDS.message],
    ['lib_version', '3.11.0'],
    ['service_id', 'service'],
    ['template_id', 'template'],
    ['user_id', 'key'],
  ]);
});

test('an empty origin is the origin of the page', () => {
  void send({ ...CONFIG, origin: '' }, FIELDS, late);
  expect(service.last.url).toBe(SEND_FORM_PATH);
});

test('the version in the constants is that of the library', () => {
  const manifest = readFileSync('node_modules/@emailjs/browser/package.json', 'utf8');
  expect(JSON.parse(manifest).version).toBe(LIBRARY_VERSION);
});

test.each([
  [200, 'OK'],
  [200, 'thank you'],
  [200, ''],
  [500, 'OK'],
])('status %i with the text "%s" is delivered', async (status, text) => {
  const result = send(CONFIG, FIELDS, late);
  service.last.answer(status, text);
  expect(await result).toEqual({ type: 'delivered' });
});

test.each([
  [204, '', 'refused'],
  [400, 'The template ID is invalid', 'refused'],
  [403, 'Forbidden', 'refused'],
  [412, 'Gmail: invalid grant', 'refused'],
  [413, 'Too large', 'refused'],
  [429, 'Too many requests', 'tooMany'],
  [500, 'ok', 'refused'],
  [503, '', 'refused'],
])('status %i with the text "%s" has failed: %s', async (status, text, kind) => {
  const result = send(CONFIG, FIELDS, late);
  service.last.answer(status, text);
  expect(await result).toEqual({ type: 'failed', kind, text });
});

test('a device that was offline before the request has certainly not sent it', async () => {
  goOffline();
  const result = send(CONFIG, FIELDS, late);
  service.last.fail();
  expect(await result).toEqual({ type: 'failed', kind: 'offline', text: '' });
});

test('a connection that fails may have carried the message, also when the device is offline by then', async () => {
  const result = send(CONFIG, FIELDS, late);
  goOffline();
  service.last.fail();
  expect(await result).toEqual({ type: 'unconfirmed', kind: 'unreachable', text: '' });
});

test.each([
  ['publicKey', 'The public key is required'],
  ['serviceId', 'The service ID is required'],
  ['templateId', 'The template ID is required'],
])('without %s nothing is sent, and the library says why', async (key, text) => {
  const result = await send({ ...CONFIG, [key]: '' }, FIELDS, late);
  expect(result).toMatchObject({ type: 'failed', kind: 'notConfigured', text: expect.stringContaining(text) });
  expect(service.requests).toHaveLength(0);
});

describe('when no answer comes', () => {
  test('the result is unconfirmed after 15 seconds, not before', async () => {
    const settled = jest.fn();
    void send(CONFIG, FIELDS, late).then(settled);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ type: 'unconfirmed', kind: 'noAnswer' });
    expect(ANSWER_TIMEOUT).toBe(15_000);
  });

  test.each([
    ['a delivery', 200, { type: 'delivered' }],
    ['a refusal', 500, { type: 'failed', kind: 'refused', text: '' }],
  ])('%s that is known late is reported once', async (_, status, expected) => {
    void send(CONFIG, FIELDS, late);
    await jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT);
    service.last.answer(status, '');
    await jest.advanceTimersByTimeAsync(0);
    expect(late.mock.calls).toEqual([[expected]]);
  });

  test('an answer in time leaves nothing behind', async () => {
    const result = send(CONFIG, FIELDS, late);
    service.last.answer(200, 'OK');
    await result;
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('the longest message of all is within the 50 KB of the service, whatever its letters', () => {
  const bytes = Object.values(FIELD_LIMITS).reduce(
    (sum, limit) => sum + new TextEncoder().encode('क'.repeat(limit)).length,
    0,
  );
  // Eight parts of at most 160 bytes each, and the ids and the version.
  expect(bytes + 8 * 160 + 200).toBeLessThan(50_000);
});
