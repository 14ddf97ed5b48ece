import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import postcss, { type AcceptedPlugin } from 'postcss';
import postcssConfig from '../../postcss.config.mjs';
import type { EditorSettings } from './page/settings';

const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** The files of the editor by their paths in its folder, such as `index.html`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

/** Sveltia CMS loads these only for fields that none of our forms has: highlighted code, maps, SVG, rich text. */
const NOT_NEEDED = ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo', 'turndown'];

/** Replaces our modules that read files, and one that runs only on servers. */
const standIns = (root: string): Plugin => ({
  name: 'stand-ins',
  setup({ onLoad }) {
    const contents = {
      'lib/content/index.ts': "export * from './tools/editor/page/given-content';",
      'lib/site/picture-manifest.ts': "export * from './tools/editor/page/given-pictures';",
      'node_modules/next/navigation.js': "export function notFound() { throw new Error('There is no such page.'); }",
    };
    for (const [file, text] of Object.entries(contents)) {
      const filter = new RegExp(`[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);
      onLoad({ filter }, () => ({ contents: text, resolveDir: root }));
    }
  },
});

/**
 * Makes the editor's files: Sveltia CMS as published, with our forms, file format, check and pages. Preact renders the
 * pages.
 *
 * @param root the project
 */
export async function bundleEditor(root: string, settings: EditorSettings): Promise<EditorFiles> {
  const outdir = path.join(root, '.cache/editor');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { editor: path.join(root, 'tools/editor/page/main.ts') },
    outdir,
    // Sveltia CMS finds its assets next to the entry, or one folder above its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    jsx: 'automatic',
    write: false,
    legalComments: 'none',
    plugins: [standIns(root)],
    external: [...NOT_NEEDED, 'firebase'],
    alias: {
      react: 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom': 'preact/compat',
      'react-dom/server': 'preact-render-to-string',
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      EDITOR_SETTINGS: JSON.stringify(settings),
    },
  });
  return new Map<string, Uint8Array>([
    ['index.html', await readFile(path.join(root, 'tools/editor/page/index.html'))],
    ['site.css', Buffer.from(await siteStyles(root))],
    ['editor.css', await readFile(path.join(root, 'tools/editor/page/editor.css'))],
    ['site.woff2', await readFile(require.resolve(FONT))],
    ...(await assetsOfSveltia()),
    ...outputFiles.map(({ path: file, contents }) => [path.relative(outdir, file), contents] as const),
  ]);
}

/** The fonts and photo decoders of Sveltia CMS, by their paths in the editor's folder. */
async function assetsOfSveltia(): Promise<[name: string, content: Uint8Array][]> {
  const folder = path.join(path.dirname(require.resolve('@sveltia/cms')), 'assets');
  const names = (await readdir(folder)).filter((name) => !/\.(map|png)$/.test(name));
  return Promise.all(names.map(async (name) => [`assets/${name}`, await readFile(path.join(folder, name))]));
}

/** The styles of the site as one file, for the page next to the form. */
async function siteStyles(root: string): Promise<string> {
  const plugins = Object.entries(postcssConfig.plugins).map(([name, options]) =>
    (require(name) as (options: object) => AcceptedPlugin)(options),
  );
  // All style sheets that the pages import, in the same order. The editor has its own font, so it needs no `fonts.css`.
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
