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

/** A program inside a published file: its licence as the SPDX list names it; its owner, file and source. */
export type Program = readonly [name: string, version: string, license: string, about: string];

/** Licences whose text names no owner: for packages that only name theirs, such as Firebase's, the list's text will do. */
const WITHOUT_OWNER = ['Apache-2.0'];

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
 * @param programs other programs
 * @throws {Error} that names a package whose licence has no text
 */
export const licencesOf = (folders: readonly string[], programs: readonly Program[] = []): string =>
  [
    ...[...new Set(folders)].sort().map(noticeOf),
    ...programs.map(([name, version, license, about]) => notice(name, version, license, about, textOf(license))),
  ].join(`\n${'-'.repeat(80)}\n\n`);

const notice = (name: string, version: string, license: string, ...texts: string[]) =>
  [`${name} ${version} (${license})`, ...texts].join('\n\n') + '\n';

/** The text of a licence, without its line for the owner. */
function textOf(license: string): string {
  const file = `node_modules/spdx-license-list/licenses/${license}.json`;
  const { licenseText } = JSON.parse(readFileSync(file, 'utf8')) as { licenseText: string };
  return licenseText.replace(/^Copyright \(c\) <year>.*\s+/, '').trim();
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licence|license|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && WITHOUT_OWNER.includes(license)) texts.push(textOf(license));
  if (texts.length > 0) return notice(name, version, license, ...texts);
  throw new Error(
    `${folder} has no licence file, and the site publishes a part of ${name} ${version}. If the text of its ` +
      `licence (${license}) names no owner, add it to WITHOUT_OWNER in tools/postbuild/licences.ts.`,
  );
}
