import { resolve } from 'node:path';
import { checkBudgets, describeViolation, type SiteReport, type Violation } from './budgets';
import { composePage } from './html/compose-page';
import { inlineIcon } from './html/inline-icon';
import { markCurrent } from './html/mark-current';
import { bundleIslands } from './islands/bundle';
import { readRegistry } from './islands/registry';
import type { PublishOptions } from './options';
import { weighPage } from './report/weigh';
import { readExport } from './site/export';
import { formTargetsIn, writePolicy } from './site/policy';
import { readPages } from './site/read-pages';
import { selectFiles } from './site/select-files';
import { speculationRules } from './site/speculation-rules';
import { writeSite } from './site/write';
import { styleHash } from './style/style-sheet';
import { stylesOfSite } from './style/styles-of-site';

export interface PublishResult extends SiteReport {
  /** What of the export is not published. */
  removed: { files: number; bytes: number };
  /** Signs and letters that no font of the site holds, by the file of the page that has them. */
  uncovered: ReadonlyMap<string, readonly string[]>;
  violations: Violation[];
}

/**
 * Turns the export of Next into the site as it is served: without Next's runtime, with the styles in the pages and the
 * islands as scripts of their own. Nothing is written before everything is in order.
 *
 * @throws PublishError that names every file with something unexpected in it
 * @throws Error that names every page over its budget, if budgets are enforced
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { root, speculationRules: rules } = options;
  const registry = await readRegistry(resolve(root, options.registry));
  const files = await readExport(resolve(root, options.from));
  const pages = readPages(files, options.dropped, new Set(registry.keys()));

  const scripts = await bundleIslands(options, registry, pages);
  const contents = scripts.all.map(({ content }) => content);
  const { cssOf, font, fonts, uncovered } = await stylesOfSite(pages, files, contents, options);

  const published = pages.map((page) => {
    const { file, document, islands } = page;
    inlineIcon(document, files);
    markCurrent(document, file);
    const parts = { css: cssOf(page), font: font?.href, scripts: scripts.ofPage(islands) };
    return { file, islands, text: composePage(document, parts) };
  });
  const made = new Map<string, Uint8Array>([
    ...published.map(({ file, text }) => [`/${file}`, Buffer.from(text)] as const),
    ...scripts.all.map(({ src, content }) => [src, content] as const),
    ...fonts.map(({ href, content }) => [href, content] as const),
    [rules.address, Buffer.from(speculationRules(rules.never))],
  ]);
  const site = selectFiles(files, made, pages, options.keepers);

  const weights = await Promise.all(published.map((page) => weighPage(page, scripts, site, [rules.address])));
  const report = { pages: weights, fonts: fonts.map(({ content }) => content.length) };
  // React is there to compare with: it alone weighs six times what a page may.
  const violations = options.runtime === 'react' ? [] : checkBudgets(report, options.budgets);
  if (options.enforceBudgets && violations.length > 0) throw new Error(violations.map(describeViolation).join('\n'));

  await writeSite(resolve(root, options.to), site);
  await writePolicy(options, {
    styleHashes: distinct(pages.map((page) => styleHash(cssOf(page)))),
    formTargets: distinct(pages.flatMap(({ document }) => formTargetsIn(document))),
  });
  const removed = [...files].filter(([address]) => !site.has(address));
  return {
    ...report,
    violations,
    uncovered,
    removed: { files: removed.length, bytes: removed.reduce((sum, [, content]) => sum + content.length, 0) },
  };
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();
