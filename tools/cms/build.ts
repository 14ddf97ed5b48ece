import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { licencesOf, packagesIn } from '@/tools/postbuild/licences';
import { configOf } from './config';
import { PROGRAMS } from './programs';

/** Makes the page `/admin` with its files. @param folder is emptied first */
export async function buildCms(folder: string): Promise<void> {
  const name = repository();
  if (!name) console.log('The CMS at /admin edits only a local copy: `git remote` names no “origin” on GitHub.');
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    stdin: {
      contents: `import CMS from '@sveltia/cms'; CMS.init({ config: ${JSON.stringify(configOf(name))} });`,
      resolveDir: import.meta.dirname,
    },
    entryNames: 'cms',
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    // The notices that the CMS has of what it is made from.
    legalComments: 'linked',
    metafile: true,
    // The CMS loads these for fields that no form of ours has.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo', 'turndown'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(folder, 'licences.txt'), licencesOf(packagesIn(metafile), PROGRAMS));
  cpSync(path.join(import.meta.dirname, 'index.html'), path.join(folder, 'index.html'));
  // Fonts, and what decodes and encodes pictures.
  const assets = path.join(createRequire(import.meta.url).resolve('@sveltia/cms'), '../assets');
  cpSync(assets, path.join(folder, 'assets'), { recursive: true, filter: (name) => !/\.(map|png)$/.test(name) });
}

/** The repository on GitHub, such as `owner/name`; undefined if there is none. */
function repository(): string | undefined {
  if (process.env.GITHUB_REPOSITORY) return process.env.GITHUB_REPOSITORY;
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' });
    return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\s*$/.exec(remote)?.[1];
  } catch {
    return undefined;
  }
}
