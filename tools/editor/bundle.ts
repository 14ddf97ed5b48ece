import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import postcss, { type AcceptedPlugin } from 'postcss';
import postcssConfig from '../../postcss.config.mjs';
import type { EditorSettings } from './page/settings';
import { standIns } from './stand-ins';
import { fontsOfSveltia, patchedPackage } from './sveltia/package';

const require = createRequire(import.meta.url);
const FONT = '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** The files of the editor by their paths in its folder, such as `index.html`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Makes the editor's files: Sveltia CMS with what its forms need, and in scripts of their own the forms, the file format, the
 * check and the pages.
 *
 * @param root the project
 */
export async function bundleEditor(root: string, settings: EditorSettings): Promise<EditorFiles> {
  const { outputFiles } = await build({
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
    plugins: [standIns(root), patchedPackage],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      EDITOR_SETTINGS: JSON.stringify(settings),
    },
  });
  const outdir = path.join(root, '.cache/editor');
  return new Map<string, Uint8Array>([
    ['index.html', Buffer.from(await readFile(path.join(root, 'tools/editor/page/index.html')))],
    ['site.css', Buffer.from(await siteStyles(root))],
    ['editor.css', await readFile(path.join(root, 'tools/editor/page/editor.css'))],
    ['site.woff2', await readFile(require.resolve(FONT))],
    ...(await fontsOfSveltia()),
    ...outputFiles.map(({ path: file, contents }) => [path.relative(outdir, file), contents] as const),
  ]);
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
