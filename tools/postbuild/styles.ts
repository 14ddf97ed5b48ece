import { transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import postcss from 'postcss';
import { TARGET } from './islands/bundle';
import type { Page } from './page';

/**
 * The text of the `<style>` of a page: the rules of the site's style sheet that can match one of its elements, or a class
 * that its script adds.
 *
 * @param script the page's script, whose strings may be class names
 */
export async function stylesOf(sheet: string, { $ }: Pick<Page, '$'>, script: string): Promise<string> {
  const content = [markupOf($), script];
  const [purged] = await new PurgeCSS().purge({
    content: content.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: withoutUnknownHas(sheet, new Set(content.flatMap(wordsIn))) }],
    defaultExtractor: wordsIn,
    keyframes: true,
    variables: true,
  });
  const minified = await transform(purged!.css, { loader: 'css', minify: true, charset: 'utf8', target: TARGET });
  // esbuild has escaped "</style", which would close the element early.
  return minified.code.trim();
}

/** Whole class names, such as `lg:grid-cols-[1fr_22rem]`, and words, such as the names of attributes. */
const wordsIn = (text: string): string[] => [
  ...(text.match(/[^\s"'`]+/g) ?? []),
  ...(text.match(/(?<![:\w-])[\w-]+/g) ?? []),
];

/**
 * What selectors can match: tags, classes, attributes and their values, except running text, since a page that mentions
 * cards does not need the styles of `.card`.
 */
const markupOf = ($: Page['$']): string =>
  $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const words = Object.entries(element.attribs).map(([name, value]) =>
        name === 'class' || !/\s/.test(value) ? `${name} ${value}` : name,
      );
      return [element.name, ...words];
    })
    .join('\n');

/** Prepares a sheet for PurgeCSS. */
function withoutUnknownHas(sheet: string, words: Set<string>): string {
  const root = postcss.parse(sheet);
  // PurgeCSS would keep Tailwind's reset of Chromium's fields for files, numbers and searches, which no page has.
  root.walkRules(/^::-webkit-/, (rule) => void rule.remove());
  // It would remove a rule that begins with a state, such as `:focus-visible`, although it can match any element.
  root.walkRules(/^:/, (rule) => void rule.before({ text: 'purgecss ignore' }));
  // It does not look into `:has()`.
  root.walkRules(/:has\(\./, (rule) => {
    const wanted = ({ 1: name }: RegExpMatchArray) => words.has(name!);
    const kept = rule.selectors.filter((each) => [...each.matchAll(/(?<!:not\():has\(\.([\w-]+)/g)].every(wanted));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  return root.toString();
}
