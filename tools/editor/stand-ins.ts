import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { publishedNames } from '@/lib/content/published-names';
import { SVELTIA_STAND_INS } from './sveltia/package';

/** What is bundled in place of modules: a script, by the module's path from the root; `*` at the end stands for anything. */
type StandIns = Readonly<Record<string, string>>;

/** In a page beside a form these run no effect, so that nothing calls what these modules have. */
const NOT_CALLED: StandIns = {
  'components/carousel/use-swipe.ts': 'export const useSwipe = () => ({});',
  'lib/firebase/config.ts': 'export const isFirebaseConfigured = () => false;',
  'components/contact-form/tab-outbox.ts': 'export const openTabOutbox = undefined;',
  'components/menu/use-closing.ts': 'export const isRow = undefined, useClosing = () => {};',
};

/** Pages are rendered by Preact, which writes the same HTML in a quarter of the time and half of the bytes. */
const ON_PREACT: StandIns = {
  'node_modules/react/index.js': "export * from 'preact/compat'; export { default } from 'preact/compat';",
  'node_modules/react/jsx-runtime.js': "export * from 'preact/jsx-runtime';",
  'node_modules/react-dom/server.browser.js': "export * from 'preact-render-to-string';",
};

/** The components that Sveltia CMS renders for us: fields of our own and the frame of the page. */
const ON_REACT =
  /^(tools\/editor\/page\/(fixed-field|link-field|preview)\.tsx$|node_modules\/(@sveltia|react|react-dom)\/)/;

const standInsOf = (root: string): StandIns => ({
  'lib/content/index.ts': "export * from './tools/editor/page/given-content';",
  'lib/picture-manifest.ts': "export * from './tools/editor/page/given-pictures';",
  'lib/content/published-names.ts': `export const publishedNames = () => ${JSON.stringify(publishedNames(root))};`,
  'node_modules/next/navigation.js': "export function notFound() { throw new Error('There is no such page.'); }",
  ...NOT_CALLED,
  ...ON_PREACT,
  ...SVELTIA_STAND_INS,
});

const NAMESPACE = 'stand-in';
/** Six thousand files that import each other, and none with a stand-in: to resolve them takes minutes. */
const ICONS = /node_modules.@tabler/;

/** Bundles stand-ins in place of modules, by the paths that imports resolve to. An entry that nothing imports is an error. */
export function standIns(root: string): Plugin {
  const all = standInsOf(root);
  const patterns = Object.keys(all).filter((each) => each.endsWith('*'));
  // The folder of packages may be a link: modules resolve to where it leads.
  const packages = realpathSync(path.join(root, 'node_modules'));
  const from = (file: string) => {
    const isPackage = file.startsWith(packages + path.sep);
    return (isPackage ? path.join('node_modules', path.relative(packages, file)) : path.relative(root, file))
      .split(path.sep)
      .join('/');
  };
  return {
    name: 'stand-ins',
    setup({ resolve, onResolve, onLoad, onEnd }) {
      onResolve({ filter: /.*/ }, async ({ path: name, pluginData, importer, namespace, ...place }) => {
        const isKnown = pluginData === NAMESPACE || namespace === NAMESPACE || place.kind === 'entry-point';
        if (isKnown || (name.startsWith('.') && ICONS.test(importer))) return undefined;
        const found = await resolve(name, { ...place, importer, namespace, pluginData: NAMESPACE });
        const file = from(found.path);
        const entry = file in all ? file : patterns.find((each) => file.startsWith(each.slice(0, -1)));
        if (!entry || (entry in ON_PREACT && ON_REACT.test(from(importer)))) return undefined;
        return { path: entry, namespace: NAMESPACE };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: entry }) => ({
        contents: all[entry] as string,
        resolveDir: root,
      }));
      onEnd(({ metafile }) => {
        const { inputs } = metafile as Metafile;
        const unmet = Object.keys(all).filter((entry) => !(`${NAMESPACE}:${entry}` in inputs));
        return { errors: unmet.map((entry) => ({ text: `Nothing imports ${entry}, for which there is a stand-in.` })) };
      });
    },
  };
}
