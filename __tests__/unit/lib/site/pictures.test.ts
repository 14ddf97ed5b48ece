/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import type { PictureManifest } from '@/lib/site/picture-manifest';
import { ogImageOf, pictureSource } from '@/lib/site/pictures';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readFileSync: jest.fn(),
  statSync: jest.fn(),
}));

const MANIFEST: PictureManifest = { pictures: {}, ogImages: {} };
const about = { file: 'team.jpg', alt: 'A team' };

let writes = 0;
const write = (text: string) => {
  writes += 1;
  jest.mocked(readFileSync).mockReturnValue(text);
  jest.mocked(statSync).mockReturnValue({ mtimeMs: writes } as never);
};
beforeEach(() => write(JSON.stringify(MANIFEST)));

test('a picture that the manifest lacks throws an error that says what to run', () => {
  expect(() => pictureSource({ ...about, file: 'new.jpg' }, 'half')).toThrow(
    'content/pictures/new.jpg is not in the picture manifest: run "npm run pictures"',
  );
  expect(() => ogImageOf('/new')).toThrow('OG image of /new is not in the picture manifest: run "npm run pictures"');
  write('{"pictures": {');
  expect(() => pictureSource(about, 'half')).toThrow('manifest.json is damaged: run "npm run pictures"');
  jest.mocked(statSync).mockReturnValue(undefined as never);
  expect(() => pictureSource(about, 'half')).toThrow('no picture manifest: run "npm run pictures"');
});
