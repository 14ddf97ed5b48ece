import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { explain } from './explain';
import { addressOf, fileFault, REQUIRED_FILES, schemaOf, zodSchemaOf } from './files';
import { quote, type Fault, type Mistake } from './mistakes';
import { parse, type Parsed } from './parse';
import { COLLECTION_NAMES, type Content } from './schema';
import { completed, fieldAt, isMarked, schemaFor, textFields, withoutMark, type Step } from './values';

export interface Check {
  /** All content; absent if there is a mistake. */
  content?: Content;
  mistakes: Mistake[];
  /** Placeholders, and texts that look made up: a release with one is refused. */
  unfinished: Mistake[];
}

/** A parsed file, with its value as visitors see it. */
export interface Page extends Parsed {
  address: string | undefined;
  shown: unknown;
}

/**
 * Reads and checks all content but what is in the pictures; `pictures.ts` opens them, too.
 *
 * @param root the folder that contains `content/`
 */
export function readContent(root: string = process.cwd()): Check & { pages: Page[] } {
  const listed = listFolder(root, 'content');
  const present = listed.flatMap(([file, fault]) => (fault ? [] : file));
  const files = [...REQUIRED_FILES, ...present.filter((file) => zodSchemaOf(file) && !REQUIRED_FILES.includes(file))];
  const twins = files.flatMap((file, index) => twinOf(file, files.slice(0, index)));
  const parsed = files
    .filter((file) => present.includes(file) && twins.every((twin) => twin.file !== file))
    .map((file) => parse(file, readFileSync(path.join(root, file))));
  const pages = parsed.flatMap((each): Page[] => {
    if (!('value' in each)) return [];
    return [{ ...each, address: addressOf(each.file), shown: completed(schemaOf(each.file), each.value) }];
  });
  const results = pages.map((page) => ({ page, result: zodSchemaOf(page.file)!.safeParse(page.shown) }));
  const all = [
    ...listed.flatMap(([file, fault]) => (fault ? { file, line: 1, field: '', fault } : [])),
    ...files.filter((file) => !present.includes(file)).map((file) => ({ file, line: 1, field: '', fault: MISSING })),
    ...twins,
    ...parsed.flatMap((each) => ('value' in each ? [] : each)),
    ...results.flatMap(({ page, result }) => result.error?.issues.flatMap((issue) => fromIssue(page, issue)) ?? []),
    ...referenceMistakes(pages, files, present),
  ];
  // A mistake in a field may cause others there.
  const places = all.map(({ file, line, field }) => `${file}:${line} ${field}`);
  const mistakes = all
    .filter((_, index) => places.indexOf(places[index]!) === index)
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const check = { mistakes, unfinished: pages.flatMap(unfinishedIn), pages };
  if (mistakes.length > 0) return check;
  const values = results.map(({ result }) => result.data);
  return { ...check, content: assemble(pages, values) };
}

/** The content of all files. */
function assemble(pages: readonly Page[], values: readonly unknown[]): Content {
  const folders: Record<string, Record<string, unknown>> = {};
  pages.forEach(({ file }, index) => {
    const [, folder = '', name = ''] = /(\w+)\/([^/]+)\.yaml$/.exec(file) ?? [];
    (folders[folder] ??= {})[name] = values[index];
  });
  const collections = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, folders[name]]));
  const texts = pages.flatMap(({ value }) => textFields(undefined, value).map(({ text }) => text));
  const placeholders = texts.filter(isMarked).map(withoutMark);
  return { ...folders.content, pages: folders.pages, collections, placeholders } as unknown as Content;
}

/** Files that computers make without being asked. */
const UNASKED = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const MISSING: Fault = [
  'The site needs this file, and it is not there',
  'Put it back from the history of the project.',
];
const LINK: Fault = ['The file is a link to another place', 'Put the file itself here.'];

/** The files of a folder, at any depth, each with what is wrong with its name or place. No link is followed. */
function listFolder(root: string, folder: string): [file: string, fault?: Fault | undefined][] {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry): [string, Fault?][] => {
    const file = `${folder}/${entry.name}`;
    if (UNASKED.test(entry.name)) return [];
    if (entry.isDirectory() && !entry.name.startsWith('.')) return listFolder(root, file);
    const fault = entry.isSymbolicLink() ? LINK : fileFault(file);
    return [fault ? [file, fault] : [file]];
  });
}

/** The mistake of a page that has the address of another. */
function twinOf(file: string, others: readonly string[]): Mistake[] {
  const address = addressOf(file);
  const twin = others.find((other) => address !== undefined && addressOf(other) === address);
  if (twin === undefined) return [];
  return [{ file, line: 1, field: '', fault: [`${twin} has the same address, ${address}`, 'Rename one of the two.'] }];
}

/** A mistake in the field at a path. */
export function mistakeAt({ file, shown, lineOf }: Page, at: readonly Step[], fault: Fault): Mistake {
  return { file, line: lineOf(at), field: fieldAt(schemaOf(file), shown, at).name, fault };
}

function fromIssue(page: Page, issue: z.core.$ZodIssue): Mistake[] {
  const at = issue.path.slice(
    0,
    issue.code === 'invalid_union' && issue.path.at(-1) === 'type' ? -1 : undefined,
  ) as Step[];
  const { schema, value } = fieldAt(schemaOf(page.file), page.shown, at);
  if (issue.code !== 'unrecognized_keys') return [mistakeAt(page, at, explain(issue, value, schema))];
  const known = Object.keys(schemaFor(schema, value)?.properties ?? {}).join(', ');
  return issue.keys.map((key) =>
    mistakeAt(
      page,
      [...at, key],
      ['there is no such field', `Correct its name, or delete it. The fields here are: ${known}.`],
    ),
  );
}

/** The fields of a file that a form shows in one way, such as its pictures. */
export const fieldsOf = ({ file, shown }: Page, input: z.GlobalMeta['input']) =>
  textFields(schemaOf(file), shown).filter(({ schema }) => schema?.input === input);

/** The page that a file belongs to: the contact page also shows the offices of `site.yaml`. */
const placeOf = ({ file, address = file }: Page) => (file === 'content/site.yaml' ? '/contacts' : address);

/** The ids of each page, with their owners. */
export function idsByPlace(pages: readonly Page[]) {
  const ids = new Map<string, { owner: Page; at: readonly Step[]; text: string }[]>();
  for (const owner of pages) {
    const own = fieldsOf(owner, 'id').filter(({ path: [first] }) => first !== 'social');
    const place = placeOf(owner);
    ids.set(place, [...(ids.get(place) ?? []), ...own.map(({ path: at, text }) => ({ owner, at, text }))]);
  }
  return ids;
}

/** Links that lead nowhere, ids that are there twice, pictures that are missing, pages that share a name. */
function referenceMistakes(pages: readonly Page[], files: readonly string[], present: readonly string[]): Mistake[] {
  const addresses = files.flatMap((file) => addressOf(file) ?? []);
  const ids = idsByPlace(pages);
  const named = new Map<string, Page>();
  const faultOf = (page: Page, at: readonly Step[], text: string, input?: string): Fault | undefined => {
    if (input === 'link' && text.startsWith('/')) {
      const [address = '', id] = text.split('#');
      if (!addresses.includes(address))
        return [`there is no page ${address}`, `The pages are: ${addresses.join(', ')}.`];
      const there = ids.get(address)?.map((each) => each.text);
      if (!id || !there || there.includes(id)) return undefined;
      return [`the page ${address} has no place #${id}`, `The places there are: ${there.join(', ')}.`];
    }
    if (input === 'picture' && text.startsWith('/') && !present.includes(`content${text}`)) {
      return [`there is no picture content${text}`, 'Put it there, or write the name of another picture.'];
    }
    if (input === 'id') {
      const first = ids.get(placeOf(page))?.find((each) => each.text === text);
      if (!first || (first.owner === page && String(first.at) === String(at))) return undefined;
      return [`another part of the page has the link ID ${quote(text)}`, 'Write another one: “id: …”.'];
    }
    if (at[0] !== 'page') return undefined;
    const twin = named.get(`${at[1]} ${text}`);
    named.set(`${at[1]} ${text}`, page);
    return twin && [`${twin.file} has the same`, 'Write another one.'];
  };
  return pages.flatMap((page) =>
    textFields(schemaOf(page.file), page.shown).flatMap(({ path: at, text, schema }) => {
      const fault = faultOf(page, at, text, schema?.input);
      return fault ? mistakeAt(page, at, fault) : [];
    }),
  );
}

/** Stand-ins for facts: hosts that belong to nobody (RFC 2606), numbers of zeros, filler. */
const MADE_UP = /\.example\b|^\+\d{1,3}( ?0)+$|^[LU]0{5}|\blorem ipsum\b/i;

function unfinishedIn(page: Page): Mistake[] {
  return textFields(undefined, page.value).flatMap(({ path: at, text }) => {
    const fix = 'Write the real text, or remove the brackets if it is right.';
    if (isMarked(text)) return mistakeAt(page, at, [`${quote(text)} is a placeholder`, fix]);
    return MADE_UP.test(text) ? mistakeAt(page, at, [`${quote(text)} looks made up`, 'Write the real text.']) : [];
  });
}
