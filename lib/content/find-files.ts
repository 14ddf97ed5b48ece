import type { z } from 'zod';
import type { ContentIssue } from './issues';
import { publishedNames } from './published-names';
import { ALTERNATIVE_SPELLINGS } from './redirects';
import { addressOf, COLLECTIONS, PAGE_FILES, SHARED_FILES } from './schema';
import { SPECIFIED_PAGES } from './specification';

/** A file that may stand in `content/`. */
export interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** The address of the page that is made from it. */
  address?: string | undefined;
}

/** Pictures, notes for editors, and what programs write by themselves. */
const IGNORED = /^content\/pictures\/|\/(?:[.~][^/]*|README\.md|Thumbs\.db|desktop\.ini)$/i;

/**
 * Every file that must or may stand in `content/`, and issues for what is missing or does not belong there.
 *
 * @param all the paths of what stands there
 */
export function findFiles(all: readonly string[]): { files: ContentFile[]; issues: ContentIssue[] } {
  const present = all.filter((file) => !IGNORED.test(file)).sort();
  const required = requiredFiles();
  const isThere = (file: string) => present.includes(file);
  const collected = collectedFiles(present);
  const files = [...required.filter(({ file }) => isThere(file)), ...collected];

  const missing = [...required.map(({ file }) => file), ...specifiedFiles()].filter((file) => !isThere(file));
  const strays = present.filter((file) => !files.some((each) => each.file === file));
  const issues = [
    ...strays.map((file) => fileIssue(file, 'no page is made from this file', STRAY_FIX)),
    ...missing.map((file) => {
      const fix = 'bring it back from the history of the project; before the next commit, by';
      return fileIssue(file, 'the file is missing, and the site always has it', `${fix} "git restore ${file}"`);
    }),
    ...addressIssues(collected),
  ];
  return { files, issues };
}

const FOLDERS = Object.keys(COLLECTIONS).map((name) => `content/${name}`);
const STRAY_FIX = `remove it; a new page is a file such as "shipping.yaml" in ${FOLDERS.join(', ')}`;

/** The addresses of the pages whose files are there, valid or not, and of those that must be: a missing file is one issue. */
export function addressesOf(files: readonly ContentFile[]): string[] {
  const specified = specifiedFiles().map((file) => `/${nameOf(file)}`);
  const addresses = [...requiredFiles(), ...files].flatMap(({ address }) => address ?? []);
  return [...new Set([...addresses, ...specified])];
}

function requiredFiles(): ContentFile[] {
  return [
    ...Object.entries(SHARED_FILES).map(([name, schema]) => ({ file: `content/${name}.yaml`, schema })),
    ...Object.entries(PAGE_FILES).map(([name, schema]) => ({
      file: `content/pages/${name}.yaml`,
      schema,
      address: name === 'not-found' ? undefined : addressOf(name),
    })),
  ];
}

/** The files in those folders whose pages the specification lists. */
function specifiedFiles(): string[] {
  return Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
    names.map((name) => `content/${folder}/${name}.yaml`),
  );
}

/** The files of the folders whose files are pages, folder by folder. */
function collectedFiles(present: readonly string[]): ContentFile[] {
  return Object.entries(COLLECTIONS).flatMap(([folder, schema]) =>
    present
      .filter((file) => file.endsWith('.yaml') && folderOf(file) === `content/${folder}`)
      .map((file) => ({ file, schema, address: `/${nameOf(file)}` })),
  );
}

const folderOf = (file: string) => file.replace(/\/[^/]*$/, '');
const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

/** Pages whose file name is no valid address, or one that is taken. */
function addressIssues(collected: readonly ContentFile[]): ContentIssue[] {
  const published = publishedNames();
  return collected.flatMap(({ file, address = '' }, index) => {
    if (!/^\/[a-z][a-z0-9-]*$/.test(address)) {
      const fix = 'use small letters, digits and hyphens, and a letter first';
      return [fileIssue(file, 'the name of the file makes no address', fix)];
    }
    const [target] = Object.entries(ALTERNATIVE_SPELLINGS).find(([, from]) => from.includes(address)) ?? [];
    if (target) {
      const fix = 'give the file another name; only a programmer can free this one, in lib/content/redirects.ts';
      return [fileIssue(file, `the address ${address} is an old spelling, which leads to ${target}`, fix)];
    }
    const twin = collected.slice(0, index).find((each) => each.address === address);
    const owner = twin?.file ?? (published.includes(address.slice(1)) && 'a page, file or folder of the site itself');
    return owner ? [fileIssue(file, `the address ${address} is taken by ${owner}`, 'rename the file')] : [];
  });
}

function fileIssue(file: string, problem: string, fix: string): ContentIssue {
  return { file, line: 1, column: 1, path: '', problem, fix };
}
