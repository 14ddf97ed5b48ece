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

/** A program inside a file that is published. */
export interface Program {
  name: string;
  version: string;
  /** Its name in the SPDX list. */
  license: string;
  /** Who owns it, the file, and the address of its source. */
  about: string;
}

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
    ...programs.map((program) => notice(program, [program.about, textOf(program.license)])),
  ].join(`\n${'-'.repeat(80)}\n\n`);

const notice = ({ name, version, license }: Omit<Program, 'about'>, texts: string[]) =>
  [`${name} ${version} (${license})`, ...texts].join('\n\n') + '\n';

/** The text of a licence, without its line for the owner. */
function textOf(license: string): string {
  const file = `node_modules/spdx-license-list/licenses/${license}.json`;
  const { licenseText } = JSON.parse(readFileSync(file, 'utf8')) as { licenseText: string };
  return licenseText.replace(/^Copyright \(c\) <year>.*\s+/, '').trim();
}

function noticeOf(folder: string): string {
  const named = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Program;
  const files = readdirSync(folder).filter((file) => /^(licence|license|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length > 0) return notice(named, texts);
  if (WITHOUT_OWNER.includes(named.license)) return notice(named, [textOf(named.license)]);
  throw new Error(
    `${folder} has no licence file, and the site publishes a part of ${named.name} ${named.version}. If the text of its ` +
      `licence (${named.license}) names no owner, add it to WITHOUT_OWNER in tools/postbuild/licences.ts.`,
  );
}
