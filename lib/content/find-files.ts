import type { z } from 'zod';
import { fileIssue, type ContentIssue } from './issues';
import { publishedNames } from './published-names';
import { OTHER_ADDRESSES } from './redirects';
import { pagePath, COLLECTION_NAMES, COLLECTIONS, PAGE_FILES, SHARED_FILES } from './schema';
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

/** The files that there must be: those with a schema of their own, and the pages of the specification. */
const REQUIRED: readonly ContentFile[] = [
  ...Object.entries(SHARED_FILES).map(([name, schema]) => ({ file: `content/${name}.yaml`, schema })),
  ...Object.entries(PAGE_FILES).map(([name, schema]) => ({
    file: `content/pages/${name}.yaml`,
    schema,
    address: name === 'not-found' ? undefined : pagePath(name),
  })),
  ...Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
    names.flatMap((name) => pageAt(`content/${folder}/${name}.yaml`)),
  ),
];

/** The page of a file in one of the folders whose files are pages; nothing for any other. */
function pageAt(file: string): ContentFile[] {
  const [, folder, name] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  const [, schema] = Object.entries(COLLECTIONS).find(([each]) => each === folder) ?? [];
  return schema ? [{ file, schema, address: `/${name}` }] : [];
}

const FOLDERS = COLLECTION_NAMES.map((name) => `content/${name}`);
const STRAY_FIX = `remove it; a new page is a file such as "shipping.yaml" in ${FOLDERS.join(', ')}`;
const MISSING_FIX = 'bring it back from the history of the project; before the next commit, by "git restore';

/**
 * Every file that must or may stand in `content/`, and issues for what is missing or does not belong there.
 *
 * @param all the paths of what stands there
 */
export function findFiles(all: readonly string[]): { files: ContentFile[]; issues: ContentIssue[] } {
  const present = all.filter((file) => !IGNORED.test(file)).sort();
  const required = REQUIRED.filter(({ file }) => present.includes(file));
  const others = present.filter((file) => !REQUIRED.some((each) => each.file === file));
  const added = others.flatMap(pageAt);
  const published = publishedNames();
  const issues = [
    ...others
      .filter((file) => pageAt(file).length === 0)
      .map((file) => fileIssue(file, 'no page is made from this file', STRAY_FIX)),
    ...REQUIRED.filter(({ file }) => !present.includes(file)).map(({ file }) =>
      fileIssue(file, 'the file is missing, and the site always has it', `${MISSING_FIX} ${file}"`),
    ),
    ...added.flatMap((page, index) => addressIssues(page, [...REQUIRED, ...added.slice(0, index)], published)),
  ];
  return { files: [...required, ...added], issues };
}

/** The addresses of the pages whose files are there, valid or not, and of those that must be: a missing file is one issue. */
export function addressesOf(files: readonly ContentFile[]): string[] {
  return [...new Set([...REQUIRED, ...files].flatMap(({ address }) => address ?? []))];
}

/**
 * A page whose file name is no valid address, or one that is taken.
 *
 * @param others the pages that come before it
 * @param published the names that the site itself has
 */
function addressIssues(
  { file, address = '' }: ContentFile,
  others: readonly ContentFile[],
  published: readonly string[],
): ContentIssue[] {
  if (!/^\/[a-z][a-z0-9-]*$/.test(address)) {
    const fix = 'use small letters, digits and hyphens, and a letter first';
    return [fileIssue(file, 'the name of the file makes no address', fix)];
  }
  const [target] = Object.entries(OTHER_ADDRESSES).find(([, from]) => from.includes(address)) ?? [];
  if (target) {
    const fix = 'give the file another name; only a programmer can free this one, in lib/content/redirects.ts';
    return [fileIssue(file, `the address ${address} already leads to ${target}`, fix)];
  }
  const twin = others.find((each) => each.address === address);
  const owner = twin?.file ?? (published.includes(address.slice(1)) && 'a page, file or folder of the site itself');
  const fix = twin ? 'rename the file, or delete the one of the two whose page has moved' : 'rename the file';
  if (owner) return [fileIssue(file, `the address ${address} is taken by ${owner}`, fix)];
  // The service worker of the contact page has all addresses that begin so.
  const contacts = pagePath('contacts');
  if (!address.startsWith(contacts)) return [];
  const issue = `the address ${address} begins with ${contacts}, as only that of the contact page may`;
  return [fileIssue(file, issue, 'rename the file, with another word first')];
}
