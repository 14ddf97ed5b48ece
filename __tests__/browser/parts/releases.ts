import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '@/__tests__/support/files-of';
import { createMailbox } from '@/tools/server/mailbox';
import { listen, siteHandler } from '@/tools/server/server';

/** A live site on which one release instantly replaces another. */
export interface WatchedSite {
  origin: string;
  /** Puts one of the releases live. */
  release(name: string): void;
  close(): Promise<void>;
}

/**
 * Makes releases of `out/`, and puts the first of them live. They differ in the names of pictures and scripts, and in a
 * `<meta>` element of each page that names the release.
 */
export async function startSite(...names: [string, ...string[]]): Promise<WatchedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  for (const name of names) await makeRelease(name, path.join(folder, name));
  copyFileSync('firebase.json', path.join(folder, 'firebase.json'));
  const release = (name: string) => {
    rmSync(path.join(folder, 'out'), { force: true });
    symlinkSync(path.join(folder, name), path.join(folder, 'out'));
  };
  release(names[0]);
  const server = await listen(
    siteHandler(
      folder,
      createMailbox(path.join(folder, 'mailbox'), () => undefined),
    ),
  );
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { origin: server.url, release, close };
}

/** Makes a release: a copy of `out/` whose pictures and scripts have their own names. */
async function makeRelease(name: string, folder: string): Promise<void> {
  cpSync('out', folder, { recursive: true });
  const files = filesOf('out');
  const renamed = (file: string) => file.replace(/(\w+)$/, `${name}.$1`);
  const hashed = files.filter((file) => /^(pictures|islands)\//.test(file));
  for (const file of hashed) renameSync(path.join(folder, file), path.join(folder, renamed(file)));
  const references = new RegExp(hashed.join('|').replaceAll('.', '\\.'), 'g');
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join('out', page), 'utf8').replace(references, renamed);
    writeFileSync(path.join(folder, page), html.replace('</head>', `<meta name="release" content="${name}"></head>`));
  }
}
