/**
 * Makes the files that pages need from the pictures in `content/pictures`, and the manifest in which
 * `lib/site/picture-source.ts` looks them up. Each file's name contains a hash of its source and settings, so browsers and the
 * picture cache may keep it for ever.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import type { Content } from '@/lib/content/schema';
import { PICTURES } from '@/lib/content/files';
import { picturesIn } from '@/lib/content/values';
import { MANIFEST_FILE, SHARED_SIZE, type ContentPicture, type Manifest } from '@/lib/site/picture-source';
import { routesOf } from '@/lib/site/routes';
import { AVIF, type AvifSettings, DOWNLOAD, GROUND, SHARED, UPRIGHT, WEBP, WEBP_WIDTHS, WIDTHS } from './settings';

/** How often progress is reported, in milliseconds. */
const REPORT_INTERVAL = 10_000;

/** One file to encode. */
interface Job {
  name: string;
  encode(): Promise<Buffer>;
}

/** The path of a file in the picture cache, which clones may share, and which can be deleted at any time. */
export const cachePath = (name: string): string => path.join(process.env.PICTURE_CACHE || '.cache/pictures', name);

/**
 * Encodes what the picture cache lacks, and writes the manifest.
 *
 * @throws {Error} that names a picture that cannot be read
 */
export async function makePictures(content: Content): Promise<void> {
  const { manifest, jobs } = await planPictures(content);
  await encodeAll(jobs.filter(({ name }) => !existsSync(cachePath(name))));
  await mkdir(path.dirname(MANIFEST_FILE), { recursive: true });
  await writeFile(MANIFEST_FILE, `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`Pictures: ${jobs.length} files.`);
}

/** Plans all files: this reads and hashes the sources, and encodes nothing. */
export async function planPictures(content: Content): Promise<{ manifest: Manifest; jobs: Job[] }> {
  const manifest: Manifest = { pictures: {}, shared: {} };
  const jobs: Job[] = [];
  /** Plans one file made from a picture. Returns its address. */
  const add = (file: string, name: string, encode: (source: Sharp) => Promise<Buffer>): string => {
    const rethrow = ({ message }: Error) => {
      throw new Error(`${PICTURES}/${file} cannot be read (${message}): run "npm run check".`);
    };
    const open = () => sharp(path.join(PICTURES, file)).autoOrient();
    jobs.push({ name, encode: () => encode(open()).catch(rethrow) });
    return `/pictures/${name}`;
  };

  for (const file of new Set(picturesIn(content))) {
    const { width, height } = (await sharp(path.join(PICTURES, file)).metadata()).autoOrient;
    const stem = `${path.parse(file).name}-${await hashOf(file, [AVIF, WEBP, WIDTHS, WEBP_WIDTHS])}`;
    const srcSetOf = (
      widths: readonly number[],
      format: string,
      encode: (resized: Sharp, each: number) => Promise<Buffer>,
    ) => {
      return fitting(widths, width)
        .map((each) => {
          const name = `${stem}-${each}.${format}`;
          return `${add(file, name, (source) => encode(source.resize({ width: each }), each))} ${each}w`;
        })
        .join(', ');
    };
    manifest.pictures[file] = {
      width,
      height,
      avif: srcSetOf(WIDTHS, 'avif', (resized, each) =>
        encodeAvif(
          resized,
          AVIF.find(({ upTo }) => each <= upTo)!,
        ),
      ),
      webp: srcSetOf(WEBP_WIDTHS, 'webp', (resized) => resized.webp(WEBP).toBuffer()),
    };
  }
  for (const { file, focus } of Object.values(content.pages).flatMap((page) => mainPicture(page) ?? [])) {
    if (!focus) continue;
    const picture = manifest.pictures[file]!;
    const { height } = picture;
    const width = Math.min(Math.round(height * UPRIGHT.ratio), picture.width);
    const middle = Math.round((picture.width * focus) / 100 - width / 2);
    const left = Math.max(0, Math.min(middle, picture.width - width));
    const stem = `${path.parse(file).name}-upright-${await hashOf(file, [UPRIGHT, focus])}`;
    picture.upright ??= {};
    picture.upright[focus] = fitting(UPRIGHT.widths, width)
      .map((each) => {
        const encode = (source: Sharp) =>
          encodeAvif(source.extract({ left, top: 0, width, height }).resize({ width: each }), UPRIGHT.avif);
        return `${add(file, `${stem}-${each}.avif`, encode)} ${each}w`;
      })
      .join(', ');
  }
  for (const { file } of content.pages.media.downloads?.pictures ?? []) {
    const name = `${path.parse(file).name}-${await hashOf(file, [DOWNLOAD, GROUND])}.jpg`;
    manifest.pictures[file]!.download = add(file, name, (source) => encodeJpeg(source, DOWNLOAD));
  }
  for (const route of routesOf(content)) {
    const picture = mainPicture(route.content) ?? mainPicture(content.pages.home);
    if (!picture) continue;
    const hash = await hashOf(picture.file, [SHARED_SIZE, SHARED, GROUND]);
    const src = add(picture.file, `og-${route.path.slice(1) || 'home'}-${hash}.jpg`, (source) =>
      encodeJpeg(source.resize(SHARED_SIZE), SHARED),
    );
    manifest.shared[route.path] = { src, alt: picture.alt };
  }
  return { manifest, jobs };
}

/** The first picture of a page: its own, or else that of its first part that has one. */
export function mainPicture(content: object): ContentPicture | undefined {
  for (let level: object[] = [content]; level.length > 0; level = level.flatMap(Object.values).filter(isObject)) {
    for (const { picture, img } of level as { picture?: ContentPicture; img?: ContentPicture }[]) {
      if (picture ?? img) return picture ?? img;
    }
  }
  return undefined;
}

/** The widths up to that of the source, or else its own: pictures are never enlarged. */
function fitting(widths: readonly number[], width: number): readonly number[] {
  const smaller = widths.filter((each) => each <= width);
  return smaller.length > 0 ? smaller : [width];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const encodeJpeg = (source: Sharp, settings: JpegOptions): Promise<Buffer> =>
  source.flatten({ background: GROUND }).jpeg(settings).toBuffer();

/** Encodes a resized picture. */
const encodeAvif = (resized: Sharp, { effort, ...limits }: Omit<AvifSettings, 'upTo'>): Promise<Buffer> =>
  firstWithin(limits, (quality) => resized.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer());

/** Encodes with one quality after the other, until the result has at most `maxBytes`. */
export async function firstWithin(
  { qualities, maxBytes }: Pick<AvifSettings, 'qualities' | 'maxBytes'>,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await encode(quality);
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
}

/** Eight digits that change with a picture and with the settings for its files. */
async function hashOf(file: string, settings: readonly unknown[]): Promise<string> {
  const source = await readFile(path.join(PICTURES, file));
  return createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}

async function encodeAll(jobs: readonly Job[]): Promise<void> {
  let encoded = 0;
  const report = () => console.log(`Pictures: ${encoded} of ${jobs.length} new files encoded …`);
  if (jobs.length > 0) report();
  const interval = setInterval(report, REPORT_INTERVAL);
  // One encoder thread per file and one file per core keeps all cores busy.
  sharp.concurrency(1);
  const queue = jobs.values();
  const work = async () => {
    for (const { name, encode } of queue) {
      const file = cachePath(name);
      const unfinished = `${file}.${process.pid}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, await encode());
      // It appears only when complete: other clones may use the same cache.
      await rename(unfinished, file);
      encoded += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work)).finally(() => clearInterval(interval));
}
