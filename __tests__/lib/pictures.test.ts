/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { PictureManifest } from '@/lib/picture-manifest';
import { ogImageOf, pictureSource } from '@/lib/pictures';

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), readFileSync: jest.fn() }));

const MANIFEST: PictureManifest = { pictures: {}, ogImages: {} };
const about = { file: 'team.jpg', alt: 'A team' };

beforeEach(() => {
  jest.mocked(readFileSync).mockReturnValue(JSON.stringify(MANIFEST));
});

test('what the manifest lacks is an error that says what to run', () => {
  expect(() => pictureSource({ ...about, file: 'new.jpg' }, 'half')).toThrow(
    'content/pictures/new.jpg is not in the picture manifest: run "npm run pictures"',
  );
  expect(() => ogImageOf('/new')).toThrow('OG image of /new is not in the picture manifest: run "npm run pictures"');
  jest.mocked(readFileSync).mockImplementation(() => {
    throw new Error('ENOENT');
  });
  expect(() => pictureSource(about, 'half')).toThrow('no picture manifest: run "npm run pictures"');
});
