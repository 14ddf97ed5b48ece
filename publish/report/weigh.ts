import { attribute, elementsIn, parsePage } from '../html/tree';
import type { Script, Scripts } from '../islands/bundle';
import { pathOf } from '../site/references';
import { brotliSize } from './brotli';
import { picturesOfFirstView } from './first-view';

/** What a page weighs, in bytes; text after brotli 11. */
export interface PageWeight {
  /** Name from the root of the export, such as `about.html`. */
  file: string;
  /** The page with its styles. */
  html: number;
  /** All scripts that the page names. */
  scripts: number;
  /** What those scripts may load later. */
  onDemand: number;
  fonts: number;
  /** The pictures that a 412 px phone loads at once. */
  pictures: number;
  /** Everything that such a phone loads for the first view: all of the above but `onDemand`, icon and rules included. */
  firstView: number;
  /** How many files that is. */
  requests: number;
}

interface Published {
  file: string;
  text: string;
  islands: readonly string[];
}

/** @param files everything that is published, by address */
export async function weighPage(
  { file, text, islands }: Published,
  scripts: Scripts,
  files: ReadonlyMap<string, Uint8Array>,
  always: readonly string[],
): Promise<PageWeight> {
  const document = parsePage(text);
  const links = elementsIn(document, 'link');
  const named = (test: (rel: string) => boolean) =>
    links
      .filter((link) => test(attribute(link, 'rel') ?? ''))
      .map((link) => pathOf(attribute(link, 'href') ?? '') ?? '');
  const raw = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + (files.get(address)?.length ?? 0), 0);
  const compressed = async (addresses: readonly string[]) => {
    const sizes = addresses.map((address) => brotliSize(files.get(address) ?? ''));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const sources = (list: Script[]) => list.map(({ src }) => src);

  const pageScripts = sources(scripts.ofPage(islands));
  const fontFiles = named((rel) => rel === 'preload');
  const pictureFiles = [...new Set(picturesOfFirstView(document).map((address) => pathOf(address) ?? address))];
  const others = [...named((rel) => rel === 'icon'), ...always.filter((address) => files.has(address))];

  const weight = {
    html: await brotliSize(text),
    scripts: await compressed(pageScripts),
    fonts: raw(fontFiles),
    pictures: raw(pictureFiles),
  };
  return {
    file,
    ...weight,
    onDemand: await compressed(sources(scripts.onDemand(islands))),
    firstView: Object.values(weight).reduce((sum, size) => sum + size, 0) + (await compressed(others)),
    requests: 1 + pageScripts.length + fontFiles.length + pictureFiles.length + others.length,
  };
}
