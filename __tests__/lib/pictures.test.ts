/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { PictureManifest } from '@/lib/picture-manifest';
import { LAYOUTS, ogImageOf, pictureSource } from '@/lib/pictures';

jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), readFileSync: jest.fn() }));

const MANIFEST: PictureManifest = {
  pictures: {
    'team.jpg': { base: '/pictures/team-1', width: 1600, height: 900, widths: [400, 760], fallbackWidths: [760] },
  },
  ogImages: { '/about': { src: '/pictures/og-about-1.jpg', alt: 'A team' } },
};
const about = { file: 'team.jpg', alt: 'A team' };

beforeEach(() => {
  jest.mocked(readFileSync).mockReturnValue(JSON.stringify(MANIFEST));
});

test('a picture has its variants by width, and the sizes of its layout', () =>
  expect(pictureSource(about, 'half')).toEqual({
    alt: 'A team',
    sizes: LAYOUTS.half,
    ...MANIFEST.pictures['team.jpg'],
  }));

test('a page has its OG image', () => expect(ogImageOf('/about')).toEqual(MANIFEST.ogImages['/about']));

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
