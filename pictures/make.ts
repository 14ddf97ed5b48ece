/**
 * `npm run pictures`: makes AVIF and WebP copies of every picture in `content/pictures` into `public/pictures`, and a
 * card for every page, which stands for it where its link is shared.
 *
 * Copies and cards are named by a hash of what they are made from, so that they can be cached for ever, and kept in
 * `.cache/pictures`, so that only new or changed ones cost time. A master that cannot be read stops the build.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { getContent } from '@/lib/content';
import { routesOf } from '@/lib/routes';
import { cardAlt, choosePictures, drawCard, mainPictures } from './cards';
import { CARDS_FILE, MANIFEST_FILE, type Cards, type MadePicture, type Manifest } from './manifest';
import * as settings from './settings';
import { upright } from './upright';

const SOURCE = 'content/pictures';
const CACHE = '.cache/pictures';
const TARGET = 'public/pictures';

/** What a card is made from beside its pictures. */
const CARD_SOURCES = ['pictures/cards.ts', 'components/brand/wordmark.tsx', 'components/brand/symbol.tsx'];

const { WIDTHS, FALLBACK_WIDTHS, LEAST_WIDTH, AVIF, PHONE, WEBP, CARD } = settings;

/** One file to write. */
interface Copy {
  name: string;
  /** The picture it is made from; a card has none. */
  of?: string;
  make(): Promise<Buffer>;
}

const names = (await readdir(SOURCE)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort();
const masters = new Map<string, Buffer>();
const manifest: Manifest = {};
const cards: Cards = {};
const copies: Copy[] = [];
const content = getContent();
const logos = content.pages.about.hero.partners.logos.map(({ picture }) => picture?.file);

for (const name of names) {
  const master = await upright(await readFile(path.join(SOURCE, name))).catch((error: Error) => refuse(name, error));
  const { width, height } = await sharp(master).metadata();
  if (width < LEAST_WIDTH && !logos.includes(name)) refuse(name);
  const stem = `${path.parse(name).name}-${hashOf([master, JSON.stringify([WIDTHS, FALLBACK_WIDTHS, AVIF, PHONE, WEBP])])}`;
  const made: MadePicture = {
    base: `/pictures/${stem}`,
    width,
    height,
    widths: upTo(width, WIDTHS),
    fallbackWidths: upTo(width, FALLBACK_WIDTHS),
  };
  masters.set(name, master);
  manifest[name] = made;
  const at = (each: number) => sharp(master).resize({ width: each });
  for (const each of made.widths)
    copies.push({ name: `${stem}-${each}.avif`, of: name, make: () => avif(at(each), each) });
  for (const each of made.fallbackWidths)
    copies.push({ name: `${stem}-${each}.webp`, of: name, make: () => at(each).webp(WEBP).toBuffer() });
}

const pages = [content.pages, ...Object.values(content.collections)].flatMap((each) => Object.values(each));
const drawing = [JSON.stringify(CARD), ...(await Promise.all(CARD_SOURCES.map((file) => readFile(file))))];

for (const route of routesOf(content)) {
  const found = mainPictures(pages.find(({ page }) => page === route.page) ?? {});
  const pictures = choosePictures(found, (file) => manifest[file]?.width ?? 0);
  const sources = pictures.flatMap(({ file }) => masters.get(file) ?? []);
  const name = `card-${route.path.slice(1) || 'home'}-${hashOf([...sources, ...drawing])}.jpg`;
  cards[route.path] = { src: `/pictures/${name}`, alt: cardAlt(route.page.menu, pictures) };
  copies.push({ name, make: () => drawCard(sources) });
}

await mkdir(CACHE, { recursive: true });
await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });

let encoded = 0;
const queue = copies.values();
// One encoder thread a copy and one copy a core keeps all cores busy without a scheduler.
sharp.concurrency(1);
await Promise.all(Array.from({ length: availableParallelism() }, () => work()));
await writeFile(MANIFEST_FILE, `${JSON.stringify(manifest, null, 1)}\n`);
await writeFile(CARDS_FILE, `${JSON.stringify(cards, null, 1)}\n`);
console.log(`Pictures: ${names.length} masters, ${copies.length} copies and cards, ${encoded} of them new.`);

/** Ends the build with what is wrong with a picture: it is too small, or what the encoder says. */
function refuse(name: string, error?: Error): never {
  const fault = !error
    ? `is less than ${LEAST_WIDTH} px wide, which looks blurred — put in a larger one, best 1600 px or more`
    : /pixel limit/.test(error.message)
      ? 'is too large — scale it down to 4800 px or less'
      : `cannot be read (${error.message.split('\n')[0]}) — save it again as JPEG, PNG or WebP`;
  console.error(`${SOURCE}/${name} — the picture ${fault}`);
  process.exit(1);
}

async function avif(picture: Sharp, width: number): Promise<Buffer> {
  if (width > PHONE.width) return picture.avif(AVIF).toBuffer();
  let copy = Buffer.alloc(0);
  for (const quality of PHONE.qualities) {
    copy = await picture.avif({ ...AVIF, quality }).toBuffer();
    if (copy.length <= PHONE.maxBytes) break;
  }
  return copy;
}

async function work(): Promise<void> {
  for (const copy of queue) {
    const kept = path.join(CACHE, copy.name);
    if (!(await exists(kept))) {
      const data = await copy.make().catch((error: Error) => refuse(copy.of ?? copy.name, error));
      // Written under another name first: an interrupted run leaves no half picture in the cache.
      await writeFile(`${kept}.part`, data);
      await rename(`${kept}.part`, kept);
      encoded += 1;
    }
    await copyFile(kept, path.join(TARGET, copy.name));
  }
}

/** Eight digits that stand for these parts. */
function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** The widths that a master of `width` px can fill; its own width where it is smaller than all of them. */
function upTo(width: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
