/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PHONE } from '@/tools/pictures/settings';
import { planOgImage, planPicture, upright } from '@/tools/pictures/variants';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Writes a picture, navy with a white left half. */
async function picture(name: string, width: number, orientation = 1): Promise<string> {
  const half = { create: { width: width / 2, height: width / 2, channels: 3, background: 'white' } } as const;
  const file = path.join(dir, name);
  await sharp({ create: { width, height: width / 2, channels: 3, background: 'navy' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ quality: 100 })
    .toFile(file);
  return file;
}

describe('upright', () => {
  test.each([
    ['is on its side: the left half becomes the top', 6, [20, 40], [255, 0]],
    ['is upside down: the left half becomes the right', 3, [40, 20], [0, 255]],
  ])('rotates a photo that %s', async (_, orientation, size, firstAndLast) => {
    const source = await readFile(await picture('photo.jpg', 40, orientation));
    const { data, info } = await sharp(await upright(source))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(size);
    expect([data[0]!, data.at(-3)!].map((red) => Math.round(red / 255) * 255)).toEqual(firstAndLast);
  });

  test('leaves any other photo as it is', async () => {
    const source = await readFile(await picture('photo.jpg', 40));
    expect(await upright(source)).toBe(source);
  });
});

describe('a source image', () => {
  test('gets variants up to its own width, named by a hash', async () => {
    const { entry, variants } = await planPicture(await picture('team.jpg', 1200));
    expect(entry).toEqual({
      base: expect.stringMatching(/^\/pictures\/team-[0-9a-f]{8}$/),
      width: 1200,
      height: 600,
      widths: [420, 760, 1120],
      fallbackWidths: [760, 1120],
    });
    const stem = path.basename(entry.base);
    const names = ['420.avif', '760.avif', '1120.avif', '760.webp', '1120.webp'].map((end) => `${stem}-${end}`);
    expect(variants.map(({ name }) => name)).toEqual(names);
    const { width, format } = await sharp(await variants[0]!.encode()).metadata();
    expect([width, format]).toEqual([420, 'heif']);
  });

  test('with a lot of detail gets lower-quality phone variants, just within the limit', async () => {
    // At the usual quality, this drawing is 30% over the limit.
    const circles = Array.from({ length: 50 }, (_, index) => {
      const [x, y, hue] = [(index * 389) % 1200, (index * 241) % 797, (index * 47) % 360];
      return `<circle cx="${x}" cy="${y}" r="${5 + (index % 31)}" fill="hsl(${hue} 50% ${30 + (index % 7) * 6}%)"/>`;
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${circles.join('')}</svg>`;
    const crowded = path.join(dir, 'crowded.png');
    await sharp(Buffer.from(drawing)).png().toFile(crowded);
    const { variants } = await planPicture(crowded);
    const { length } = await variants.find(({ name }) => name.endsWith('-760.avif'))!.encode();
    expect(length).toBeLessThanOrEqual(PHONE.maxBytes);
    expect(length).toBeGreaterThan(0.85 * PHONE.maxBytes);
  });

  test('that is smaller than all widths keeps its own width', async () => {
    const { entry } = await planPicture(await picture('logo.jpg', 200));
    expect([entry.widths, entry.fallbackWidths]).toEqual([[200], [200]]);
  });

  test('that cannot be read throws an error that names it', async () => {
    const file = path.join(dir, 'team.jpg');
    await writeFile(file, 'no picture');
    await expect(planPicture(file)).rejects.toThrow(`${file} — the picture cannot be read (`);
  });
});

test('an OG image gets another name if its title or its picture changes', () => {
  const name = (title: string, source: string) =>
    planOgImage('/about', title, [{ file: 'a.jpg', source: Buffer.from(source) }], '').name;
  expect(name('About us', 'a')).toMatch(/^og-about-[\da-f]{8}\.jpg$/);
  expect(new Set([name('About us', 'a'), name('About us', 'a'), name('About', 'a'), name('About us', 'b')]).size).toBe(
    3,
  );
});
