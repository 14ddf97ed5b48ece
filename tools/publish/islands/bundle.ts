import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import {
  build,
  transform,
  type BuildOptions,
  type Loader,
  type Metafile,
  type OutputFile,
  type Plugin,
  type TransformFailure,
} from 'esbuild';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import { esbuildTarget } from '../declared-support';

/** The library that islands run on: Preact's React-compatible hooks, or React itself. */
export type Runtime = 'preact' | 'react';

export interface BundleOptions {
  /** The project's root, absolute. */
  root: string;
  /** The module that lists the islands, relative to `root`: `export { Menu } from './menu';`. */
  registry: string;
  runtime: Runtime;
  /**
   * The environment of the build: its NEXT_PUBLIC_ variables become constants in the scripts, `undefined` those that it
   * names without a value.
   */
  env: Readonly<Record<string, string | undefined>>;
}

export interface WorkerOptions {
  /**
   * The module of the service worker, relative to `root`, where it is published, and the constants that it declares.
   */
  worker: { module: string; path: string; constants: Readonly<Record<string, unknown>> };
}

/** The import statement of each island, by the island's name. */
export type Registry = ReadonlyMap<string, string>;

/**
 * Reads the registry as text, so that a script imports the modules of its own islands and no others: one line for each
 * island, `export { Menu } from './menu';`.
 */
export async function readRegistry(file: string): Promise<Registry> {
  const entries = (await readFile(file, 'utf8')).matchAll(/^export (\{ (\w+) \} from '.+';)$/gm);
  return new Map([...entries].map(([, names, name = '']) => [name, `import ${names}`]));
}

/** Where the scripts are published. Their names contain a hash of their content. */
const SCRIPT_FOLDER = '/islands';

/** What islands and `client/hydrate-islands.ts` import, by runtime. */
const RUNTIMES: Record<Runtime, BuildOptions> = {
  preact: {
    // Islands use hooks and JSX only. `preact/compat` would add 1.1 KB to every page; an import that these modules lack
    // stops the build.
    alias: { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' },
    // Preact's internal properties are called `__k` and the like: one letter is enough.
    mangleProps: /^__[a-zA-Z]$/,
  },
  // `./hydrate` resolves to `hydrate.react.ts`.
  react: { resolveExtensions: ['.react.ts', '.tsx', '.ts', '.jsx', '.js', '.json'] },
};

/**
 * The declared browsers support these but for one rare case each, which nothing here uses: Safari before 14.1 makes no
 * array of the rest in `[a, ...rest] = [...]`, Chrome before 91 fails at `a?.(...list)`. esbuild would reject the one
 * and rewrite the other.
 */
const SUPPORTED = { destructuring: true, 'optional-chain': true };

type BuiltFile = Pick<OutputFile, 'path' | 'contents'>;

export interface Script {
  /** Address from the root of the site. */
  src: string;
  content: Uint8Array;
  /** The value of the attribute of that name. */
  integrity: string;
}

export interface PageScripts {
  /** The scripts that the page names, each after those that it imports. */
  initial: readonly Script[];
  /** The scripts that those may load later by `import()`. */
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
 * Bundles the islands: one script for each set of islands that pages have. No page loads unused islands, and no request
 * waits for another one (measured in README.md).
 *
 * @throws the error of esbuild, with file and line, when a source cannot be bundled
 */
export async function bundleIslands(
  options: BundleOptions,
  registry: Registry,
  pages: readonly PageIslands[],
): Promise<Scripts> {
  const sets = new Map(
    pages.filter(({ islands }) => islands.length > 0).map(({ islands }) => [keyOf(islands), islands]),
  );
  const built = new Map(
    await Promise.all([...sets].map(async ([key, set]) => [key, await bundle(set, registry, options)] as const)),
  );
  const all = [...built.values()].flatMap(({ initial, onDemand }) => [...initial, ...onDemand]);
  return {
    all: [...new Map(all.map((script) => [script.src, script])).values()],
    ofPage: ({ islands }) => built.get(keyOf(islands)) ?? { initial: [], onDemand: [] },
  };
}

/**
 * Bundles the service worker to one script. Pages may import it as well.
 *
 * @throws the error of esbuild, with file and line, when a source cannot be bundled
 */
export async function bundleWorker({ root, env, worker }: BundleOptions & WorkerOptions): Promise<Uint8Array> {
  const constants = Object.entries(worker.constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    ...scriptOptions(root, env),
    absWorkingDir: root,
    entryPoints: [worker.module],
    write: false,
    format: 'iife',
    define: { ...PRODUCTION, ...Object.fromEntries(constants) },
  });
  return (await minifyFurther(outputFiles[0]!)).contents;
}

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** What all scripts are bundled with. */
const scriptOptions = (root: string, env: BundleOptions['env']) =>
  ({
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    target: esbuildTarget(),
    supported: SUPPORTED,
    define: PRODUCTION,
    plugins: [environment(root, env)],
  }) satisfies BuildOptions;

const keyOf = (islands: readonly string[]): string => islands.join('-');

/** esbuild's name for the entry module of each script. */
const ENTRY = 'islands-of-page';
const CLIENT = 'tools/publish/islands/client/hydrate-islands';

async function bundle(
  islands: readonly string[],
  registry: Registry,
  { root, registry: file, runtime, env }: BundleOptions,
): Promise<PageScripts> {
  const entry = `
    ${islands.map((name) => registry.get(name)).join('\n')}
    import { hydrateIslands } from ${JSON.stringify(resolve(root, CLIENT))};
    hydrateIslands({ ${islands.join(', ')} });`;
  const { metafile, outputFiles } = await build({
    ...scriptOptions(root, env),
    ...RUNTIMES[runtime],
    absWorkingDir: root,
    write: false,
    stdin: { contents: entry, sourcefile: ENTRY, resolveDir: dirname(resolve(root, file)) },
    outdir: join(root, SCRIPT_FOLDER),
    entryNames: `${keyOf(islands)}-[hash]`,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
    jsx: 'automatic',
    // Terser removes it; another version of Terser changes the hash.
    footer: { js: `//${terser.version}` },
  });
  // The build on React is for comparison only.
  const files = runtime === 'react' ? outputFiles : await Promise.all(outputFiles.map(minifyFurther));
  return partition(metafile, files);
}

/**
 * Replaces `process.env` in the sources of the site by the public variables: each by its value where it is named, so
 * that code for one that is `undefined` disappears, else by an object of all. A variable that is not public is
 * `undefined`. Packages stay as they are: they first ask whether there is a `process`.
 */
function environment(root: string, env: BundleOptions['env']): Plugin {
  const variables = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const define = {
    'process.env': JSON.stringify(Object.fromEntries(variables)),
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(
      variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value) ?? 'undefined']),
    ),
  };
  return {
    name: 'environment',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (path.includes('node_modules')) return undefined;
        const loader = extname(path).slice(1) as Loader;
        try {
          // By file: as an option of the bundle, the object would be a script of its own that every other one imports.
          const options = { loader, define, jsx: 'preserve', sourcefile: relative(root, path) } as const;
          return { contents: (await transform(await readFile(path, 'utf8'), options)).code, loader: 'jsx' };
        } catch (error) {
          return { errors: (error as TransformFailure).errors };
        }
      });
    },
  };
}

/** Terser removes another 3 % of what esbuild has minified (measured in README.md). */
async function minifyFurther({ path, text }: OutputFile): Promise<BuiltFile> {
  const { code = '' } = await minify(text, { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } });
  return { path, contents: Buffer.from(code) };
}

/** Separates the scripts that a page names, in import order, from those that they may load later. */
function partition({ outputs }: Metafile, files: readonly BuiltFile[]): PageScripts {
  const importsOf = (path: string, kind: 'import-statement' | 'dynamic-import') =>
    (outputs[path]?.imports ?? []).filter((each) => each.kind === kind).map((each) => each.path);
  const initial = new Set<string>();
  const visit = (path: string) => {
    importsOf(path, 'import-statement').forEach(visit);
    initial.add(path);
  };
  visit(Object.keys(outputs).find((path) => basename(outputs[path]?.entryPoint ?? '') === ENTRY) as string);
  const onDemand = new Set([...initial].flatMap((path) => importsOf(path, 'dynamic-import')));
  // The loop also visits scripts that it adds.
  for (const path of onDemand) {
    for (const each of [...importsOf(path, 'import-statement'), ...importsOf(path, 'dynamic-import')])
      if (!initial.has(each)) onDemand.add(each);
  }
  const scriptAt = (path: string): Script => {
    const { contents: content } = files.find((file) => basename(file.path) === basename(path)) as BuiltFile;
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return { src: `${SCRIPT_FOLDER}/${basename(path)}`, content, integrity };
  };
  return { initial: [...initial].map(scriptAt), onDemand: [...onDemand].map(scriptAt) };
}
