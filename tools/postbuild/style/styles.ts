import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { transform } from 'esbuild';
import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { getContent, type Content } from '@/lib/content';
import { pagePath } from '@/lib/content/files';
import { routesOf } from '@/lib/site/routes';
import { esbuildTarget } from '../declared-support';
import type { CleanPage } from '../html/clean-page';
import { attribute, elementsIn, isElement, nodesIn, serializePage } from '@/tools/shared/html-tree';
import { AFTER_UPGRADE, throwIfAny, type Issue } from '../issues';
import type { Files } from '../site/files';
import { coveredByRange } from './font-usage';
import { subsetFonts, URL_IN_CSS, type FontSubset } from './fonts';

interface SiteStyles {
  /** The text of the `<style>` of a page. */
  cssOf(page: Pick<CleanPage, 'file'>): string;
  fonts: FontSubset[];
}

/**
 * Joins the style sheets of each page into one, subsets their fonts, and removes the rules that the page and its
 * islands cannot match. Pages of one group share the result, and with it one hash in the policy.
 *
 * @param scriptsOf the scripts of a page: they may put their strings into it, as text or as class names
 * @throws PostbuildError for a page without styles
 */
export async function stylesOfSite(
  pages: readonly CleanPage[],
  files: Files,
  scriptsOf: (page: CleanPage) => readonly Uint8Array[],
): Promise<SiteStyles> {
  const read = (path: string) => {
    const content = files.get(path);
    if (!content) throw new Error(`The styles name ${path}, which is not in the export. ${AFTER_UPGRADE}.`);
    return content;
  };
  const groups = groupsOf(pages, scriptsOf, (path) => String(read(path)));
  const texts = [...pages.flatMap(({ document }) => textsIn(document)), ...groups.flatMap(({ scripts }) => scripts)];
  const sheets = groups.map(({ sheet }) => sheet);
  const { fonts, issues } = await subsetFonts(sheets, texts.join(''), read);
  throwIfAny([...issues, ...pages.flatMap(checkSheets), ...groups.flatMap(checkClasses)]);

  const css = new Map<string, string>();
  for (const group of groups) {
    const text = await textOfGroup(group);
    for (const page of group.pages) css.set(page.file, text);
  }
  return { cssOf: ({ file }) => css.get(file) as string, fonts };
}

/** Pages of one kind with the same islands and style sheets. */
interface PageGroup {
  pages: CleanPage[];
  /** The pages' style sheets, joined. */
  sheet: Root;
  /** The source text of the pages' scripts. */
  scripts: string[];
}

function groupsOf(
  pages: readonly CleanPage[],
  scriptsOf: (page: CleanPage) => readonly Uint8Array[],
  read: (path: string) => string,
): PageGroup[] {
  const content = getContent();
  const groups = new Map<string, CleanPage[]>();
  for (const page of pages) {
    const name = [kindOf(page.file, content), ...page.islands, ...page.sheets].join(' ');
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups.values()].map((group) => ({
    pages: group,
    sheet: joinSheets(group[0]!.sheets, read),
    scripts: [...new Set(group.flatMap(scriptsOf).map((script) => Buffer.from(script).toString()))],
  }));
}

/** The text of the `<style>` of a group, without the fonts and rules that none of its pages can use. */
async function textOfGroup({ pages, sheet, scripts }: PageGroup): Promise<string> {
  removeUnusedFonts(sheet, [...pages.map(({ document }) => serializePage(document)), ...scripts].join(''));
  // Words of the text are not class names: a page that mentions cards does not need the styles of `.card`.
  return minifyStyles(await usedStyles(sheet, [...pages.map(({ document }) => markupOf(document)), ...scripts]));
}

/** Long articles, the short pages of the other content folders, and pages with a folder of their own in `app/`. */
function kindOf(file: string, content: Content): string {
  const name = file.replace(/\.html$/, '');
  const { insights, industries, services } = content.collections;
  if (name in insights) return 'insights';
  if (name in industries || name in services) return 'short pages';
  const isService = routesOf(content).some(({ path, group }) => path === pagePath(name) && group === 'services');
  return isService ? 'services' : 'pages';
}

/**
 * Joins style sheets in the order in which a page loads them.
 *
 * @param read returns the text of the file with that path
 */
export function joinSheets(paths: readonly string[], read: (path: string) => string): Root {
  const root = postcss.root();
  for (const path of paths) {
    const sheet = postcss.parse(read(path), { from: path });
    // In the file, URLs are relative to it; in the page they cannot be.
    sheet.walkDecls((decl) => {
      decl.value = decl.value.replace(URL_IN_CSS, (whole, _quote, url: string) =>
        /^([a-z]+:|\/|#)/i.test(url) ? whole : `url(${posix.resolve(posix.dirname(path), url)})`,
      );
    });
    root.append(...sheet.nodes);
  }
  return root;
}

/** Removes the fonts for characters that the text does not have, by their `unicode-range`. */
function removeUnusedFonts(root: Root, text: string): void {
  const characters = [...new Set(text)];
  root.walkAtRules('font-face', (rule) => {
    if (!characters.some(coveredByRange(rule))) rule.remove();
  });
}

/**
 * The rules that can match an element of the content. It drops a rule if a class, tag or attribute in its selector occurs
 * nowhere in the content. Classes that a script adds occur there as strings.
 *
 * @param content HTML and scripts
 */
export async function usedStyles(root: Root, content: readonly string[]): Promise<string> {
  // Whole class names, such as `lg:grid-cols-[1fr_22rem]`, and words, such as the names of attributes.
  const wordsIn = (text: string) => [...(text.match(/[^\s"'`]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])];
  // Tailwind repeats its variables for `::backdrop`, which needs them only if another rule styles it.
  const isUnstyled = root.toString().match(/::backdrop\b/g)?.length === 1;
  if (isUnstyled) root.walkRules('::backdrop', (rule) => void rule.remove());
  // PurgeCSS would remove a rule that begins with a state, such as `:focus-visible`, although it can match any element.
  root.walkRules(/^:/, (rule) => void rule.before({ text: 'purgecss ignore' }));
  // PurgeCSS does not look into `:has()`.
  const words = new Set(content.flatMap(wordsIn));
  root.walkRules(/:has\(\./, (rule) => {
    const wanted = ({ 1: name }: RegExpMatchArray) => words.has(name!);
    const kept = rule.selectors.filter((each) => [...each.matchAll(/(?<!:not\():has\(\.([\w-]+)/g)].every(wanted));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  const [result] = await new PurgeCSS().purge({
    content: content.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: root.toString() }],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
  });
  return result?.css ?? '';
}

/** The minified text for the `<style>`. Equal styles give equal text. */
export async function minifyStyles(styles: string): Promise<string> {
  const { code } = await transform(styles, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: esbuildTarget(),
  });
  // esbuild has escaped "</style", which would close the element early.
  return code.trim();
}

/** The source expression of a Content-Security-Policy that allows exactly this `<style>`. */
export const styleHash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

function checkSheets({ file, sheets }: CleanPage): Issue[] {
  if (sheets.length > 0) return [];
  return [{ file, found: 'no style sheet', expected: 'a link to one under /_next/', fix: AFTER_UPGRADE }];
}

/** Finds classes without a rule, which have no effect, except those of the icon library. */
function checkClasses({ pages, sheet }: PageGroup): Issue[] {
  const selectors = sheet.toString().matchAll(/\.((?:\\3\d |\\.|[\w-])+)/g);
  const styled = new Set([...selectors].map(({ 1: name }) => name!.replace(/\\(?:3(\d) |(.))/g, '$1$2')));
  return pages.flatMap(({ file, document }) => {
    const names = elementsIn(document).flatMap((element) => attribute(element, 'class')?.match(/\S+/g) ?? []);
    const missing = [...new Set(names)].filter((name) => !styled.has(name) && !name.startsWith('tabler-icon'));
    const fix =
      'Correct its name; if Tailwind has it, tailwind.config.ts lacks its value or switches its core plugin off';
    return missing.map((name) => ({ file, found: `class "${name}"`, expected: 'a rule for it', fix }));
  });
}

/**
 * The parts of a page that selectors can match: tags, classes, attributes and their values, except values that are running
 * text.
 */
const markupOf = (document: CleanPage['document']): string =>
  elementsIn(document)
    .flatMap(({ tagName, attrs }) => [
      tagName,
      ...attrs.flatMap(({ name, value }) => (name === 'class' || !/\s/.test(value) ? [name, value] : [name])),
    ])
    .join('\n');

/** All text in a page: its content, the values of its attributes, the props of its islands. */
function textsIn(document: CleanPage['document']): string[] {
  return [...nodesIn(document)].flatMap((node) => {
    if (isElement(node)) return node.attrs.map(({ value }) => value);
    return 'value' in node ? [node.value] : [];
  });
}
