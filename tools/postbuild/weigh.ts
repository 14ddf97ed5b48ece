import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CheerioAPI } from 'cheerio';
import { AVIF } from '@/tools/pictures/settings';
import type { Page } from './page';

/** What a phone of 412 px at a pixel ratio of 1.75 loads first, in bytes; text as networks compress it (Brotli 5). */
export interface Weight {
  /** The page with its styles, and the headers of its response. */
  page: number;
  script: number;
  font: number;
  picture: number;
  total: number;
}

/** The most that a page may load first, in bytes. */
export const LIMIT = 56_000;

const PHONE_WIDTH = 412 * 1.75;

/** The headers of a response, in bytes: much the same for every page. */
const HEADERS = 1_000;

/** Weighs a page of the site in a folder. */
export function weighPage(folder: string, { file, $ }: Pick<Page, 'file' | '$'>): Weight {
  const textSize = (path: string) => {
    const text = readFileSync(join(folder, path));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return brotliCompressSync(text, { params }).length;
  };
  const sizeOf = (path: string | undefined) => (path ? statSync(join(folder, path)).size : 0);
  // The other fonts have a `unicode-range`: pages without such letters do not load them.
  const font = /url\("?(\/fonts\/[^)"]+)"?\)(?![^}]*unicode-range)/.exec($('style').text())?.[1];
  const parts = {
    page: HEADERS + textSize(file),
    script: textSize($('script[type=module]').attr('src')!),
    font: sizeOf(font),
    picture: sizeOf(firstPicture($)),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, size) => sum + size, 0) };
}

/** The address of the first picture of a page, as such a phone chooses it; undefined if all its pictures are lazy. */
export function firstPicture($: CheerioAPI): string | undefined {
  const srcset = $('img:not([loading=lazy])').first().siblings('source:not([media*=min-width])').attr('srcset') ?? '';
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '));
  return (
    (candidates.find(([, width = '']) => parseInt(width, 10) >= PHONE_WIDTH) ?? candidates.at(-1))?.[0] || undefined
  );
}

/** @throws {Error} that names every page over the limit, with the weight of its parts, and what to do about it */
export function checkWeights(pages: readonly { file: string; weight: Weight }[]): void {
  const lines = pages.flatMap(({ file, weight: { total, page, picture, script, font } }) => {
    if (total <= LIMIT) return [];
    const parts = `text ${page}, picture ${picture}, script ${script}, font ${font}`;
    // The lowest quality was not enough.
    const fix =
      picture > AVIF[0]!.maxBytes
        ? 'Its first picture has too much detail: choose another one.'
        : 'Shorten the text: four characters are about one byte.';
    return `${file}: a phone loads ${total} bytes first (${parts}), more than ${LIMIT}. ${fix}`;
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
