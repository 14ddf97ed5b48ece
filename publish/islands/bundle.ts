import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import type { PublishOptions, Runtime } from '../options';
import { constantsOfBuild } from './constants-of-build';
import type { ScriptPlan } from './plan';
import type { IslandModule } from './registry';
import { ENTRY, islandScripts, keepApart, reachable } from './separate';

/** Where the scripts are published. Their names hold a hash of their content. */
export const SCRIPT_FOLDER = '/islands';

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

/** What Chrome 80, Firefox 74 and Safari 13.1 run: an Android phone of early 2020 is served. */
const TARGET = 'es2020';

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

/**
 * Bundles the islands: one script that all pages share, and one for each island that only some pages have.
 *
 * @throws the error of esbuild, with file and line, when a source cannot be bundled
 */
export async function bundleIslands(
  { root, runtime, env }: Pick<PublishOptions, 'root' | 'runtime' | 'env'>,
  registry: ReadonlyMap<string, IslandModule>,
  { base, apart }: ScriptPlan,
): Promise<Scripts> {
  const entries = islandScripts({ root, wake: resolve(root, 'publish/islands/client/wake.ts'), registry, base });
  const options = {
    absWorkingDir: root,
    entryPoints: ['base', ...apart].map((name) => ({ in: `${ENTRY}:${name}`, out: name })),
    outdir: join(root, SCRIPT_FOLDER),
    entryNames: '[name]-[hash]',
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
    logLevel: 'error',
    target: TARGET,
  } as const satisfies BuildOptions;
  const library = RUNTIMES[runtime];

  // A first build tells which modules there are.
  const { metafile: modules } = await build({ ...library, ...options, plugins: [entries] });
  const inBase = new Set([...reachable(modules, `${ENTRY}:base`)].map((path) => resolve(root, path)));
  const define = await constantsOfBuild(
    Object.keys(modules.inputs)
      .filter((path) => !path.startsWith(`${ENTRY}:`))
      .map((path) => resolve(root, path)),
    env,
  );
  const { metafile, outputFiles } = await build({
    ...library,
    ...options,
    define,
    plugins: [entries, keepApart(root, apart, inBase)],
  });
  return new BuiltScripts(metafile, outputFiles);
}

class BuiltScripts implements Scripts {
  readonly all: Script[];
  private readonly outputs: Map<string, Metafile['outputs'][string]>;

  constructor(metafile: Metafile, files: readonly OutputFile[]) {
    const address = (path: string) => `${SCRIPT_FOLDER}/${basename(path)}`;
    this.outputs = new Map(
      Object.entries(metafile.outputs).map(([path, output]) => [
        address(path),
        { ...output, imports: output.imports.map((each) => ({ ...each, path: address(each.path) })) },
      ]),
    );
    this.all = files
      .map(({ path, contents }) => ({ src: address(path), content: contents, integrity: integrityOf(contents) }))
      .filter(({ src }) => !this.isHollow(src))
      .sort((one, other) => (one.src < other.src ? -1 : 1));
  }

  ofPage(islands: readonly string[]): Script[] {
    return islands.length > 0 ? this.closure(this.entriesOf(islands), 'import-statement') : [];
  }

  onDemand(islands: readonly string[]): Script[] {
    const named = this.ofPage(islands);
    const sources = named.map(({ src }) => src);
    return this.closure(sources, 'import-statement', 'dynamic-import').filter((script) => !named.includes(script));
  }

  /** What is imported stands before what imports it. */
  private closure(entries: readonly string[], ...kinds: string[]): Script[] {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (src: string) => {
      if (seen.has(src)) return;
      seen.add(src);
      for (const { path, kind } of this.outputs.get(src)?.imports ?? []) if (kinds.includes(kind)) visit(path);
      found.add(src);
    };
    entries.forEach(visit);
    return [...found].flatMap((src) => this.all.filter((script) => script.src === src));
  }

  private entriesOf(islands: readonly string[]): string[] {
    return [...this.outputs].flatMap(([src, { entryPoint }]) => {
      const name = entryPoint?.slice(ENTRY.length + 1) ?? '';
      return entryPoint && (name === 'base' || islands.includes(name)) ? [src] : [];
    });
  }

  /** When others import from the base, esbuild moves it into a file of its own and leaves an entry that imports that. */
  private isHollow(src: string): boolean {
    const { inputs = {}, entryPoint } = this.outputs.get(src) ?? {};
    return !!entryPoint && Object.values(inputs).every(({ bytesInOutput }) => bytesInOutput === 0);
  }
}

const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
