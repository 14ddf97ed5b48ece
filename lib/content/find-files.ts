import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { hostingRules } from '@/hosting/rules';
import { FIXED_ROUTES } from '@/lib/routes';
import { didYouMean } from './did-you-mean';
import type { Fault } from './faults';
import { COLLECTIONS, PAGE_FILES, SHARED_FILES, type CollectionName, type Content } from './schema';

/** A file that may stand in `content/`: where, and what checks it. */
export interface Slot {
  file: string;
  schema: z.ZodType;
  /** The address of the page that is made from it. */
  address?: string | undefined;
  put(content: Content, value: never): void;
}

/** Every file that must or may stand in `content/`, and faults for what is missing or has no business there. */
export function findFiles(root: string): { slots: Slot[]; faults: Fault[] } {
  const fixed = [
    ...Object.entries(SHARED_FILES).map(([name, schema]): Slot => ({
      file: `content/${name}.yaml`,
      schema,
      put: (content, value) => Object.assign(content, { [name]: value }),
    })),
    ...Object.entries(PAGE_FILES).map(([name, schema]): Slot => ({
      file: `content/pages/${name}.yaml`,
      schema,
      address: FIXED_ROUTES.find((route) => route === (name === 'home' ? '/' : `/${name}`)),
      put: (content, value) => Object.assign(content.pages, { [name]: value }),
    })),
  ];
  const { present, links } = listFiles(root);
  const collected = (Object.keys(COLLECTIONS) as CollectionName[]).flatMap((name) => collectionSlots(name, present));
  const absent = fixed.filter(({ file }) => !present.includes(file));
  const slots = [...fixed.filter((slot) => !absent.includes(slot)), ...collected];

  const linked = (file: string) => links.some((link) => `${file}/`.startsWith(`${link}/`));
  const strays = present.filter((file) => !slots.some((slot) => slot.file === file));
  const renamings = new Map(strays.map((file) => [file, renaming(file, absent)]));
  const found = new Set(renamings.values());
  const faults = [
    ...strays.map((file) => strayFault(file, renamings.get(file))),
    ...links.map((file) =>
      fileFault(
        file,
        'is a link or the like, no plain file or folder',
        'remove it, or put the file itself in its place',
      ),
    ),
    ...absent
      .filter(({ file }) => !found.has(file) && !linked(file))
      .map(({ file }) => fileFault(file, 'the file is missing', 'bring it back from the history of the project')),
    ...Object.keys(COLLECTIONS)
      .map((name) => `content/${name}`)
      .filter((folder) => !linked(folder) && !collected.some(({ file }) => file.startsWith(`${folder}/`)))
      .map((folder) => fileFault(folder, 'the folder has no page', 'bring back at least one of its files')),
    ...nameFaults(collected),
  ];
  return { slots, faults };
}

/** The addresses of the pages whose files are there, sound or not. */
export function addressesOf(slots: readonly Slot[]): string[] {
  return [...new Set([...FIXED_ROUTES, ...slots.flatMap(({ address }) => address ?? [])])];
}

function collectionSlots(folder: CollectionName, present: readonly string[]): Slot[] {
  const inFolder = new RegExp(`^content/${folder}/([^/]+)\\.yaml$`);
  return present.flatMap((file): Slot[] => {
    const name = inFolder.exec(file)?.[1];
    if (name === undefined) return [];
    return [
      {
        file,
        schema: COLLECTIONS[folder],
        address: `/${name}`,
        put: (content, value) => Object.assign(content.collections[folder], { [name]: value }),
      },
    ];
  });
}

/** All files of `content/` but the pictures, hidden files and notes for editors; and all links, wherever they stand. */
function listFiles(root: string): { present: string[]; links: string[] } {
  const entries = existsSync(path.join(root, 'content')) ? entriesIn(root, 'content') : [];
  const names = (isLink: boolean) => entries.filter((entry) => entry.isLink === isLink).map(({ file }) => file);
  return {
    present: names(false)
      .filter((file) => !file.startsWith('content/pictures/'))
      .sort(),
    links: names(true),
  };
}

/** What lies in a folder and below it. A link, even to a file or folder, is not followed: it may lead in circles. */
function entriesIn(root: string, folder: string): { file: string; isLink: boolean }[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (/^(\.|README\.md$)/.test(entry.name)) return [];
    return entry.isDirectory() ? entriesIn(root, file) : [{ file, isLink: !entry.isFile() }];
  });
}

/** The name that a stray file ought to have, if it is a misspelt page or has another ending. */
function renaming(file: string, absent: readonly Slot[]): string | undefined {
  const yaml = file.replace(/(\.ya?ml)?\.(ya?ml|txt)$/i, '.yaml');
  const wanted = absent.map((slot) => slot.file);
  const meant = wanted.find((each) => path.basename(each) === path.basename(yaml)) ?? didYouMean(yaml, wanted);
  if (meant) return meant;
  return yaml !== file && /^content\/(services|insights|industries)\/[^/]+$/.test(yaml) ? yaml : undefined;
}

function strayFault(file: string, meant: string | undefined): Fault {
  const folders = Object.keys(COLLECTIONS).map((name) => `content/${name}`);
  const remedy = meant ? `rename it to ${meant}` : `remove it, or move it to ${folders.join(', ')}`;
  return fileFault(file, 'no page is made from this file', remedy);
}

/** Names that the site's own files have in its root folder. */
const RESERVED = ['/not-found', '/pictures', '/islands', '/fonts', '/api'];

/** Other spellings of addresses, by which the hosting rules lead to the right one. */
const SPELLINGS = new Map(hostingRules().redirects.map(({ from, to }) => [from, to]));

/** Pages whose address is none, or is taken. */
function nameFaults(collected: readonly Slot[]): Fault[] {
  return collected.flatMap(({ file, address = '' }, index) => {
    if (!/^\/[a-z][a-z0-9-]*$/.test(address)) {
      const remedy = 'use small letters, digits and hyphens, and a letter first';
      return [fileFault(file, `the name of the file makes no address`, remedy)];
    }
    const spelt = SPELLINGS.get(address);
    if (spelt) {
      const remedy = 'give the file another name; only a programmer can free this one, in hosting/rules.ts';
      return [fileFault(file, `the address ${address} is an old spelling, which leads to ${spelt}`, remedy)];
    }
    const twin = collected.slice(0, index).find((slot) => slot.address === address);
    if (!twin && ![...RESERVED, ...FIXED_ROUTES].includes(address)) return [];
    return [fileFault(file, `the address ${address} is taken${twin ? ` by ${twin.file}` : ''}`, 'rename the file')];
  });
}

function fileFault(file: string, problem: string, remedy: string): Fault {
  return { file, line: 1, column: 1, path: '', problem, remedy };
}
