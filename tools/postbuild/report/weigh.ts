import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { attribute, elementsIn, serializeElement, type Document } from '@/tools/shared/html-tree';
import type { PageScripts, Script } from '../islands/bundle';
import { pathOf } from '../site/references';
import { initialImages } from './initial-images';

/** The weight of a page, in bytes; text after brotli 11, unless a field says otherwise. */
export interface PageWeight {
  /** Path from the root of the export, such as `about.html`. */
  file: string;
  /** The page with its styles. */
  html: number;
  /** The page with its styles, as content networks compress it on the fly (brotli 5), and the response's headers. */
  response: number;
  /**
   * The page's menus and footer alone, compressed separately: the same on every page, and larger with each page they
   * list.
   */
  frame: number;
  /** The scripts that the page names. */
  scripts: number;
  /** The scripts that the page's scripts may load later. */
  onDemand: number;
  fonts: number;
  /** The images that a 412 px phone loads immediately. */
  images: number;
  /**
   * Everything that such a phone loads immediately: all the above except `response`, `frame` and `onDemand`, plus the
   * icon.
   */
  initialLoad: number;
  /** The number of files in the initial load. */
  requests: number;
}

/** The fonts that the styles of a page name. */
const FONTS = /\/fonts\/[\w.-]+\.woff2/g;

/**
 * @param page its text, and the document parsed from it
 * @param files everything that is published, by path
 * @param headerBytes the size of the headers of a response
 */
export async function weighPage(
  { file, document, text, scripts }: { file: string; document: Document; text: string; scripts: PageScripts },
  files: ReadonlyMap<string, Uint8Array>,
  headerBytes: number,
): Promise<PageWeight> {
  const contentsOf = (addresses: readonly string[]) =>
    [...new Set(addresses)].flatMap((address) => files.get(pathOf(address) ?? '') ?? []);
  const frame = ['header', 'footer'].flatMap((name) => elementsIn(document, name)).map(serializeElement);
  const icons = elementsIn(document, 'link').filter((link) => attribute(link, 'rel') === 'icon');

  const fonts = contentsOf(text.match(FONTS) ?? []);
  const images = contentsOf(initialImages(document));
  const others = contentsOf(icons.map((link) => attribute(link, 'href') ?? ''));
  const weight = {
    html: await brotliSize([Buffer.from(text)]),
    scripts: await sizeOfAll(scripts.initial),
    fonts: rawSize(fonts),
    images: rawSize(images),
  };
  return {
    file,
    ...weight,
    response: (await brotliSize([Buffer.from(text)], 5)) + headerBytes,
    frame: await brotliSize([Buffer.from(frame.join(''))], 5),
    onDemand: await sizeOfAll(scripts.onDemand),
    initialLoad: sum(Object.values(weight)) + (await brotliSize(others)),
    requests: 1 + scripts.initial.length + fonts.length + images.length + others.length,
  };
}

const compress = promisify(brotliCompress);

/** The size in bytes after brotli, with each file compressed separately. */
async function brotliSize(contents: readonly Uint8Array[], quality = constants.BROTLI_MAX_QUALITY): Promise<number> {
  const results = contents.map((content) =>
    compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  return rawSize(await Promise.all(results));
}

const compressed = new WeakMap<Uint8Array, Promise<number>>();

/** The size of scripts after brotli 11. It compresses each only once, since most pages have the same. */
async function sizeOfAll(scripts: readonly Script[]): Promise<number> {
  const sizes = scripts.map(({ content }) => {
    const size = compressed.get(content) ?? brotliSize([content]);
    compressed.set(content, size);
    return size;
  });
  return sum(await Promise.all(sizes));
}

const rawSize = (contents: readonly Uint8Array[]): number => sum(contents.map(({ length }) => length));
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
