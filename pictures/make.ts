/**
 * `npm run pictures`: makes AVIF and WebP copies of every picture in `content/pictures` into `public/pictures`.
 *
 * Copies are named by a hash of the master and the settings, so that they can be cached for ever, and kept in
 * `.cache/pictures`, so that only new or changed masters cost time. A master that cannot be read stops the build.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { MANIFEST_FILE, type MadePicture, type Manifest } from './manifest';
import * as settings from './settings';

const SOURCE = 'content/pictures';
const CACHE = '.cache/pictures';
const TARGET = 'public/pictures';

const { WIDTHS, FALLBACK_WIDTHS, AVIF, WEBP } = settings;

/** One file to write: from a master, at a width, in a format. */
interface Copy {
  master: Buffer;
  name: string;
  width: number;
  format: 'avif' | 'webp';
}

const names = (await readdir(SOURCE)).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort();
const manifest: Manifest = {};
const copies: Copy[] = [];

for (const name of names) {
  const master = await readFile(path.join(SOURCE, name));
  const { width, height } = await sharp(master)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (!width || !height) {
    console.error(`${SOURCE}/${name} — the picture cannot be read — save it again as JPEG, PNG or WebP`);
    process.exit(1);
  }
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([WIDTHS, FALLBACK_WIDTHS, AVIF, WEBP]));
  const stem = `${path.parse(name).name}-${hash.digest('hex').slice(0, 8)}`;
  const made: MadePicture = {
    base: `/pictures/${stem}`,
    width,
    height,
    widths: upTo(width, WIDTHS),
    fallbackWidths: upTo(width, FALLBACK_WIDTHS),
  };
  manifest[name] = made;
  for (const each of made.widths) copies.push({ master, name: `${stem}-${each}.avif`, width: each, format: 'avif' });
  for (const each of made.fallbackWidths)
    copies.push({ master, name: `${stem}-${each}.webp`, width: each, format: 'webp' });
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
console.log(`Pictures: ${names.length} masters, ${copies.length} copies, ${encoded} of them new.`);

async function work(): Promise<void> {
  for (const copy of queue) {
    const kept = path.join(CACHE, copy.name);
    if (!(await exists(kept))) {
      const resized = sharp(copy.master).resize({ width: copy.width });
      const data = await (copy.format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
      // Written under another name first: an interrupted run leaves no half picture in the cache.
      await writeFile(`${kept}.part`, data);
      await rename(`${kept}.part`, kept);
      encoded += 1;
    }
    await copyFile(kept, path.join(TARGET, copy.name));
  }
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
