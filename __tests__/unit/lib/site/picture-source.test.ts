import type { Manifest } from '@/lib/site/picture-source';
const team = {
  width: 1200,
  height: 600,
  avif: '/pictures/team-1-420.avif 420w',
  webp: '/pictures/team-1-760.webp 760w',
};
const wide = { ...team, avif: '/pictures/wide-2-420.avif 420w' };
const picture = { file: 'team.jpg', alt: 'A team', wide: 'wide.jpg' };

/** The module, as it is in a build. */
async function load() {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const manifest: Manifest = { pictures: { 'team.jpg': team, 'wide.jpg': wide }, shared: {} };
  jest.doMock('node:fs', () => ({ readFileSync: () => JSON.stringify(manifest) }));
  return import('@/lib/site/picture-source');
}
afterEach(() => void jest.restoreAllMocks());

test('a picture has its files by format and window, and one for browsers without AVIF', async () => {
  const { pictureSource } = await load();
  expect(pictureSource(picture, 'half')).toMatchObject({
    sources: [
      { media: '(min-width: 36rem)', type: 'image/avif', srcSet: wide.avif },
      { type: 'image/avif', srcSet: team.avif },
    ],
    src: '/pictures/team-1-760.webp',
    srcSet: team.webp,
    width: 1200,
  });
});

test('a picture that the manifest lacks throws an error that says what to run', async () => {
  const { pictureSource, sharedPicture } = await load();
  expect(() => pictureSource({ file: 'new.jpg', alt: '' }, 'half')).toThrow(
    /^content\/pictures\/new\.jpg is not in .*: run "npm run pictures"\.$/,
  );
  expect(() => sharedPicture('/new')).toThrow('The picture for links to /new is not in');
});
