/** @jest-environment node */
import sharp from 'sharp';
import { choosePictures, drawOgImage, mainPictures, ogImageAlt } from '@/tools/pictures/og-images';

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
  ])('%s', (_what, content, expected) => expect(files(content)).toEqual(expected));
});

describe('the content of an OG image', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    ...picture(`${name}.jpg`),
    heading: name.toUpperCase(),
  }));
  const widths: Record<string, number> = { 'a.jpg': 1200, 'b.jpg': 1600, 'c.jpg': 1600 };
  const choose = (count: number) => choosePictures(six.slice(0, count), (file) => widths[file] ?? 0);

  test('is the widest of a few pictures, the first of equals', () => expect(choose(3)).toEqual([six[1]]));
  test('is six of many pictures', () => expect(choosePictures([...six, picture('g.jpg')], () => 0)).toEqual(six));
  test('may be no picture', () => expect(choose(0)).toEqual([]));

  test('has the alternative text of one picture', () =>
    expect(ogImageAlt('Title', choose(3))).toBe('The words of b.jpg'));
  test('is described by the headings of six', () => expect(ogImageAlt('Title', six)).toBe('Title: A, B, C, D, E, F'));
  test('is described by its title when there is no picture', () => expect(ogImageAlt('Title', [])).toBe('Title'));
});

describe('a drawn OG image', () => {
  const source = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#658bc9' } })
      .png()
      .toBuffer();

  test.each([
    ['a small upright picture', [300, 400], 1],
    ['no picture', [1, 1], 0],
  ] as const)('of %s has the size that networks show whole', async (_what, [width, height], count) => {
    const sources = await Promise.all(Array.from({ length: count }, () => source(width, height)));
    const drawn = await sharp(await drawOgImage('A title', sources)).metadata();
    expect([drawn.width, drawn.height, drawn.format]).toEqual([1200, 630, 'jpeg']);
  });

  test.each([
    ['centre', '#ca1a23'],
    ['left', '#658bc9'],
  ] as const)('shows the %s of a wide picture', async (position, expected) => {
    const edge = { input: { create: { width: 250, height: 900, channels: 3, background: '#ca1a23' } as const } };
    const wide = await sharp(await source(1600, 900))
      .composite([{ ...edge, gravity: 'east' }])
      .png()
      .toBuffer();
    const drawn = sharp(await drawOgImage('A title', [wide], position)).extract({
      left: 1180,
      top: 200,
      width: 16,
      height: 16,
    });
    const { channels } = await sharp(await drawn.png().toBuffer()).stats();
    const found = channels.map(({ mean }) => mean);
    const wanted = [1, 3, 5].map((at) => parseInt(expected.slice(at, at + 2), 16));
    expect(Math.max(...wanted.map((value, index) => Math.abs(value - found[index]!)))).toBeLessThan(8);
  });

  test('shows its title', async () => {
    const titled = await drawOgImage('A title', []);
    expect(titled.equals(await drawOgImage('Another title', []))).toBe(false);
  });

  test('fails when no quality is within the limit', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { width: 1600, height: 900, channels: 3, background: '#000', noise } as const;
    const busy = await sharp({ create }).png().toBuffer();
    await expect(drawOgImage('A title', [busy])).rejects.toThrow('exceeds 81920 bytes at quality 62');
  });
});
