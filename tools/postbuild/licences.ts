/** The notices that must go with copies of the packages of which the site publishes a part. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The packages of which pages have a part besides their scripts: typeface, icons, and Tailwind's base styles. */
export const PACKAGES_OF_PAGES: readonly string[] = [
  'node_modules/@fontsource-variable/familjen-grotesk',
  'node_modules/@tabler/icons-react',
  'node_modules/tailwindcss',
];

/** A file with the text of a licence, for packages that only name it, such as Firebase's. */
const TEXTS: Readonly<Record<string, string>> = { 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' };

/** The folders of the packages whose code is in a bundle. */
export const packagesIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([file]) => /.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);

/**
 * The text of `licences.txt`: name, version and licence of each package.
 *
 * @param folders the packages' folders, in any order
 * @throws {Error} that names a package whose licence has no text
 */
export const licencesOf = (folders: readonly string[]): string =>
  [...new Set(folders)]
    .sort()
    .map(noticeOf)
    .join(`\n${'-'.repeat(80)}\n\n`);

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = readdirSync(folder).filter((file) => /^(licence|license|notice|copying)/i.test(file));
  const files = own.length > 0 ? own.map((file) => join(folder, file)) : [TEXTS[license] ?? []].flat();
  if (files.length === 0)
    throw new Error(
      `${folder} has no licence file, and the site publishes a part of ${name} ${version}. Add a file with the text ` +
        `of its licence (${license}) to TEXTS in tools/postbuild/licences.ts.`,
    );
  return (
    [`${name} ${version} (${license})`, ...files.map((file) => readFileSync(file, 'utf8').trim())].join('\n\n') + '\n'
  );
}
