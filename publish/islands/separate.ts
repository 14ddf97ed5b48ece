import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve } from 'node:path';
import type { Loader, Metafile, Plugin } from 'esbuild';
import type { IslandModule } from './registry';

/** Entries are modules that exist only in the build: `island-script:base`, `island-script:carousel`. */
export const ENTRY = 'island-script';
/** Modules that only one script holds stand in a namespace of that script: `only-in:carousel`. */
const ONLY = 'only-in:';
/** Marks the plugin's own questions to esbuild, so that it does not answer them itself. */
const OWN = Symbol();

interface Parts {
  root: string;
  /** The module that brings islands to life. Absolute. */
  wake: string;
  registry: ReadonlyMap<string, IslandModule>;
  /** Names of the islands in the base. */
  base: readonly string[];
}

/** Makes the entry of each script. */
export function islandScripts({ root, wake, registry, base }: Parts): Plugin {
  const write = (script: string): string => {
    const names = script === 'base' ? base : [script];
    const imports = names.map((name, index) => {
      const { exported, specifier } = registry.get(name) as IslandModule;
      return `import { ${exported} as Island${index} } from ${JSON.stringify(specifier)};`;
    });
    const components = names.map((name, index) => `${JSON.stringify(name)}: Island${index}`);
    return [
      ...(script === 'base' ? [] : [`import '${ENTRY}:base';`]),
      ...imports,
      `import { islands } from ${JSON.stringify(wake)};`,
      `islands({ ${components.join(', ')} });`,
    ].join('\n');
  };
  return {
    name: 'island-scripts',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${ENTRY}:`) }, ({ path }) => ({
        path: path.slice(ENTRY.length + 1),
        namespace: ENTRY,
      }));
      build.onLoad({ filter: /./, namespace: ENTRY }, ({ path }) => ({
        contents: write(path),
        resolveDir: root,
        loader: 'ts',
      }));
    },
  };
}

/**
 * Keeps the scripts apart: what two of them use and the base does not have is put into both. Left alone, esbuild would
 * make a third file of it, which a page would have to load as well.
 *
 * @param inBase absolute paths of the modules of the base
 */
export function keepApart(root: string, apart: readonly string[], inBase: ReadonlySet<string>): Plugin {
  return {
    name: 'keep-apart',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, importer, namespace, resolveDir, kind, pluginData }) => {
        const script = namespace === ENTRY ? importer : namespace.startsWith(ONLY) && namespace.slice(ONLY.length);
        if (pluginData === OWN || !script || !apart.includes(script) || path.startsWith(`${ENTRY}:`)) return undefined;
        const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: OWN });
        // esbuild resolves these itself: an answer from here would know less of the package and give other code.
        if (found.errors.length > 0 || inBase.has(found.path)) return undefined;
        // From the root: the path goes into the hash in the script's name, which must not depend on where the project is.
        return { path: relative(root, found.path), sideEffects: found.sideEffects, namespace: ONLY + script };
      });
      for (const script of apart) {
        build.onLoad({ filter: /./, namespace: ONLY + script }, async ({ path }) => ({
          contents: await readFile(resolve(root, path)),
          loader: LOADERS[extname(path)] ?? 'js',
          resolveDir: dirname(resolve(root, path)),
        }));
      }
    },
  };
}

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx', '.json': 'json' };

/** All modules that `entry` imports, at once or later, as esbuild names them in its metafile. */
export function reachable({ inputs }: Metafile, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const path of found) inputs[path]?.imports.forEach((each) => found.add(each.path));
  return found;
}
