import { AFTER_UPGRADE, throwIfAny, type Fault } from '../faults';
import type { CleanPage } from '../html/clean-page';
import { nodesIn, isElement } from '../html/tree';
import type { PublishOptions } from '../options';
import type { Files } from '../site/export';
import { uncovered } from './characters';
import type { FontSubset } from './font';
import { fontsOfSite } from './fonts-of-site';
import { minifyStyles, readStyleSheet } from './style-sheet';

export interface SiteStyles {
  /** The text of the `<style>` of a page. */
  cssOf(page: CleanPage): string;
  /** The font that all pages load early, if there is one. */
  font: FontSubset | undefined;
  fonts: FontSubset[];
  /** Signs and letters that no font holds, by the file of the page that has them. */
  uncovered: Map<string, string[]>;
}

/**
 * Makes one text of the styles that a page loads, and cuts the fonts in them down. Pages that load the same files share
 * the text, and with it one hash in the policy.
 *
 * @param scripts the site's scripts: their texts may end up in pages
 * @throws PublishError for a page without styles, and when not exactly one font is loaded early
 */
export async function stylesOfSite(
  pages: readonly CleanPage[],
  files: Files,
  scripts: readonly Uint8Array[],
  options: Pick<PublishOptions, 'font'>,
): Promise<SiteStyles> {
  const read = (address: string) => {
    const content = files.get(address);
    if (!content) throw new Error(`The styles name ${address}, which is not in the export. ${AFTER_UPGRADE}.`);
    return content;
  };
  const key = ({ links }: CleanPage) => links.sheets.join(' ');
  const lists = new Map(pages.map((page) => [key(page), page.links.sheets]));
  const sheets = new Map([...lists].map(([name, list]) => [name, readStyleSheet(list, (each) => String(read(each)))]));

  const texts = [
    ...pages.flatMap(({ document }) => textsIn(document)),
    ...scripts.map((script) => String(Buffer.from(script))),
  ];
  const { fonts, covers, faults } = await fontsOfSite([...sheets.values()], texts, options, read);
  // Next forgets the preload on 404.html: what the other pages load early is right there too.
  const early = [...new Set(pages.flatMap(({ links }) => links.fonts))];
  throwIfAny([...faults, ...pages.flatMap(checkSheets), ...(fonts.size > 0 ? checkEarly(early) : [])]);

  const css = new Map(
    await Promise.all([...sheets].map(async ([name, sheet]) => [name, await minifyStyles(sheet)] as const)),
  );
  return {
    cssOf: (page) => css.get(key(page)) as string,
    font: fonts.get(early[0] ?? ''),
    fonts: [...fonts.values()],
    uncovered: new Map(
      pages
        .map(({ file, document }) => [file, uncovered(textsIn(document).join(''), covers)] as const)
        .filter(([, characters]) => fonts.size > 0 && characters.length > 0),
    ),
  };
}

function checkSheets({ file, links }: CleanPage): Fault[] {
  if (links.sheets.length > 0) return [];
  return [{ file, found: 'no style sheet', expected: 'a link to one under /_next/', remedy: AFTER_UPGRADE }];
}

function checkEarly(fonts: readonly string[]): Fault[] {
  if (fonts.length === 1) return [];
  const found = `${fonts.length} preloaded fonts: ${fonts.join(', ')}`;
  const remedy = `Let next/font preload the font of the first view only ("preload: false" for others). ${AFTER_UPGRADE}`;
  return [{ file: 'all pages', found, expected: 'exactly one', remedy }];
}

/** Every text in a page: what it shows, what its attributes say, the props of its islands. */
function textsIn(document: CleanPage['document']): string[] {
  return [...nodesIn(document)].flatMap((node) => {
    if (isElement(node)) return node.attrs.map(({ value }) => value);
    return 'value' in node ? [node.value] : [];
  });
}
