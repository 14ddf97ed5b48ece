import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readPages, type CleanPage } from './html/clean-page';
import { composePage } from './html/compose-page';
import { bundleIslands, bundleWorker, readRegistry } from './islands/bundle';
import type { PublishOptions } from './options';
import { checkBudgets, describeViolation, type SiteReport, type Violation } from './report/budgets';
import { weighPage } from './report/weigh';
import { readExport, selectFiles, writeSite } from './site/files';
import { formTargetsIn } from './site/references';
import { styleHash, stylesOfSite } from './style/styles';

export interface PublishResult extends SiteReport {
  /** The part of the export that is not published. */
  unpublished: { files: number; bytes: number };
  /** Characters that no font of the site has, by page. */
  missingGlyphs: ReadonlyMap<string, readonly string[]>;
  violations: Violation[];
}

/**
 * Turns Next's export into the site as it is served: without Next's runtime, with inline styles, and with the islands
 * as scripts of their own. Writes nothing unless every page is valid.
 *
 * @throws PublishError that lists every issue of every file
 * @throws Error that lists every page over its budget, if budgets are enforced
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { root, policy } = options;
  const registry = await readRegistry(resolve(root, options.registry));
  const files = await readExport(resolve(root, options.from));
  const pages = readPages(files, options.exclude, [...registry.keys()]);
  const scripts = await bundleIslands(options, registry, pages);
  const contentsOf = (page: CleanPage) => {
    const { initial, onDemand } = scripts.ofPage(page);
    return [...initial, ...onDemand].map(({ content }) => content);
  };
  const styles = await stylesOfSite(pages, files, contentsOf, options.styleGroup, options.font);
  const { cssOf, preloaded, fonts, missingGlyphs } = styles;

  const published = pages.map((page) => {
    const pageScripts = scripts.ofPage(page);
    const parts = { css: cssOf(page), scripts: pageScripts.initial };
    return { file: page.file, scripts: pageScripts, text: composePage(page.document, parts) };
  });
  const generated = new Map<string, Uint8Array>([
    ...published.map(({ file, text }) => [`/${file}`, Buffer.from(text)] as const),
    ...scripts.all.map(({ src, content }) => [src, content] as const),
    ...fonts.map(({ href, content }) => [href, content] as const),
    [options.worker.path, await bundleWorker(options)],
  ]);
  const site = selectFiles(files, generated, pages, options.include);

  const facts = {
    styleHashes: sortedSet(pages.map((page) => styleHash(cssOf(page)))),
    formTargets: sortedSet(pages.flatMap(({ document }) => formTargetsIn(document))),
    font: preloaded?.href,
  };
  const headerBytes = options.headerBytes(facts);
  const weights = await Promise.all(published.map((page) => weighPage(page, site, headerBytes, preloaded?.href)));
  const report = { pages: weights, fonts: fonts.map(({ content }) => content.length) };
  // The build on React is for comparison: React alone weighs six times as much as a page may.
  const violations = options.runtime === 'react' ? [] : checkBudgets(report, options.budgets);
  if (options.enforceBudgets && violations.length > 0) throw new Error(violations.map(describeViolation).join('\n'));

  await writeSite(resolve(root, options.to), site);
  const policyFile = resolve(root, policy.file);
  await mkdir(dirname(policyFile), { recursive: true });
  await writeFile(policyFile, `${JSON.stringify(policy.make(facts), null, 2)}\n`);

  const unpublished = [...files].filter(([path]) => !site.has(path)).map(([, content]) => content.length);
  return {
    ...report,
    violations,
    missingGlyphs,
    unpublished: { files: unpublished.length, bytes: unpublished.reduce((sum, size) => sum + size, 0) },
  };
}

const sortedSet = (values: readonly string[]): string[] => [...new Set(values)].sort();
