import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * How the editor uses the published package of Sveltia CMS: the names of its files, and two places of its script. Each change
 * of them stops `npm run build:editor`.
 */
const FOLDER = path.join(path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '..');
const ASSETS = path.join(FOLDER, 'npm/assets');
const PACKAGE = 'node_modules/@sveltia/cms';

/** Modules that it loads only for fields that no form here has. An error tells where a form has one after all. */
const absent = (what: string) =>
  `throw new Error("The editor is made without ${what}: tools/editor/sveltia/package.ts.");`;

/** Modules in place of its files and of packages that it loads (`../stand-ins.ts`). */
export const SVELTIA_STAND_INS: Readonly<Record<string, string>> = {
  'node_modules/@shikijs/*': absent('highlighted code'),
  [`${PACKAGE}/npm/chunks/shiki-engine-*`]: absent('highlighted code'),
  'node_modules/leaflet/*': absent('maps'),
  'node_modules/terra-draw/*': absent('maps'),
  'node_modules/terra-draw-leaflet-adapter/*': absent('maps'),
  'node_modules/svgo/*': absent('SVG'),
  'node_modules/turndown/*': absent('rich text'),
  [`${PACKAGE}/npm/chunks/heic-*`]: absent('HEIC, which needs WebAssembly'),
  [`${PACKAGE}/npm/chunks/webp_enc*`]: absent('an encoder of WebP, which needs WebAssembly'),
  // The editor speaks English, as its labels and hints do.
  [`${PACKAGE}/locales/*`]: `export { default } from './${PACKAGE}/locales/en-GB.json';`,
};

/**
 * Sveltia CMS discards what was typed and not saved as soon as a label of any form has changed. A release of the editor may
 * have changed one: `toSource` leaves out what a form no longer has, and the check names what it lacks. `publish.spec.ts`
 * restores a text over a release.
 */
const OTHER_VERSION = /\w+\.cmsConfigVersion===\w+\.current/;
/** Its fonts are beside the scripts: nothing is asked of a network. Every test fails at a request to another origin. */
const FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g;

/** Changes the two places of its script. */
export const patchedPackage: Plugin = {
  name: 'patched-package',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      for (const place of [OTHER_VERSION, FONT]) {
        if (text.search(place) < 0) throw new Error(`${file} has nothing like ${place}: look where it is now.`);
      }
      const assets = await readdir(ASSETS);
      const own = (_: string, name: string) => `assets/${assets.find((asset) => asset.startsWith(`${name}-`))}`;
      return { contents: text.replace(OTHER_VERSION, 'true').replace(FONT, own), loader: 'js' };
    });
  },
};

/** Its fonts with their licences, by path in the editor's folder; its other assets belong to what is left out. */
export async function fontsOfSveltia(): Promise<[name: string, content: Uint8Array][]> {
  const names = (await readdir(ASSETS)).filter((name) => /\.woff2$|LICENSE/.test(name));
  return Promise.all(names.map(async (name) => [`assets/${name}`, await readFile(path.join(ASSETS, name))]));
}
