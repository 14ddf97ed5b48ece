import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURES } from '@/lib/content/files';
import { COLLECTION_NAMES, PAGE_FILES, type Content } from '@/lib/content/schema';
import { firstWithin, mainPicture, planPictures } from '@/tools/pictures/make-pictures';

const picture = (file: string) => ({ file, alt: `The words of ${file}` });

test.each<[string, object, string | undefined]>([
  ['its own', { hero: { picture: picture('hero.jpg') }, picture: picture('own.jpg') }, 'own.jpg'],
  ['that of its first part', { a: 1, list: [{ img: picture('b.jpg') }, { img: picture('c.jpg') }] }, 'b.jpg'],
  [
    'that of the least deep part',
    { a: [{ b: { img: picture('b.jpg') } }], hero: { picture: picture('c.jpg') } },
    'c.jpg',
  ],
  ['none', { page: { title: 'A title' }, order: 1 }, undefined],
])('the main picture of a page is %s', (_what, content, file) => expect(mainPicture(content)?.file).toBe(file));

test.each([
  ['the best quality if its file fits', 50, 100],
  ['the first lower quality whose file fits', 44, 90],
  ['the lowest quality if no file fits', 32, 10],
])('a picture is encoded at %s', async (_what, quality, maxBytes) => {
  // A file has two bytes for each step of quality.
  const encode = async (each: number) => Buffer.alloc(2 * each);
  expect(await firstWithin({ qualities: [50, 44, 38, 32], maxBytes }, encode)).toHaveLength(2 * quality);
});

describe('the plan', () => {
  const before = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  beforeAll(() => {
    process.chdir(root);
    mkdirSync(PICTURES, { recursive: true });
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });

  async function put(file: string, width: number, height: number): Promise<void> {
    await sharp({ create: { width, height, channels: 4, background: 'transparent' } }).toFile(
      path.join(PICTURES, file),
    );
  }

  /** What is planned for a site with these parts of pages, and nothing else. */
  function plan(parts: { [Name in keyof typeof PAGE_FILES]?: object }) {
    const pages = Object.keys(PAGE_FILES).map((name) => [name, { page: {}, ...parts[name as keyof typeof parts] }]);
    const collections = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, {}]));
    return planPictures({ pages: Object.fromEntries(pages), collections } as unknown as Content);
  }

  test.each([
    [1200, 900, ['420w', '720w']],
    [1200, 675, ['420w']],
    [600, 450, ['360w']],
  ])('the upright part of a picture of %i × %i px is not enlarged', async (width, height, widths) => {
    await put('team.png', width, height);
    const { manifest } = await plan({ about: { picture: { ...picture('team.png'), focus: 40 } } });
    expect(manifest.pictures['team.png']!.upright![40]!.match(/\d+w/g)).toEqual(widths);
  });

  test('a picture has files for phones and for wide windows, upright as its camera saw it', async () => {
    const turned = sharp({ create: { width: 1700, height: 2560, channels: 3, background: 'navy' } });
    await turned.withMetadata({ orientation: 6 }).toFile(path.join(PICTURES, 'photo.jpg'));
    const { manifest, jobs } = await plan({ about: { picture: picture('photo.jpg') } });
    const { width, height, avif } = manifest.pictures['photo.jpg']!;
    expect([width, height, avif.match(/\d+w/g)]).toEqual([2560, 1700, ['420w', '760w', '1120w', '1600w', '2400w']]);
    const sizes = jobs.slice(0, 3).map(async ({ encode }) => sharp(await encode()).metadata());
    expect((await Promise.all(sizes)).map((size) => [size.width, size.height > size.width])).toEqual([
      [420, false],
      [760, false],
      [1120, false],
    ]);
  });

  test('a page without a picture shares that of the home page', async () => {
    await put('team.png', 1200, 900);
    const { shared } = (await plan({ home: { picture: picture('team.png') } })).manifest;
    expect(shared['/media']).toEqual({ src: expect.stringContaining('/og-media-'), alt: shared['/']!.alt });
  });

  test('a picture has an upright part for each page that shows another one', async () => {
    await put('team.png', 1200, 900);
    const [about, careers] = [20, 80].map((focus) => ({ picture: { ...picture('team.png'), focus } }));
    const { upright } = (await plan({ about, careers })).manifest.pictures['team.png']!;
    expect(upright![20]).not.toBe(upright![80]);
    expect(Object.keys(upright!)).toEqual(['20', '80']);
  });

  test.each(['logo.png', 'logo.webp'])('%s is white where it is transparent and becomes a JPEG', async (file) => {
    await put(file, 1200, 900);
    const { jobs } = await plan({ media: { picture: picture(file), downloads: { pictures: [picture(file)] } } });
    const jpegs = jobs.filter(({ name }) => name.endsWith('.jpg'));
    expect(jpegs).toHaveLength(2);
    for (const { encode } of jpegs) {
      const { channels } = await sharp(await encode()).stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    }
  });
});
