import type { z } from 'zod';
import { ALTERNATIVE_SPELLINGS } from '@/lib/redirects';
import { publishedNames } from '@/lib/published-names';
import { FIXED_ROUTES, SPECIFIED_PAGES } from '@/lib/routes';
import type { ContentIssue } from './issues';
import { COLLECTIONS, PAGE_FILES, SHARED_FILES } from './schema';
import { explainStray } from './stray-files';
import { correct, didYouMean } from './suggest';

/** A file that may stand in `content/`. */
export interface ContentFile {
  file: string;
  schema: z.ZodType;
  /** The address of the page that is made from it. */
  address?: string | undefined;
}

/** What stands in `content/`: the paths of files, of links and the like, and of folders within that of the pictures. */
export interface Listing {
  files: readonly string[];
  links?: readonly string[];
  pictureFolders?: readonly string[];
}

/** Every file that must or may stand in `content/`, and issues for what is missing or does not belong there. */
export function findFiles({ files: all, links = [], pictureFolders = [] }: Listing): {
  files: ContentFile[];
  issues: ContentIssue[];
} {
  const isOther = (file: string) => /^content\/pictures\/|\/(?:\.|README\.md$)[^/]*$/.test(file);
  const present = all.filter((file) => !isOther(file)).sort();
  const others = all.filter(isOther).sort();
  const required = requiredFiles();
  const missing = required.filter(({ file }) => !present.includes(file));
  const collected = collectedFiles(present);
  const files = [...required.filter((file) => !missing.includes(file)), ...collected];

  const strays = present
    .filter((file) => !files.some((each) => each.file === file))
    .map((file) => ({ file, meant: correctName(file, missing) }));
  const isLinked = (file: string) => links.some((link) => `${file}/`.startsWith(`${link}/`));
  const isFound = (file: string) => isLinked(file) || strays.some(({ meant }) => meant === file);
  const emptyFolders = FOLDERS.filter(
    (folder) => !isLinked(folder) && !collected.some(({ file }) => file.startsWith(`${folder}/`)),
  );
  const issues = [
    ...strays.map(({ file, meant }) => {
      const isThere = meant !== undefined && present.includes(meant);
      const remedy = isThere
        ? `remove it, as ${meant} is there already; or give it another name`
        : meant
          ? `rename it to ${meant}`
          : `remove it, or move it to ${FOLDERS.join(', ')}`;
      const stray = meant ? undefined : strayFile(file);
      return stray ?? fileIssue(file, 'no page is made from this file', remedy);
    }),
    ...others.flatMap((file) => strayFile(file) ?? []),
    ...pictureFolders.map((file) =>
      fileIssue(
        file,
        'is a folder, in which no picture is looked for',
        'move its pictures to content/pictures, and remove it',
      ),
    ),
    ...links.map((file) => fileIssue(file, ...LINK)),
    ...missing
      .filter(({ file }) => !isFound(file))
      .map(({ file }) => fileIssue(file, 'the file is missing', 'bring it back from the history of the project')),
    ...emptyFolders.map((folder) =>
      fileIssue(folder, 'the folder has no page', 'bring back at least one of its files'),
    ),
    ...specifiedFiles()
      .filter((file) => !present.includes(file) && !isFound(file))
      .filter((file) => !emptyFolders.includes(folderOf(file)))
      .map((file) => fileIssue(file, ...removed(file))),
    ...addressIssues(collected),
  ];
  return { files, issues };
}

const LINK = [
  'is a link or the like, no plain file or folder',
  'remove it, or put the file itself in its place',
] as const;

/** The folders whose files are pages. */
const FOLDERS = Object.keys(COLLECTIONS).map((name) => `content/${name}`);

/** The addresses of the pages whose files are there, valid or not, and of those that must be: a missing file is one issue. */
export function addressesOf(files: readonly ContentFile[]): string[] {
  const specified = Object.values(SPECIFIED_PAGES).flatMap((names) => names.map((name) => `/${name}`));
  return [...new Set([...FIXED_ROUTES, ...specified, ...files.flatMap(({ address }) => address ?? [])])];
}

function requiredFiles(): ContentFile[] {
  return [
    ...Object.entries(SHARED_FILES).map(([name, schema]) => ({ file: `content/${name}.yaml`, schema })),
    ...Object.entries(PAGE_FILES).map(([name, schema]) => ({
      file: `content/pages/${name}.yaml`,
      schema,
      address: FIXED_ROUTES.find((route) => route === (name === 'home' ? '/' : `/${name}`)),
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
      .filter((file) => file.endsWith('.yaml') && folderOf(file) === `content/${folder}` && !/\/~/.test(file))
      .map((file) => ({ file, schema, address: `/${nameOf(file)}` })),
  );
}

function strayFile(file: string): ContentIssue | undefined {
  const stray = explainStray(file);
  return stray && fileIssue(file, stray.problem, stray.remedy);
}

/** The name that a stray file should have, if it is a misspelt page or has another extension. */
function correctName(file: string, missing: readonly ContentFile[]): string | undefined {
  const yaml = file.replace(/(\.ya?ml)?\.(ya?ml|txt)$/i, '.yaml');
  const wanted = missing.map((each) => each.file);
  const meant = wanted.find((each) => nameOf(each) === nameOf(yaml)) ?? didYouMean(yaml, wanted);
  if (meant || yaml === file || !FOLDERS.includes(folderOf(yaml))) return meant;
  const name = nameOf(yaml);
  return `${folderOf(yaml)}/${correct('id', name, (id) => ADDRESS.test(`/${id}`)) ?? name}.yaml`;
}

const folderOf = (file: string) => file.replace(/\/[^/]*$/, '');
const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

const ADDRESS = /^\/[a-z][a-z0-9-]*$/;

/** Pages whose file name is no valid address, or one that is taken. */
function addressIssues(collected: readonly ContentFile[]): ContentIssue[] {
  const published = publishedNames();
  return collected.flatMap(({ file, address = '' }, index) => {
    if (!ADDRESS.test(address)) {
      const remedy = 'use small letters, digits and hyphens, and a letter first';
      return [fileIssue(file, 'the name of the file makes no address', remedy)];
    }
    const [target] = Object.entries(ALTERNATIVE_SPELLINGS).find(([, from]) => from.includes(address)) ?? [];
    if (target) {
      const remedy = 'give the file another name; only a programmer can free this one, in lib/redirects.ts';
      return [fileIssue(file, `the address ${address} is an old spelling, which leads to ${target}`, remedy)];
    }
    const twin = collected.slice(0, index).find((each) => each.address === address);
    const owner = twin?.file ?? (published.includes(address.slice(1)) && 'a page, file or folder of the site itself');
    return owner ? [fileIssue(file, `the address ${address} is taken by ${owner}`, 'rename the file')] : [];
  });
}

/** A page that may be changed but not removed. */
function removed(file: string): [problem: string, remedy: string] {
  return [
    'the file is missing, and its page is one of those that the site always has',
    `bring it back from the history of the project; before the next commit, by "git restore ${file}"`,
  ];
}

function fileIssue(file: string, problem: string, remedy: string): ContentIssue {
  return { file, line: 1, column: 1, path: '', problem, remedy };
}
