import { fileIssue, type ContentIssue } from './issues';
import { PUBLISHED_NAMES } from './published-names';
import { REDIRECTS } from './redirects';
import { COLLECTION_NAMES, pagePath, SCHEMAS, zodSchemaOf } from './schema';
import { SPECIFIED_PAGES } from './specification-rules';

/**
 * Files to ignore: everything in the pictures folder except code and settings; notes for editors; files that programs
 * create unasked.
 */
const IGNORED =
  /^content\/pictures\/(?!.*\.(?:[cm]?[jt]sx?|json[c5]?|ya?ml|toml)$)|\/(?:[.~][^/]*|README\.md|Thumbs\.db|desktop\.ini)$/i;

/** The files that must exist: those with a schema of their own, and the pages of the specification. */
export const REQUIRED_FILES: readonly string[] = [
  ...Object.keys(SCHEMAS).filter((file) => !file.includes('*')),
  ...Object.entries(SPECIFIED_PAGES).flatMap(([folder, names]) =>
    names.map((name) => `content/${folder}/${name}.yaml`),
  ),
];

/** The address of the page that is made from a content file; undefined if there is no such page. */
export function addressOf(file: string): string | undefined {
  const [, folder, name = ''] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  if (!folder || file === 'content/pages/not-found.yaml') return undefined;
  return folder === 'pages' ? pagePath(name) : `/${name}`;
}

const FOLDERS = COLLECTION_NAMES.map((name) => `content/${name}`);
const STRAY_FIX = `remove it; to add a page, create a file such as "shipping.yaml" in one of ${FOLDERS.join(', ')}`;
const MISSING_FIX = 'restore it from the project’s history, or ask a programmer to';

/**
 * Finds the content files, with issues for those that are missing and for files that do not belong there.
 *
 * @param all the paths of everything in `content/`
 */
export function findFiles(all: readonly string[]): { files: string[]; issues: ContentIssue[] } {
  const present = all.filter((file) => !IGNORED.test(file)).sort();
  const others = present.filter((file) => !REQUIRED_FILES.includes(file));
  const added = others.filter(zodSchemaOf);
  const issues = [
    ...others
      .filter((file) => !zodSchemaOf(file))
      .map((file) => fileIssue(file, 'no page is made from this file', STRAY_FIX)),
    ...REQUIRED_FILES.filter((file) => !present.includes(file)).map((file) =>
      fileIssue(file, 'the file is missing, and the site needs it', MISSING_FIX),
    ),
    ...added.flatMap((file, index) => addressIssues(file, [...REQUIRED_FILES, ...added.slice(0, index)])),
  ];
  return { files: [...REQUIRED_FILES.filter((file) => present.includes(file)), ...added], issues };
}

/**
 * The addresses of the pages whose files exist, valid or not, and of those that must exist: a missing file is an issue
 * already, so links to its page are not.
 */
export function addressesOf(files: readonly string[]): string[] {
  return [...new Set([...REQUIRED_FILES, ...files].flatMap((file) => addressOf(file) ?? []))];
}

/**
 * Issues for a page whose file name is not a valid address, or whose address is taken.
 *
 * @param others the files of the pages that come before it
 */
function addressIssues(file: string, others: readonly string[]): ContentIssue[] {
  const address = addressOf(file)!;
  if (!/^\/[a-z][a-z0-9-]*$/.test(address)) {
    const fix = 'use lower-case letters, digits and hyphens, and start with a letter';
    return [fileIssue(file, 'the name of the file cannot be used as a page’s address', fix)];
  }
  const target = REDIRECTS[address];
  if (target) {
    const fix = 'give the file another name, or ask a programmer to free this one (lib/content/core/redirects.ts)';
    return [fileIssue(file, `the address ${address} already leads to ${target}`, fix)];
  }
  const twin = others.find((each) => addressOf(each) === address);
  const owner = twin ?? (PUBLISHED_NAMES.includes(address.slice(1)) && 'a page, file or folder of the site itself');
  const fix = twin ? 'rename the file, or delete one of the two' : 'rename the file';
  if (owner) return [fileIssue(file, `the address ${address} is taken by ${owner}`, fix)];
  // The service worker of the contact page controls every address that begins with its own.
  const contacts = pagePath('contacts');
  if (!address.startsWith(contacts)) return [];
  const issue = `the address ${address} begins with ${contacts}, which only the contact page may do`;
  return [fileIssue(file, issue, 'start the name of the file with another word')];
}
