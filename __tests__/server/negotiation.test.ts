/** @jest-environment node */
import { chooseEncoding } from '@/server/negotiation';

test.each([
  ['br', 'br'],
  ['BR;Q=1.0', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['br;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  [' , ;;, gzip ;q = 1', 'gzip'],
  [undefined, 'identity'],
])('%j gives %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
});
