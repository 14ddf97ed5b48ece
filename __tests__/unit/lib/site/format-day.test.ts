/** @jest-environment node */
import { formatDay } from '@/lib/site/format-day';

test.each([['2026-01-31', '31 January 2026']])('the date "%s" is written as "%s"', (day, written) => {
  expect(formatDay(day, 'en-IN')).toBe(written);
});
