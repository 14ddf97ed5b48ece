/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { formatIssue } from '@/lib/content/core/issues';
import { checkPictures } from '@/lib/content/core/check-pictures';
import { checkContent } from '@/lib/content/node/check-content';
import { openPicture } from '@/lib/content/node/open-pictures';
import { ContentCopy } from '@/__tests__/support/content/copy';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true }));

const size = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: 'navy' },
});
const encode = (width: number, height: number) => sharp(size(width, height)).jpeg().toBuffer();

const picture = { file: 'team.jpg' };
const PLACES = {
  hero: ['about', { hero: { picture } }],
  logo: ['about', { hero: { partners: { logos: [{ picture }] } } }],
  portrait: ['whoweare', { people: { items: [{ picture }] } }],
} as const;

/** The fault in a picture that a page shows, on one line. */
async function faultOf(
  bytes: Uint8Array,
  place: keyof typeof PLACES = 'hero',
  ending = 'jpg',
): Promise<string | undefined> {
  const file = path.join(dir, `team.${ending}`);
  await writeFile(file, bytes);
  const [name, value] = PLACES[place];
  const yaml = {
    file: `content/pages/${name}.yaml`,
    value,
    positionOf: () => ({ line: 1, column: 1 }),
  };
  const [issue] = checkPictures([{ name: 'team.jpg', ...(await openPicture(file)) }], [{ yaml }] as never);
  return issue && `${issue.problem} — ${issue.fix}`;
}

const DAMAGED = /^the picture cannot be opened: it is empty, damaged, or not a picture — add it again/;
const BLURRED =
  'px wide and would look blurred; it needs at least 1200 px — choose a larger one, ideally 1600 px wide or more';

test.each<[string, () => Promise<Uint8Array>, RegExp]>([
  ['empty', async () => new Uint8Array(), DAMAGED],
  ['a text', async () => Buffer.from('no picture'), DAMAGED],

  ['cut off', async () => (await encode(1200, 800)).subarray(0, 2_000), DAMAGED],
  ['small', () => encode(1199, 800), RegExp(`^the picture is only 1199 ${BLURRED}`)],
  ['upright', () => encode(1200, 1600), /at 1200 by 1600 px, the picture is too tall for its width — crop it/],
  ['a strip', () => encode(2400, 600), /at 2400 by 600 px, the picture is too wide for its height — crop it/],
])('a picture that is %s is refused', async (_, bytes, fault) => {
  expect(await faultOf(await bytes())).toMatch(fault);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="9" height="9"/></svg>';

test.each<[string, string, () => Promise<Uint8Array>]>([
  ['SVG', 'png', async () => Buffer.from(SVG)],
  ['GIF', 'jpg', () => sharp(size(1600, 1000)).gif().toBuffer()],
  ['HEIF', 'webp', () => sharp(size(160, 100)).avif({ effort: 0 }).toBuffer()],
  ['PNG', 'jpeg', () => sharp(size(1600, 1000)).png().toBuffer()],
])('a %s picture with a name that ends in .%s is refused', async (kind, ending, bytes) =>
  expect(await faultOf(await bytes(), 'hero', ending)).toBe(
    `the type of the file is ${kind}, but its name ends in .${ending} — ` +
      'save it again as JPEG, PNG or WebP, with the matching file extension',
  ),
);

/** A PNG with a header for this size, in px, but with almost no data. */
async function headerOf(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp(size(1, 1)).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test('a picture that is far too large is refused by its header, but one from a phone is read', async () => {
  for (const [width, height] of [
    [8000, 8001],
    [16_000, 16_000],
    [40_000, 30_000],
  ] as const) {
    expect(await faultOf(await headerOf(width, height), 'hero', 'png')).toBe(
      `the picture is ${width} px wide and ${height} px high, more than 64 megapixels — ` +
        'make it smaller: at most 8000 × 8000 px; a width of 2400 px is enough everywhere',
    );
  }
  expect(await faultOf(await headerOf(8160, 6144), 'hero', 'png')).toMatch(DAMAGED);
  expect(await faultOf((await sharp(size(1600, 1000)).png().toBuffer()).subarray(0, 2_000), 'hero', 'png')).toMatch(
    DAMAGED,
  );
});

test('a photo that is stored on its side is checked as it is shown', async () => {
  const photo = await sharp(size(800, 1200)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await faultOf(photo)).toBeUndefined();
});

test('a logo may be small, and of any proportions', async () => {
  expect(await faultOf(await encode(300, 60), 'logo')).toBeUndefined();
  expect(await faultOf(await encode(60, 60), 'logo')).toMatch(
    /^the picture is only 60 px wide and would look blurred; it needs at least 120 px/,
  );
});

test('a portrait may be upright, as photos from phones are', async () => {
  expect(await faultOf(await encode(600, 800), 'portrait')).toBeUndefined();
  expect(await faultOf(await encode(400, 500), 'portrait')).toMatch(
    /it needs at least 480 px — .* ideally 600 px wide or more$/,
  );
  expect(await faultOf(await encode(1600, 800), 'portrait')).toMatch(
    /too wide for its height — crop it so that it is roughly square$/,
  );
});

test('a changed picture is opened again', async () => {
  expect(await faultOf(await encode(1200, 800))).toBeUndefined();
  expect(await faultOf(await encode(600, 400))).toMatch(/it needs at least 1200 px/);
});

test('the check refuses a damaged picture, or the picture step can make all its variants', async () => {
  let seed = 1;
  // Park and Miller’s generator does the same damage each time.
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const noise = Uint8Array.from({ length: 1200 * 800 * 3 }, () => Math.floor(random() * 60) + 98);
  const whole = sharp(noise, { raw: { width: 1200, height: 800, channels: 3 } });
  const sources = await Promise.all([
    whole.clone().jpeg().toBuffer(),
    whole.clone().resize(1200, 600).png().toBuffer(),
    whole.clone().webp().toBuffer(),
  ]);
  const outcomes = { refused: 0, made: 0 };
  for (let round = 0; round < 12; round += 1) {
    const bytes = Buffer.from(sources[round % 3]!);
    for (let change = 0; change <= round % 4; change += 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    const file = path.join(dir, `team-${round}.${['jpg', 'png', 'webp'][round % 3]}`);
    await writeFile(file, round % 5 === 0 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes);
    if ((await openPicture(file)).fault) {
      outcomes.refused += 1;
      continue;
    }
    await sharp(file).autoOrient().resize({ width: 420 }).webp({ effort: 0 }).toBuffer();
    outcomes.made += 1;
  }
  expect(outcomes.refused).toBeGreaterThan(2);
  expect(outcomes.made).toBeGreaterThan(2);
});

test('the content check opens all pictures in use, recognises logos, and names the field of a mistake', async () => {
  using copy = new ContentCopy();
  expect((await checkContent(copy.root)).content).toBeDefined();
  copy.change(
    'content/pages/about.yaml',
    /logos:\n/,
    'logos:\n      - id: mill\n        name: The Mill\n        picture:\n          file: mill.png\n          alt: The wheel of a mill\n',
  );
  copy.write('content/pictures/mill.png', await sharp(size(300, 60)).png().toBuffer());
  const retail = 'content/industries/retail.yaml';
  const place = copy.change(retail, /(?<=^picture:\n {2}file: ).*$/m, '▲shop.jpg');
  copy.write('content/pictures/shop.jpg', await encode(300, 60));
  // No page shows this one.
  copy.write('content/pictures/former.jpg', await encode(300, 60));
  const { issues, content } = await checkContent(copy.root);
  expect(content).toBeUndefined();
  expect(issues.map(formatIssue)).toEqual([`${retail}:${place} Picture › File — the picture is only 300 ${BLURRED}`]);
});
