import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { FIREBASE_VARIABLES } from '@/lib/firebase/config';
import settings from '@/package.json' with { type: 'json' };
import { packagesIn } from '@/tools/postbuild/licences';
import { ISLANDS } from './registry';

type Environment = Readonly<Record<string, string | undefined>>;

/** The path of the published service worker. It must never change, because browsers keep requesting it. */
export const WORKER_PATH = '/sw.js';

/** The supported browsers as esbuild names them: `chrome109`, `ios15.4`. */
export const TARGET = settings.browserslist.map((each) => each.replace(' >= ', '').replace('ios_saf', 'ios'));

/**
 * Islands import these in place of React, because they use only hooks and JSX. `preact/compat` would add 1.1 KB to every
 * page. An import that these modules lack stops the build.
 */
const ON_PREACT = { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' };

interface ScriptFile {
  /** The file's address. Its name contains a hash of its content. */
  src: string;
  content: Uint8Array;
}

export interface Script extends ScriptFile {
  /** The value of the `integrity` attribute. */
  integrity: string;
  /** What it may load later, by `import()`. */
  later: ScriptFile[];
  /** The folders of the packages that it has code of. */
  packages: string[];
}

/**
 * Bundles islands into one script, so that no page loads unused islands, and no request waits for another.
 *
 * @param islands their names in the registry
 * @param env the environment of the build
 * @throws esbuild's error, with file and line, when a source cannot be bundled
 */
export async function bundleIslands(islands: readonly string[], env: Environment): Promise<Script> {
  const unknown = islands.find((name) => !(name in ISLANDS));
  if (unknown) throw new Error(`There is no island "${unknown}". Add it to tools/postbuild/islands/registry.ts.`);
  const contents = `
    ${islands.map((name) => `import { ${name} } from './${ISLANDS[name]}';`).join('\n')}
    import { hydrateIslands } from './tools/postbuild/islands/client/hydrate-islands';
    hydrateIslands({ ${islands.join(', ')} });`;
  const { outputFiles, metafile } = await build({
    ...scriptOptions(env),
    alias: ON_PREACT,
    write: false,
    stdin: { contents, resolveDir: process.cwd() },
    outdir: '/',
    entryNames: `${islands.join('-')}-[hash]`,
    chunkNames: 'chunk-[hash]',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
  });
  const files = outputFiles.map(({ path, contents }) => ({ src: `/islands/${basename(path)}`, content: contents }));
  const [entry, ...later] = files.sort((one, other) => Number(isChunk(one)) - Number(isChunk(other)));
  const hash = createHash('sha384').update(entry!.content).digest('base64');
  return { ...entry!, integrity: `sha384-${hash}`, later, packages: packagesIn(metafile) };
}

const isChunk = ({ src }: ScriptFile): boolean => src.includes('/chunk-');

/**
 * Bundles the service worker into one script.
 *
 * @param env the environment of the build
 * @throws esbuild's error, with file and line, when a source cannot be bundled
 */
export async function bundleWorker(env: Environment): Promise<Pick<Script, 'content' | 'packages'>> {
  const { outputFiles, metafile } = await build({
    ...scriptOptions(env),
    entryPoints: ['lib/contact/worker/worker.ts'],
    write: false,
    format: 'iife',
  });
  return { content: outputFiles[0]!.contents, packages: packagesIn(metafile) };
}

/** The options for all scripts. Variables become constants, so that code for one without a value disappears. */
const scriptOptions = (env: Environment) =>
  ({
    bundle: true,
    minify: true,
    charset: 'utf8',
    // `licences.txt` has the notices.
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    target: TARGET,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        [...FIREBASE_VARIABLES, 'NEXT_PUBLIC_SERVICE_WORKER'].map((name) => [
          `process.env.${name}`,
          JSON.stringify(env[name]) ?? 'undefined',
        ]),
      ),
    },
  }) satisfies BuildOptions;
