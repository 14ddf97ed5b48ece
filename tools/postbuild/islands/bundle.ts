import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { readEmailConfig } from '@/lib/contact/config';
import { FIREBASE_VARIABLES } from '@/lib/firebase/config';
import { esbuildTarget } from '../declared-support';
import { ISLANDS } from './registry';

type Environment = Readonly<Record<string, string | undefined>>;

/** The path of the published service worker. It must never change, because browsers keep requesting it. */
export const WORKER_PATH = '/sw.js';

/** The folder of the published scripts. Their names contain a hash of their content. */
const SCRIPT_FOLDER = '/islands';

/**
 * Islands and `client/hydrate-islands.ts` import these in place of React, because they use only hooks and JSX.
 * `preact/compat` would add 1.1 KB to every page. An import that these modules lack stops the build.
 */
const ON_PREACT = { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' };

export interface Script {
  /** The script's address, from the root of the site. */
  src: string;
  content: Uint8Array;
  /** The value of the `integrity` attribute. */
  integrity: string;
}

export interface PageScripts {
  /** The scripts that the page names, each after those that it imports. */
  initial: readonly Script[];
  /** The scripts that the initial ones may load later by `import()`. */
  onDemand: readonly Script[];
}

export interface Scripts {
  all: Script[];
  ofPage(page: PageIslands): PageScripts;
}

/** The names of the islands of a page. */
interface PageIslands {
  islands: readonly string[];
}

/**
 * Bundles the islands into one script for each set of islands that pages have. No page loads unused islands, and no request
 * waits for another (measured in README.md).
 *
 * @param env the environment of the build
 * @throws esbuild's error, with file and line, when a source cannot be bundled
 */
export async function bundleIslands(pages: readonly PageIslands[], env: Environment): Promise<Scripts> {
  const sets = new Map(
    pages.filter(({ islands }) => islands.length > 0).map(({ islands }) => [keyOf(islands), islands]),
  );
  const built = new Map(
    await Promise.all([...sets].map(async ([key, islands]) => [key, await bundle(islands, env)] as const)),
  );
  const all = [...built.values()].flatMap(({ initial, onDemand }) => [...initial, ...onDemand]);
  return {
    all: [...new Map(all.map((script) => [script.src, script])).values()],
    ofPage: ({ islands }) => built.get(keyOf(islands)) ?? { initial: [], onDemand: [] },
  };
}

/**
 * Bundles the service worker into one script.
 *
 * @param env the environment of the build
 * @throws esbuild's error, with file and line, when a source cannot be bundled
 */
export async function bundleWorker(env: Environment): Promise<Uint8Array> {
  const options = scriptOptions(env);
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['lib/contact/worker/worker.ts'],
    write: false,
    format: 'iife',
    define: { ...options.define, EMAIL_CONFIG: JSON.stringify(readEmailConfig(env)) },
  });
  return outputFiles[0]!.contents;
}

/** The options for all scripts. */
const scriptOptions = (env: Environment) =>
  ({
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    target: esbuildTarget(),
    define: definitions(env),
  }) satisfies BuildOptions;

/** Turns the variables that scripts name into constants, so that code for a variable without a value disappears. */
function definitions(env: Environment): Record<string, string> {
  const names = [...FIREBASE_VARIABLES, 'NEXT_PUBLIC_SERVICE_WORKER'];
  const values = names.map((name) => [`process.env.${name}`, JSON.stringify(env[name]) ?? 'undefined']);
  return { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(values) };
}

const keyOf = (islands: readonly string[]): string => islands.join('-');

function moduleOf(island: string): string {
  const path = ISLANDS[island];
  if (!path) throw new Error(`There is no island "${island}". Add it to tools/postbuild/islands/registry.ts.`);
  return path;
}

/** esbuild's name for the entry module of each script. */
const ENTRY = 'islands-of-page';

async function bundle(islands: readonly string[], env: Environment): Promise<PageScripts> {
  const entry = `
    ${islands.map((name) => `import { ${name} } from './${moduleOf(name)}';`).join('\n')}
    import { hydrateIslands } from './tools/postbuild/islands/client/hydrate-islands';
    hydrateIslands({ ${islands.join(', ')} });`;
  const { metafile, outputFiles } = await build({
    ...scriptOptions(env),
    alias: ON_PREACT,
    write: false,
    stdin: { contents: entry, sourcefile: ENTRY, resolveDir: process.cwd() },
    outdir: join(process.cwd(), SCRIPT_FOLDER),
    entryNames: `${keyOf(islands)}-[hash]`,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
    jsx: 'automatic',
  });
  return partition(metafile, outputFiles);
}

/** Separates the scripts that a page names, in import order, from those that they may load later. */
function partition({ outputs }: Metafile, files: readonly OutputFile[]): PageScripts {
  const initial = new Set<string>();
  const visit = (path: string) => {
    for (const each of outputs[path]!.imports) if (each.kind === 'import-statement') visit(each.path);
    initial.add(path);
  };
  visit(Object.keys(outputs).find((path) => basename(outputs[path]!.entryPoint ?? '') === ENTRY) as string);
  const scriptAt = (path: string): Script => {
    const { contents: content } = files.find((file) => basename(file.path) === basename(path)) as OutputFile;
    const hash = createHash('sha384').update(content).digest('base64');
    return { src: `${SCRIPT_FOLDER}/${basename(path)}`, content, integrity: `sha384-${hash}` };
  };
  const later = Object.keys(outputs).filter((path) => !initial.has(path));
  return { initial: [...initial].map(scriptAt), onDemand: later.map(scriptAt) };
}
