/**
 * Plans the files that the pages need from the pictures in `content/pictures`: AVIF and WebP variants of every source
 * image, and an OG image for every page. Planning only reads headers and hashes; it encodes nothing.
 *
 * File names contain a hash of everything that the file is made from, so browsers and the picture cache may keep it for
 * ever.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/schema';
import { PICTURE_NAME, PICTURES } from '@/lib/content/check';
import { picturesIn } from '@/lib/content/values';
import { MANIFEST_FILE, type PictureManifest } from '@/lib/site/picture-manifest';
import { routesOf } from '@/lib/site/routes';
import { encodeAvif, type Variant } from './encode';
import { choosePictures, drawOgImage, mainPictures, ogImageAlt, ogImageDesign } from './og-images';
import { AVIF, DOWNLOAD, FALLBACK_WIDTHS, OG_IMAGE, PHONE, WEBP, WIDE, WIDTHS } from './settings';

/**
 * Plans all variants and OG images, and writes the manifest, which `lib/site/pictures.ts` reads.
 *
 * @param content as `checkContent` returned it
 * @returns all files to encode
 * @throws {Error} if a picture has been replaced since it was checked and cannot be read
 */
export async function planPictures(content: Content): Promise<Variant[]> {
  const manifest: PictureManifest = { pictures: {}, ogImages: {} };
  // A picture that is no longer shown, such as the logo of a former partner, is kept in its folder.
  const shown = new Set(picturesIn(content));
  const names = (await readdir(PICTURES)).filter((name) => PICTURE_NAME.test(name) && shown.has(name)).sort();
  const sources = new Map<string, Buffer>();
  const variants: Variant[] = [];
  for (const name of names) {
    const picture = await planPicture(path.join(PICTURES, name));
    sources.set(name, picture.source);
    manifest.pictures[name] = picture.entry;
    variants.push(...picture.variants);
  }
  for (const { file } of content.pages.media.downloads?.pictures ?? []) {
    const source = sources.get(file)!;
    const name = `${path.parse(file).name}-${hashOf([source, JSON.stringify(DOWNLOAD)])}.jpg`;
    const encode = () => sharp(source).jpeg(DOWNLOAD).toBuffer();
    manifest.pictures[file] = { ...manifest.pictures[file]!, download: `/pictures/${name}` };
    variants.push({ name, encode, preview: encode });
  }

  const design = await ogImageDesign();
  for (const route of routesOf(content)) {
    const found = mainPictures(route.content);
    const pictures = choosePictures(found, (file) => manifest.pictures[file]?.width ?? 0);
    const drawn = pictures.map(({ file }) => ({ file, source: sources.get(file)! }));
    // The wordmark next to the title shows the company's name.
    const title = route.page.title.replace(`${content.site.name}: `, '');
    const image = planOgImage(route.path, title, drawn, design);
    manifest.ogImages[route.path] = { src: `/pictures/${image.name}`, alt: ogImageAlt(route.page.menu, pictures) };
    variants.push(image);
  }

  await mkdir(path.dirname(MANIFEST_FILE), { recursive: true });
  // Renamed only when complete, because pages may read it at any time.
  await writeFile(`${MANIFEST_FILE}.new`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${MANIFEST_FILE}.new`, MANIFEST_FILE);
  return variants;
}

/**
 * Plans the variants of one source image.
 *
 * @param file its path
 * @throws {Error} that names the file, when it cannot be read; encoding it may throw this error too
 */
export async function planPicture(file: string) {
  const rethrow = (error: Error) => fail(file, error);
  const source = await upright(await readFile(file)).catch(rethrow);
  const { width, height } = await sharp(source).metadata();
  const settings = [WIDTHS, FALLBACK_WIDTHS, AVIF, WIDE, PHONE, WEBP];
  const stem = `${path.parse(file).name}-${hashOf([source, JSON.stringify(settings)])}`;
  const [widths, fallbackWidths] = [upTo(width, WIDTHS), upTo(width, FALLBACK_WIDTHS)];
  const resized = (each: number) => sharp(source).resize({ width: each });
  const preview = (each: number) => resized(each).webp({ effort: 0 }).toBuffer().catch(rethrow);
  const variants: Variant[] = [
    ...widths.map((each) => ({
      name: `${stem}-${each}.avif`,
      encode: () => encodeAvif(resized(each), each).catch(rethrow),
      preview: () => preview(each),
    })),
    ...fallbackWidths.map((each) => ({
      name: `${stem}-${each}.webp`,
      encode: () => resized(each).webp(WEBP).toBuffer().catch(rethrow),
      preview: () => preview(each),
    })),
  ];
  return { source, variants, entry: { base: `/pictures/${stem}`, width, height, widths, fallbackWidths } };
}

/**
 * Plans the OG image of one page, whose file name changes with everything that it shows. If the file is too large even at
 * the lowest quality, encoding it throws an error that names the page and its pictures.
 *
 * @param pictures the names in `content/pictures` of the pictures that it shows
 * @param design everything that the OG images of a build have in common
 */
export function planOgImage(
  route: string,
  title: string,
  pictures: readonly { file: string; source: Buffer }[],
  design: string,
): Variant {
  const sources = pictures.map(({ source }) => source);
  const encode = () =>
    drawOgImage(title, sources, OG_IMAGE.leftOf.includes(route) ? 'left' : 'centre').catch(({ message }: Error) => {
      const files = pictures.map(({ file }) => `${PICTURES}/${file}`);
      throw new Error(`The page ${route}, ${files.join(', ')} — ${message}`);
    });
  const name = `og-${route.slice(1) || 'home'}-${hashOf([...sources, title, design])}.jpg`;
  return { name, encode, preview: encode };
}

/**
 * Rotates a picture that has an EXIF orientation, as cameras and phones save them, because variants have no EXIF data. It
 * returns any other picture unchanged.
 *
 * @throws {Error} when the picture cannot be read
 */
export async function upright(picture: Buffer): Promise<Buffer> {
  const { orientation = 1 } = await sharp(picture).metadata();
  return orientation > 1 ? sharp(picture).autoOrient().keepIccProfile().png().toBuffer() : picture;
}

/** @throws {Error} that names the picture. This is rare, because the content check has already opened it. */
function fail(file: string, error: Error): never {
  throw new Error(`${file} — the picture cannot be read (${error.message.split('\n')[0]}) — run "npm run check"`);
}

/** A hash of all parts, eight digits long. */
function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** The widths that a source image of `width` px can fill; its own width if all of them are larger. */
function upTo(width: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [width];
}
