/** @jest-environment node */
import { createTokenBuckets } from '@/server/mailbox/token-bucket';

test('clients have buckets of their own', () => {
  const take = createTokenBuckets({ capacity: 1, refillPerSecond: 1, clock: () => 0 });
  expect([take('a'), take('a'), take('b')]).toEqual([true, false, true]);
});

test('a clock that is set back gives nothing and takes nothing', () => {
  let now = 10_000;
  const take = createTokenBuckets({ capacity: 2, refillPerSecond: 1, clock: () => now });
  expect([take('a'), take('a')]).toEqual([true, true]);
  now = 0;
  expect(take('a')).toBe(false);
  now = 1000;
  expect(take('a')).toBe(true);
});

test('a client that is in debt is remembered among many others', () => {
  let now = 0;
  const take = createTokenBuckets({ capacity: 2, refillPerSecond: 1, clock: () => now });
  for (let client = 0; client < 5000; client += 1) take(`client ${client}`);
  now = 1500;
  take('flood');
  take('flood');
  for (let client = 0; client < 5000; client += 1) take(`client ${client}`);
  expect(take('flood')).toBe(false);
});
