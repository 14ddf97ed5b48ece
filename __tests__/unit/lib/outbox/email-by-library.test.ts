import fc from 'fast-check';
import { SEND_FORM_PATH } from '@/lib/contact/constants';
import { FIELD_LIMITS, FIELD_NAMES } from '@/lib/contact/fields';
import { emailByLibrary } from '@/lib/outbox/email-by-library';
import { FakeService } from '@/__tests__/support/fakes/service';

const CONFIG = { origin: 'https://mail.example.com', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const FIELDS = { fullname: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello\nthere <b>{{x}}</b> 🙂 שלום' };

const service = new FakeService();

beforeEach(() => {
  jest.useFakeTimers();
  service.install();
});

afterEach(() => {
  service.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the eight fields are posted to the address of the service, each once', async () => {
  void emailByLibrary(CONFIG, FIELDS);
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

test('an empty origin means the origin of the page', () => {
  void emailByLibrary({ ...CONFIG, origin: '' }, FIELDS);
  expect(service.last.url).toBe(SEND_FORM_PATH);
});

test('any text is posted exactly as typed', () => {
  const text = fc.string({ unit: 'binary' });
  const check = (typed: typeof FIELDS) => {
    void emailByLibrary(CONFIG, typed);
    expect(service.last.payload).toHaveLength(8);
    expect(service.last.payload.slice(0, 4)).toEqual(FIELD_NAMES.map((name) => [name, typed[name]]));
  };
  fc.assert(fc.property(fc.record({ fullname: text, email: text, phone: text, message: text }), check));
});

const failed = (kind: string, text: string, daily: boolean) => ({ type: 'failed', kind, text, daily });

const unconfirmed = (text: string) => ({ type: 'unconfirmed', kind: 'serviceError', text });

test.each<[number, string, object]>([
  [200, 'OK', { type: 'delivered' }],
  [200, 'thank you', { type: 'delivered' }],
  [500, 'OK', { type: 'delivered' }],
  [400, 'The template ID is invalid', failed('refused', 'The template ID is invalid', true)],
  ...[401, 403, 404, 413, 422].map((status): [number, string, object] => [status, '', failed('refused', '', true)]),
  [408, 'Too slow', failed('refused', 'Too slow', false)],
  [429, 'Too many requests', { type: 'failed', kind: 'tooMany', text: 'Too many requests' }],
  // A gateway may answer this after the service has accepted the message.
  [500, 'ok', unconfirmed('ok')],
  [502, '', unconfirmed('')],
  [503, '', unconfirmed('')],
  [504, '', unconfirmed('')],
  [204, '', unconfirmed('')],
])('status %i with the text "%s" gives %j', async (status, text, expected) => {
  const result = emailByLibrary(CONFIG, FIELDS);
  service.last.answer(status, text);
  expect(await result).toEqual(expected);
  expect(jest.getTimerCount()).toBe(0);
});

test('the message may have arrived if the connection failed', async () => {
  const result = emailByLibrary(CONFIG, FIELDS);
  service.last.fail();
  expect(await result).toEqual({ type: 'unconfirmed', kind: 'unreachable', text: '' });
});

test('without an id, nothing is sent, and the library says why', async () => {
  const result = await emailByLibrary({ ...CONFIG, publicKey: '' }, FIELDS);
  const text = expect.stringContaining('The public key is required');
  expect(result).toEqual({ type: 'failed', kind: 'notConfigured', text, daily: true });
  expect(service.requests).toHaveLength(0);
});

test('the longest possible message, in any script, is within the 50 KB limit of the service', () => {
  const bytes = Object.values(FIELD_LIMITS).reduce(
    (sum, limit) => sum + new TextEncoder().encode('क'.repeat(limit)).length,
    0,
  );
  // The headers of the eight parts add at most 160 bytes each, the ids and the version 200 in all.
  expect(bytes + 8 * 160 + 200).toBeLessThan(50_000);
});
