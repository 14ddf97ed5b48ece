import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { minify } from 'terser';
import postcss, { type AcceptedPlugin } from 'postcss';
import postcssConfig from '../../postcss.config.mjs';
import { publishedNames } from '@/lib/content/published-names';
import type { EditorSettings } from './page/settings';

const require = createRequire(import.meta.url);
const SVELTIA = path.join(path.dirname(require.resolve('@sveltia/cms')), '..');
const FONT = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
/** What Sveltia CMS loads for fields that no form here has: highlighted code, maps, SVG, and rich text. HEIC and WebP need WebAssembly. */
const UNUSED =
  /^(@shikijs\/.*|leaflet\/.*|terra-draw.*|svgo\/browser|turndown\/.*|(\.\/|\.\.\/)*chunks\/(heic|webp_enc|shiki-engine).*)$/;
/** What the page beside a form has no use for: sending messages, what is done by hand, and data for search engines. */
const NOT_SHOWN =
  /^(\.\/(speculation-rules|structured-data)|\.\.\/outbox\/(attempt-log|deliver|lock|outbox|store)|firebase\/.*|@\/components\/contact-form\/(firebase\/firebase|worker\/wake)|\.\/use-(closing|swipe)|@emailjs\/browser|next\/navigation)$/;

/** What older versions of YAML had, and how `yaml` writes files: the file format writes them itself. */
const NOT_WRITTEN =
  /^\.{1,2}\/((schema\/)?yaml-1\.1\/(binary|omap|pairs|schema|set|timestamp)|cst-\w+|stringify\/stringify(Collection|Pair))\.js$/;

/** Whatever is asked of what is left out is a function, or a component, that does nothing. */
const LEFT_OUT = `const nothing = new Proxy({}, { get: () => () => null, getPrototypeOf: () => nothing });
module.exports = nothing;`;

/** The modules by which pages read files, and what the editor gives them instead. */
const GIVEN: Readonly<Record<string, string>> = {
  content: 'given-content.ts',
  'picture-manifest': 'given-pictures.ts',
};

/** What stands in for React in pages. */
const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/server': 'preact-render-to-string',
};

/** What Sveltia CMS is given to render: fields of our own and the frame of the page. */
const ON_REACT =
  /\/tools\/editor\/page\/(fixed-field|link-field|preview)\.tsx$|\/node_modules\/(@sveltia|react|react-dom)\//;

const forTheBrowser = (root: string): Plugin => ({
  name: 'for-the-browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(@\/lib|\.)\/(content|picture-manifest)$/ }, ({ path: name }) => ({
      path: path.join(root, 'tools/editor/page', GIVEN[path.posix.basename(name)] as string),
    }));
    // The check has words of its own for every mistake.
    onLoad({ filter: /\/zod\/v4\/locales\/en\.js$/ }, () => ({ contents: 'export default () => ({});' }));
    onLoad({ filter: /\/published-names\.ts$/ }, () => ({
      contents: `export const publishedNames = () => ${JSON.stringify(publishedNames(root))};`,
    }));
    // The pages are rendered by Preact, which writes the same HTML in a quarter of the time and half of the bytes.
    onResolve({ filter: /^react(\/jsx-runtime|-dom\/server)?$/ }, ({ path: name, importer }) =>
      ON_REACT.test(importer) ? undefined : { path: require.resolve(PREACT[name] as string).replace(/\.js$/, '.mjs') },
    );
    for (const filter of [UNUSED, NOT_SHOWN, NOT_WRITTEN]) {
      onResolve({ filter }, () => ({ path: 'left out', namespace: 'left-out' }));
    }
    // The editor speaks English, as its labels and hints do.
    onResolve({ filter: /^\.\.\/locales\/.*\.json$/ }, () => ({ path: path.join(SVELTIA, 'locales/en-GB.json') }));
    // The fonts are beside the scripts; nothing is asked of a network for fonts.
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => {
      const assets = await readdir(path.join(SVELTIA, 'npm/assets'));
      const own = (name: string) => `assets/${assets.find((asset) => asset.startsWith(`${name}-`))}`;
      const text = await readFile(file, 'utf8');
      return {
        contents: text.replace(
          /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g,
          (_, name: string) => own(name),
        ),
        loader: 'js',
      };
    });
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: LEFT_OUT }));
  },
});

export interface EditorFiles {
  /** By path in the folder, such as `index.html`. */
  files: Map<string, Uint8Array>;
  /** The scripts that hold code of this project or of its packages other than Sveltia CMS. */
  ownScripts: string[];
}

/**
 * Makes the editor's files: Sveltia CMS with what its forms need, and in scripts of their own the forms, the file format, the
 * check and the pages.
 *
 * @param root the project
 */
export async function bundleEditor(root: string, settings: EditorSettings): Promise<EditorFiles> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { editor: path.join(root, 'tools/editor/page/main.ts'), sveltia: '@sveltia/cms' },
    outdir: path.join(root, '.cache/editor'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    jsx: 'automatic',
    write: false,
    metafile: true,
    legalComments: 'none',
    plugins: [forTheBrowser(root)],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      EDITOR_SETTINGS: JSON.stringify(settings),
    },
  });
  const outdir = path.join(root, '.cache/editor');
  const files = new Map<string, Uint8Array>([
    ['index.html', Buffer.from(await readFile(path.join(root, 'tools/editor/page/index.html')))],
    ['site.css', Buffer.from(await siteStyles(root))],
    ['editor.css', await readFile(path.join(root, 'tools/editor/page/editor.css'))],
    ['site.woff2', await readFile(require.resolve(FONT))],
    ...(await sveltiaAssets()),
    ...outputFiles.map(({ path: file, contents }) => [path.relative(outdir, file), contents] as const),
  ]);
  const own = ownScripts(metafile);
  for (const name of own)
    files.set(name, Buffer.from(await smaller(String(Buffer.from(files.get(name) as Uint8Array)))));
  return { files, ownScripts: own };
}

/** Terser takes a twentieth off what esbuild has minified. */
async function smaller(script: string): Promise<string> {
  const { code } = await minify(script, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
  });
  return code as string;
}

/** Fonts only: the rest belongs to what is left out. */
async function sveltiaAssets(): Promise<[string, Uint8Array][]> {
  const folder = path.join(SVELTIA, 'npm/assets');
  const names = (await readdir(folder)).filter((name) => /\.woff2$|LICENSE/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [
      `assets/${name}`,
      await readFile(path.join(folder, name)),
    ]),
  );
}

/** The styles of the site as one file, for the page beside the form. */
async function siteStyles(root: string): Promise<string> {
  const plugins = Object.entries(postcssConfig.plugins).map(([name, options]) =>
    (require(name) as (options: object) => AcceptedPlugin)(options),
  );
  // All that the pages import, in their order, but the fonts: one is here.
  const layout = await readFile(path.join(root, 'app/layout.tsx'), 'utf8');
  const imported = [...layout.matchAll(/^import '(\.|@)\/(.*\.css)';$/gm)].map(([, base, file]) =>
    path.join(root, base === '.' ? 'app' : '', file as string),
  );
  const parts = await Promise.all(
    imported
      .filter((file) => !file.endsWith('fonts.css'))
      .map(async (from) => {
        return (await postcss(plugins).process(await readFile(from, 'utf8'), { from })).css;
      }),
  );
  return `@font-face{font-family:site;src:url(site.woff2) format("woff2");font-weight:400 700}
:root{--font-sans:site;--font-sans-more:site}
${parts.join('\n')}`;
}

/** Sveltia CMS with the packages that it loads, and what is left out of it. */
const OF_SVELTIA = /node_modules\/(@sveltia\/cms|immutable|exifr)\/|^left-out:/;

function ownScripts({ outputs }: Metafile): string[] {
  const isOwn = ({ inputs }: Metafile['outputs'][string]) =>
    Object.entries(inputs).some(([file, { bytesInOutput }]) => bytesInOutput > 0 && !OF_SVELTIA.test(file));
  return Object.entries(outputs)
    .filter(([file, output]) => file.endsWith('.js') && isOwn(output))
    .map(([file]) => path.basename(file));
}
