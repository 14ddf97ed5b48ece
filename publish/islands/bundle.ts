import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };
import { esbuildTarget } from '../declared-support';
import type { CleanPage } from '../html/clean-page';
import type { PublishOptions, Runtime } from '../options';
import { constantsOfBuild } from './constants-of-build';
import type { IslandModule } from './registry';

/** Where the scripts are published. Their names hold a hash of their content. */
const SCRIPT_FOLDER = '/islands';

/** What islands and `client/wake.ts` import, by runtime. */
const RUNTIMES: Record<Runtime, BuildOptions> = {
  preact: {
    // Hooks and JSX are all that islands take from React. `preact/compat` has the same and, for 1.1 KB more on every page,
    // what they do not use; an import that is not there stops the build.
    alias: { react: 'preact/hooks', 'react/jsx-runtime': 'preact/jsx-runtime' },
    // Preact's internals are called `__k` and the like in its own files; one letter does for them.
    mangleProps: /^__[a-zA-Z]$/,
  },
  // `./hydrate` is `hydrate.react.ts` then.
  react: { resolveExtensions: ['.react.ts', '.tsx', '.ts', '.jsx', '.js', '.json'] },
};

/**
 * What the declared browsers have but for one rare case each, which nothing here uses: Safari before 14.1 makes no array of the
 * rest in `[a, ...rest] = [...]`, Chrome before 91 fails at `a?.(...list)`. esbuild would refuse the one and rewrite the other.
 */
const SUPPORTED = { destructuring: true, 'optional-chain': true };

type BuiltFile = Pick<OutputFile, 'path' | 'contents'>;

/** A file with JavaScript. */
export interface Script {
  /** Address from the root of the site. */
  src: string;
  content: Uint8Array;
  /** The value of the attribute of that name. */
  integrity: string;
}

export interface Scripts {
  all: Script[];
  /** What a page with these islands names, each script after those that it imports. */
  ofPage(islands: readonly string[]): Script[];
  /** What the scripts of such a page may load later, when something happens. */
  onDemand(islands: readonly string[]): Script[];
}

/** The islands of a page and what they wait for. */
type Islands = Pick<CleanPage, 'islands' | 'wakes'>;

/**
 * Bundles the islands: one script for each set of islands that pages have. No page loads what it does not use, and no
 * request waits for another one (measured in README.md).
 *
 * @throws the error of esbuild, with file and line, when a source cannot be bundled
 */
export async function bundleIslands(
  { root, runtime, env }: Pick<PublishOptions, 'root' | 'runtime' | 'env'>,
  registry: ReadonlyMap<string, IslandModule>,
  pages: readonly Islands[],
): Promise<Scripts> {
  const sets = new Map<string, Islands>();
  for (const { islands, wakes } of pages.filter((page) => page.islands.length > 0)) {
    const others = sets.get(keyOf(islands))?.wakes ?? [];
    sets.set(keyOf(islands), { islands, wakes: [...new Set([...others, ...wakes])].sort() });
  }
  const bundle = ({ islands, wakes }: Islands, define?: Record<string, string>) =>
    build({
      ...RUNTIMES[runtime],
      absWorkingDir: root,
      stdin: { contents: entryOf(islands, wakes, registry), sourcefile: ENTRY, resolveDir: root, loader: 'ts' },
      outdir: join(root, SCRIPT_FOLDER),
      entryNames: `${islands.join('-')}-[hash]`,
      chunkNames: '[name]-[hash]',
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      write: false,
      metafile: true,
      jsx: 'automatic',
      charset: 'utf8',
      legalComments: 'none',
      // Terser takes it out again: it is there so that another Terser gives another name.
      footer: { js: `//${terser.version}` },
      logLevel: 'error',
      target: esbuildTarget(),
      supported: SUPPORTED,
      define,
    });

  // A first build tells which modules there are, and so which constants are asked for.
  const tried = await Promise.all([...sets.values()].map((set) => bundle(set)));
  const modules = new Set(tried.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
  modules.delete(ENTRY);
  const define = await constantsOfBuild(
    [...modules].map((path) => resolve(root, path)),
    env,
  );
  const built = new Map(
    await Promise.all(
      [...sets].map(async ([key, set]) => {
        const { metafile, outputFiles } = await bundle(set, define);
        const files = runtime === 'react' ? outputFiles : await Promise.all(outputFiles.map(smaller));
        return [key, part(metafile, files)] as const;
      }),
    ),
  );
  const all = [...built.values()].flatMap(({ named, onDemand }) => [...named, ...onDemand]);
  return {
    all: [...new Map(all.map((script) => [script.src, script])).values()],
    ofPage: (islands) => built.get(keyOf(islands))?.named ?? [],
    onDemand: (islands) => built.get(keyOf(islands))?.onDemand ?? [],
  };
}

const keyOf = (islands: readonly string[]): string => islands.join();

/** How esbuild calls the module that each script starts with. */
const ENTRY = 'islands-of-page';

/** The module that a script starts with: it takes care of the islands with these names, which wait for these things. */
function entryOf(
  islands: readonly string[],
  wakes: readonly string[],
  registry: ReadonlyMap<string, IslandModule>,
): string {
  const imports = islands.map((name, index) => {
    const { exported, specifier } = registry.get(name) as IslandModule;
    return `import { ${exported} as Island${index} } from ${JSON.stringify(specifier)};`;
  });
  const components = islands.map((name, index) => `${JSON.stringify(name)}: Island${index}`);
  return [
    ...imports,
    `import { ${wakes.join(', ')} } from './publish/islands/client/plans';`,
    "import { islands } from './publish/islands/client/wake';",
    `islands({ ${components.join(', ')} }, { ${wakes.join(', ')} });`,
  ].join('\n');
}

/** What esbuild has minified takes 3 % less after Terser. On React, which nobody is served, it is not worth the wait. */
async function smaller({ path, text }: OutputFile): Promise<BuiltFile> {
  const { code = '' } = await minify(text, { module: true, ecma: 2020, compress: { passes: 2 } });
  return { path, contents: Buffer.from(code) };
}

/** Parts what the page names, in the order in which it must, from what is loaded later. */
function part({ outputs }: Metafile, files: readonly BuiltFile[]): Record<'named' | 'onDemand', Script[]> {
  const named = new Set<string>();
  const visit = (path: string) => {
    for (const each of outputs[path]?.imports ?? []) if (each.kind === 'import-statement') visit(each.path);
    named.add(addressOf(path));
  };
  Object.keys(outputs)
    .filter((path) => outputs[path]?.entryPoint === ENTRY)
    .forEach(visit);
  const scripts = new Map(
    files.map(({ path, contents }) => {
      const src = addressOf(path);
      return [src, { src, content: contents, integrity: integrityOf(contents) }];
    }),
  );
  return {
    named: [...named].flatMap((src) => scripts.get(src) ?? []),
    onDemand: [...scripts.values()].filter(({ src }) => !named.has(src)),
  };
}

const addressOf = (path: string): string => `${SCRIPT_FOLDER}/${basename(path)}`;

const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
