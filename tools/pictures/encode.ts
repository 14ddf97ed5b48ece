/**
 * Encodes files into the picture cache, which is in `$PICTURE_CACHE`, by default `.cache/pictures`. Clones may share it,
 * and you may delete it at any time.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { AVIF, PHONE, WIDE } from './settings';

/** One file to encode. */
export interface Variant {
  name: string;
  encode(): Promise<Buffer>;
  /** Encodes the file quickly, in another format, for development. */
  preview(): Promise<Buffer>;
}

/** The path of a variant in the picture cache, whether or not it has been encoded yet. */
export function cachePath({ name }: Variant): string {
  return path.join(process.env.PICTURE_CACHE || '.cache/pictures', name);
}

export const isCached = (variant: Variant): boolean => existsSync(cachePath(variant));

/** Encodes a variant into the picture cache. It appears there only when complete: other clones may use the same cache. */
export async function encodeIntoCache(variant: Variant): Promise<void> {
  const file = cachePath(variant);
  const unfinished = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, await variant.encode());
  await rename(unfinished, file);
}

/** Encodes a variant; for phones, at about the highest quality within the limit of the settings. */
export async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const encode = (quality: number, effort: number) => picture.avif({ ...AVIF, quality, effort }).toBuffer();
  if (width >= WIDE.minWidth) return encode(WIDE.quality, WIDE.effort);
  if (width > PHONE.maxWidth) return encode(AVIF.quality, AVIF.effort);
  let quality: number = PHONE.quality;
  if (width === PHONE.maxWidth) {
    const tried = await encode(quality, PHONE.triedEffort);
    quality = qualityWithin(quality, tried.length * PHONE.triedRatio);
  }
  for (;;) {
    const variant = await encode(quality, PHONE.effort);
    const lower = qualityWithin(quality, variant.length);
    if (lower === quality) return variant;
    quality = lower;
  }
}

/** Returns `quality` if it gave a file within the limit (`length` bytes); otherwise a lower quality that should. */
function qualityWithin(quality: number, length: number): number {
  const { maxBytes, savedByStep, minQuality } = PHONE;
  if (length <= maxBytes) return quality;
  const steps = Math.ceil(Math.log(maxBytes / length) / Math.log(1 - savedByStep));
  return Math.max(quality - steps, minQuality);
}
