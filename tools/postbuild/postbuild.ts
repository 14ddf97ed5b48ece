/**
 * Turns Next's export into the site that is served: pages without Next's runtime, with their own styles inside, and one
 * script with their islands.
 */
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@/lib/site/picture-source';
import { cachePath } from '@/tools/pictures/make-pictures';
import { bundleIslands, bundleWorker, WORKER_PATH, type Script } from './islands/bundle';
import { licencesOf, PACKAGES_OF_PAGES } from './licences';
import { composePage, readPage } from './page';
import { stylesOf } from './styles';
import { checkWeights, weighPage, type Weight } from './weigh';

interface PostbuildOptions {
  /** The folder that `next build` has exported to. */
  from: string;
  /** The folder to write. What was in it goes. */
  to: string;
  /** The environment of the build. */
  env: Readonly<Record<string, string | undefined>>;
}

/** A page as it was written. */
export interface WrittenPage {
  /** Its file in the folder, such as `about.html`. */
  file: string;
  /** The hash of its styles, for its policy: `sha256-…=`. */
  styleHash: string;
  weight: Weight;
}

/** Next's own copy of 404.html, which a host would serve with status 200. */
const EXCLUDED = '_not-found.html';

/** The folder of the published fonts, whose names contain a hash of their content. */
const FONTS = '/fonts';

/** What is published as it is in the export, besides the files of `public` and the fonts. */
const KEPT = ['robots.txt', 'sitemap.xml', '.well-known'];

/**
 * Writes the site to a folder.
 *
 * @throws {Error} that names what it does not know in a page, or every page that is too heavy
 */
export async function postbuild({ from, to, env }: PostbuildOptions): Promise<WrittenPage[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.html') && name !== EXCLUDED);
  const pages = await Promise.all(files.map(async (file) => readPage(file, await readFile(join(from, file), 'utf8'))));
  const [sheet, ...others] = new Set(pages.map((page) => page.sheet));
  if (!sheet || others.length > 0)
    throw new Error(`Pages link ${1 + others.length} style sheets, instead of the same one.`);
  const css = (await readFile(join(from, sheet), 'utf8')).replaceAll('../media/', `${FONTS}/`);

  await rm(to, { recursive: true, force: true });
  await cp('public', to, { recursive: true });
  for (const name of KEPT) await cp(join(from, name), join(to, name), { recursive: true });
  await cp(join(from, '_next/static/media'), join(to, FONTS), { recursive: true });
  await copyPictures(join(to, 'pictures'));
  const worker = await bundleWorker(env);
  await writeFile(join(to, WORKER_PATH), worker.content);

  await mkdir(join(to, 'islands'));
  const scripts = new Map<string, Script>();
  for (const { islands } of pages) {
    const script = scripts.get(islands.join()) ?? (await bundleIslands(islands, env));
    scripts.set(islands.join(), script);
    for (const { src, content } of [script, ...script.later]) await writeFile(join(to, src), content);
  }
  const packages = [worker, ...scripts.values()].flatMap((script) => script.packages);
  await writeFile(join(to, 'licences.txt'), licencesOf([...PACKAGES_OF_PAGES, ...packages]));
  const written = await Promise.all(
    pages.map(async (page) => {
      const script = scripts.get(page.islands.join())!;
      const styles = await stylesOf(css, page, Buffer.from(script.content).toString());
      await writeFile(join(to, page.file), composePage(page, styles, script));
      const styleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
      return { file: page.file, styleHash, weight: weighPage(to, page) };
    }),
  );
  checkWeights(written);
  return written;
}

/** Copies every picture that the manifest lists. */
async function copyPictures(to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readFile(MANIFEST_FILE, 'utf8')).matchAll(/(?<=\/pictures\/)[^" ]+/g);
  await Promise.all([...names].map(([name]) => copyFile(cachePath(name), join(to, name))));
}
