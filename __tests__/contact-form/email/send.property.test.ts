import fc from 'fast-check';
import { FIELD_NAMES } from '@/components/contact-form/fields';
import { send } from '@/components/contact-form/email/send';
import { FakeService } from './fake-service';

const CONFIG = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const service = new FakeService();

beforeEach(() => {
  jest.useFakeTimers();
  service.install();
});
afterEach(() => {
  service.remove();
  jest.useRealTimers();
});

test('whatever is typed leaves the page as it was typed, in eight fields', () => {
  const text = fc.string({ unit: 'binary' });
  const fields = fc.record({ fullname: text, email: text, phone: text, message: text });
  fc.assert(
    fc.property(fields, (typed) => {
      void send(CONFIG, typed, () => {});
      expect(service.last.payload).toHaveLength(8);
      expect(service.last.payload.slice(0, 4)).toEqual(FIELD_NAMES.map((name) => [name, typed[name]]));
    }),
  );
});
