/** @jest-environment node */
import sharp from 'sharp';
import { choosePictures, drawOgImage, mainPictures, ogImageAlt } from '@/tools/pictures/og-images';
import { OG_IMAGE } from '@/tools/pictures/settings';
import { planOgImage } from '@/tools/pictures/variants';

const picture = (file: string) => ({ file, alt: `The words of ${file}` });
const files = (content: object) => mainPictures(content).map(({ file }) => file);

describe("a page's main pictures", () => {
  test.each<[string, object, string[]]>([
    ['its own', { picture: picture('own.jpg'), banner: { picture: picture('banner.jpg') } }, ['own.jpg']],
    [
      'those of its parts',
      { list: [{ picture: picture('a.jpg') }], hero: { picture: picture('hero.jpg') } },
      ['hero.jpg'],
    ],
    ['those of service cards', { list: [{ img: picture('a.jpg') }] }, ['a.jpg']],
    ['those of a list', { list: [{ picture: picture('a.jpg') }, { picture: picture('b.jpg') }] }, ['a.jpg', 'b.jpg']],
    ['none', { page: { title: 'A title' }, order: 1 }, []],
  ])('are %s', (_what, content, expected) => expect(files(content)).toEqual(expected));
});

describe('an OG image', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    ...picture(`${name}.jpg`),
    heading: name.toUpperCase(),
  }));
  const widths: Record<string, number> = { 'a.jpg': 1200, 'b.jpg': 1600, 'c.jpg': 1600 };
  const choose = (count: number) => choosePictures(six.slice(0, count), (file) => widths[file] ?? 0);

  test('shows the widest of a few pictures, or the first of equally wide ones', () =>
    expect(choose(3)).toEqual([six[1]]));
  test('shows six of many pictures', () => expect(choosePictures([...six, picture('g.jpg')], () => 0)).toEqual(six));
  test('may have no picture', () => expect(choose(0)).toEqual([]));

  test('with one picture has its alternative text', () =>
    expect(ogImageAlt('Title', choose(3))).toBe('The words of b.jpg'));
  test('with six is described by their headings', () =>
    expect(ogImageAlt('Title', six)).toBe('Title: A, B, C, D, E, F'));
  test('without a picture is described by its title', () => expect(ogImageAlt('Title', [])).toBe('Title'));
});

/** A picture of dots of `size` px, each with its own colour. */
async function texture(size: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 1600 / size, height: 900 / size, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).resize({ width: 1600, height: 900, kernel: 'nearest' }).png().toBuffer();
}

test.each([1, 4])('a picture with a fine texture of %d px dots gets an OG image of lower quality', async (size) => {
  expect((await drawOgImage('A title', [await texture(size)])).length).toBeLessThanOrEqual(80 * 1024);
});

test('an OG image that is too large at any quality throws an error that names page and picture', async () => {
  jest.replaceProperty(OG_IMAGE, 'maxBytes', 1024 as never);
  const pictures = [{ file: 'sand.jpg', source: await texture(2) }];
  await expect(planOgImage('/about', 'A title', pictures, '').encode()).rejects.toThrow(
    'The page /about, content/pictures/sand.jpg — its picture for shared links is larger than 1 KB even at the lowest quality',
  );
  jest.restoreAllMocks();
});
