/** @jest-environment node */
import sharp from 'sharp';
import { cardAlt, choosePictures, drawCard, mainPictures } from '@/pictures/cards';
import { CARD } from '@/pictures/settings';

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
    ['those of a list', { list: [{ picture: picture('a.jpg') }, { picture: picture('b.jpg') }] }, ['a.jpg', 'b.jpg']],
    ['none', { page: { title: 'A title' }, order: 1 }, []],
  ])('%s', (_what, content, expected) => expect(files(content)).toEqual(expected));
});

describe('what a card shows', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    ...picture(`${name}.jpg`),
    heading: name.toUpperCase(),
  }));
  const widths: Record<string, number> = { 'a.jpg': 1200, 'b.jpg': 1600, 'c.jpg': 1600 };
  const choose = (count: number) => choosePictures(six.slice(0, count), (file) => widths[file] ?? 0);

  test('the widest of a few, the first of those', () => expect(choose(3)).toEqual([six[1]]));
  test('six of many', () => expect(choosePictures([...six, picture('g.jpg')], () => 0)).toEqual(six));
  test('nothing of nothing', () => expect(choose(0)).toEqual([]));

  test('in the words of one picture', () => expect(cardAlt('Title', choose(3))).toBe('The words of b.jpg'));
  test('by the headings of six', () => expect(cardAlt('Title', six)).toBe('Title: A, B, C, D, E, F'));
  test('by its title when there is no picture', () => expect(cardAlt('Title', [])).toBe('Title'));
});

describe('a drawn card', () => {
  const master = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#658bc9' } })
      .png()
      .toBuffer();

  test.each([
    ['a wide picture', [1600, 900], 1],
    ['a banner', [2400, 1000], 1],
    ['a plain picture', [1200, 900], 1],
    ['a small upright picture', [300, 400], 1],
    ['six pictures', [1200, 800], 6],
    ['no picture', [1, 1], 0],
  ] as const)('of %s has the size that networks show whole', async (_what, [width, height], count) => {
    const masters = await Promise.all(Array.from({ length: count }, () => master(width, height)));
    const drawn = await sharp(await drawCard(masters)).metadata();
    expect([drawn.width, drawn.height, drawn.format]).toEqual([1200, 630, 'jpeg']);
  });

  test('is the same each time', async () => {
    const picture = await master(1600, 900);
    expect(await drawCard([picture])).toEqual(await drawCard([picture]));
  });

  test('takes a lower quality for a busy picture, and refuses one that no quality makes light enough', async () => {
    const noise = (sigma: number) =>
      sharp({
        create: {
          width: 1600,
          height: 900,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma },
        },
      })
        .png()
        .toBuffer();
    expect((await drawCard([await noise(6)])).length).toBeLessThanOrEqual(CARD.maxBytes);
    await expect(drawCard([await noise(90)])).rejects.toThrow('larger than 92160 bytes at quality 66');
  });
});
