import { isFirebaseConfigured } from '@/lib/firebase/config';
import { readPages, type CleanPage } from './html/clean-page';
import { composePage } from './html/compose-page';
import { bundleIslands, bundleWorker, WORKER_PATH } from './islands/bundle';
import { headerBytesOf, policyOf } from './policy';
import { BUDGETS, BUDGETS_WITH_FIREBASE, checkBudgets, type SiteReport } from './report/budgets';
import { weighPage } from './report/weigh';
import { readExport, selectFiles, writeSite } from './site/files';
import { styleHash, stylesOfSite } from './style/styles';

/** The folder of Next's export. */
const EXPORT = '.cache/export';

interface PostbuildResult extends SiteReport {
  /** The policies by path, as `firebaseJson` takes them. */
  policies: Record<string, string>;
}

/**
 * Turns Next's export into the site that hosts serve: without Next's runtime, with inline styles, and with the islands as
 * separate scripts. It writes nothing unless every page is valid.
 *
 * @param to the folder to write; everything in it is replaced
 * @throws PostbuildError that lists every issue of every file
 * @throws Error that lists every page over its budget
 */
export async function postbuild(to: string): Promise<PostbuildResult> {
  const { env } = process;
  const files = await readExport(EXPORT);
  const pages = readPages(files);
  const scripts = await bundleIslands(pages, env);
  const contentsOf = (page: CleanPage) => {
    const { initial, onDemand } = scripts.ofPage(page);
    return [...initial, ...onDemand].map(({ content }) => content);
  };
  const { cssOf, fonts } = await stylesOfSite(pages, files, contentsOf);

  const published = pages.map((page) => {
    const pageScripts = scripts.ofPage(page);
    const parts = { css: cssOf(page), scripts: pageScripts.initial };
    return { ...page, scripts: pageScripts, text: composePage(page.document, parts) };
  });
  const generated = new Map<string, Uint8Array>([
    ...published.map(({ file, text }) => [`/${file}`, Buffer.from(text)] as const),
    ...scripts.all.map(({ src, content }) => [src, content] as const),
    ...fonts.map(({ href, content }) => [href, content] as const),
    [WORKER_PATH, await bundleWorker(env)],
  ]);
  const site = selectFiles(files, generated);

  const styleHashes = [...new Set(pages.map((page) => styleHash(cssOf(page))))].sort();
  const policy = policyOf(styleHashes, env);
  const headerBytes = headerBytesOf(policy);
  const weights = await Promise.all(published.map((page) => weighPage(page, site, headerBytes)));
  const report = { pages: weights, fonts: fonts.map(({ content }) => content.length) };
  const budgets = isFirebaseConfigured(env) ? BUDGETS_WITH_FIREBASE : BUDGETS;
  const violations = checkBudgets(report, budgets);
  if (violations.length > 0) {
    throw new Error([...violations, 'The budgets are in tools/postbuild/report/budgets.ts.'].join('\n'));
  }

  await writeSite(to, site);
  return { ...report, policies: { '**': policy } };
}
