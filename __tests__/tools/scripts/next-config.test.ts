/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import config from '@/next.config';

test('a build is a static export; development renders a page that is new', () => {
  expect(config(PHASE_PRODUCTION_BUILD).output).toBe('export');
  expect(config(PHASE_DEVELOPMENT_SERVER).output).toBeUndefined();
});
