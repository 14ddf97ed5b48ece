/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withoutSettings } from '@/tools/hosting/test-settings';

test('the tested build has none of the settings of .env.example, but for the folder of the pictures', () => {
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)!;
  const env = withoutSettings({ NODE_ENV: 'test', ...Object.fromEntries(names.map((name) => [name, 'off'])) });
  expect(names.filter((name) => env[name] !== '')).toEqual(['PICTURE_CACHE']);
});
