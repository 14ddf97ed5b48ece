/**
 * `npm run pictures`: encodes all variants and OG images (`variants.ts`) into `public/pictures`. Only those that the
 * picture cache lacks take time.
 */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ContentError } from '@/lib/content/mistakes';
import { checkContent } from '@/lib/content/pictures';
import { readFlags } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';
import { cachePath, encodeIntoCache, isCached, type Variant } from '@/tools/pictures/encode';
import { planPictures } from '@/tools/pictures/variants';

const TARGET = 'public/pictures';
/** How often it reports progress, in milliseconds. */
const REPORT_INTERVAL = 10_000;

async function makePictures(): Promise<void> {
  loadEnvironment('production');
  const { content, mistakes } = await checkContent();
  if (!content) throw new ContentError(mistakes);
  const variants = await planPictures(content);
  await encodeAll(variants.filter((variant) => !isCached(variant)));
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });
  await Promise.all(variants.map((variant) => copyFile(cachePath(variant), path.join(TARGET, variant.name))));
  console.log(`Pictures: ${variants.length} files in ${TARGET}.`);
}

async function encodeAll(variants: readonly Variant[]): Promise<void> {
  let encoded = 0;
  const report = () => console.log(`Pictures: ${encoded} of ${variants.length} new files encoded …`);
  if (variants.length > 0) report();
  const interval = setInterval(report, REPORT_INTERVAL);
  // One encoder thread per file and one file per core keeps all cores busy.
  sharp.concurrency(1);
  const queue = variants.values();
  const work = async () => {
    for (const variant of queue) {
      await encodeIntoCache(variant);
      encoded += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work)).finally(() => clearInterval(interval));
}

readFlags('npm run pictures');
makePictures().catch((error: Error) => {
  console.error(error.message);
  // Does not wait for the other files, which are still being encoded.
  process.exit(1);
});
