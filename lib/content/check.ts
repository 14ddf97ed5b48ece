import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { addressFault, nameFault } from './addresses';
import { explain } from './explain';
import { addressOf, REQUIRED_FILES, schemaOf, zodSchemaOf } from './files';
import { quote, type Mistake } from './mistakes';
import { FORBIDDEN, parse, type Parsed } from './parse';
import { COLLECTION_NAMES, type Content } from './schema';
import { completed, isMarked, withoutMarks } from './values';
import { fieldAt, fieldsIn, schemaFor, valueAt, type Step } from './walk';

/** The folder of the pictures. */
export const PICTURES = 'content/pictures';
/** The names of pictures that the site can use. */
export const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]*\.(jpg|jpeg|png|webp)$/;

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
  const { files: present, mistakes: strays } = listFiles(root);
  const missing = REQUIRED_FILES.filter((file) => !present.includes(file));
  const files = present.filter(zodSchemaOf);
  const parsed = files.map((file) => parse(file, readFileSync(path.join(root, file))));
  const pages = parsed.flatMap((each): Page[] => {
    if (!('value' in each)) return [];
    const shown = completed(schemaOf(each.file), withoutMarks(each.value));
    return [{ ...each, address: addressOf(each.file), shown }];
  });
  const results = pages.map((page) => ({ page, result: zodSchemaOf(page.file)!.safeParse(page.shown) }));
  const mistakes = [
    ...strays,
    ...missing.map((file) =>
      fileMistake(file, 'The site needs this file', 'Put it back from the history of the project.'),
    ),
    ...parsed.flatMap((each) => ('value' in each ? [] : each)),
    ...results.flatMap(({ page, result }) => result.error?.issues.flatMap((issue) => fromIssue(page, issue)) ?? []),
    ...addressMistakes(files),
    ...pages.flatMap(hiddenCharacters),
    ...referenceMistakes(pages, [...new Set([...REQUIRED_FILES, ...files])], present),
  ].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  // One mistake in a field may cause others.
  const first = mistakes.filter(
    ({ file, line, field }, index) =>
      index === mistakes.findIndex((each) => each.file === file && each.line === line && each.field === field),
  );
  const check = { mistakes: first, unfinished: pages.flatMap(unfinishedIn), pages };
  if (first.length > 0) return check;
  const placeholders = pages.flatMap((page) => textFields(page.file, page.value).filter(({ text }) => isMarked(text)));
  const values = results.map(({ page, result }) => [page.file, result.data] as const);
  return {
    ...check,
    content: assemble(
      values,
      placeholders.map(({ text }) => String(withoutMarks(text))),
    ),
  };
}

/** The content of all files. */
function assemble(values: readonly (readonly [file: string, value: unknown])[], placeholders: string[]): Content {
  const folders: Record<string, Record<string, unknown>> = {};
  for (const [file, value] of values) {
    const [name = '', folder = ''] = file.replace('.yaml', '').split('/').reverse();
    (folders[folder] ??= {})[name] = value;
  }
  const collections = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, folders[name] ?? {}]));
  return { ...folders.content, pages: folders.pages, collections, placeholders } as unknown as Content;
}

const fileMistake = (file: string, problem: string, fix: string): Mistake => ({
  file,
  line: 1,
  field: '',
  problem,
  fix,
});

/** A mistake in the field at a path. */
export function mistakeAt(page: Page, at: readonly Step[], problem: string, fix: string): Mistake {
  const { file, lineOf, shown } = page;
  return { file, line: lineOf(at), field: fieldAt(schemaOf(file), shown, at).names.join(' › '), problem, fix };
}

function fromIssue(page: Page, issue: z.core.$ZodIssue): Mistake[] {
  const union = issue.code === 'invalid_union' && issue.path.at(-1) === 'type';
  const at = (union ? issue.path.slice(0, -1) : issue.path) as Step[];
  const { schema, value } = fieldAt(schemaOf(page.file), page.shown, at);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schemaFor(schema, value)?.properties ?? {}).join(', ');
    return issue.keys.map((key) =>
      mistakeAt(page, [...at, key], 'there is no such field', `The fields here are: ${known}.`),
    );
  }
  const { problem, fix } = explain(issue, value, schema);
  return [mistakeAt(page, at, problem, fix)];
}

/** Files that the systems of computers make without being asked. */
const MADE_BY_SYSTEMS = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const FOLDERS = COLLECTION_NAMES.map((name) => `content/${name}`).join(', ');

/** All files in a folder, and the mistakes with what does not belong there. No link is followed. */
function listFiles(root: string, folder = 'content'): { files: string[]; mistakes: Mistake[] } {
  if (!existsSync(path.join(root, folder))) return { files: [], mistakes: [] };
  const found = readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (MADE_BY_SYSTEMS.test(entry.name)) return [];
    const stray = (problem: string, fix: string) => [{ files: [], mistakes: [fileMistake(file, problem, fix)] }];
    if (entry.name.startsWith('.'))
      return stray('The file or folder is hidden, and programs might read it', 'Delete it.');
    if (entry.isSymbolicLink()) return stray('The file is a link to another place', 'Put the file itself here.');
    if (entry.isDirectory()) return [listFiles(root, file)];
    if (folder === PICTURES) {
      const fault = nameFault(entry.name, PICTURE_NAME);
      const isOther = !/\.(jpg|jpeg|png|webp)$/.test(entry.name);
      if (isOther)
        return stray('The file is no picture that the site can use', 'Save it as .jpg, .png or .webp, or delete it.');
      return fault ? stray(...fault) : [{ files: [file], mistakes: [] }];
    }
    if (zodSchemaOf(file)) return [{ files: [file], mistakes: [] }];
    return stray('No page is made from this file', `Delete it, or move it: pages are .yaml files in ${FOLDERS}.`);
  });
  return { files: found.flatMap(({ files }) => files).sort(), mistakes: found.flatMap(({ mistakes }) => mistakes) };
}

/** Mistakes with the addresses of pages that are not the specification's. */
function addressMistakes(files: readonly string[]): Mistake[] {
  return files.flatMap((file) => {
    const address = addressOf(file);
    if (REQUIRED_FILES.includes(file) || address === undefined) return [];
    const fault = addressFault(address);
    if (fault) return [fileMistake(file, ...fault)];
    const twin = [...REQUIRED_FILES, ...files].find((other) => other !== file && addressOf(other) === address);
    return twin ? [fileMistake(file, `${twin} has the same address, ${address}`, 'Rename one of the two files.')] : [];
  });
}

/** Characters that a YAML escape has brought in. */
function hiddenCharacters(page: Page): Mistake[] {
  const [pattern, problem, fix] = FORBIDDEN;
  const found = textFields(page.file, page.shown).filter(({ text }) => pattern.test(text));
  return found.map(({ path: at }) => mistakeAt(page, at, problem, fix));
}

/** The texts of a file, with their paths and schemas. */
const textFields = (file: string, value: unknown) =>
  fieldsIn(schemaOf(file), value).flatMap(({ value: text, ...field }) =>
    typeof text === 'string' ? [{ ...field, text }] : [],
  );

/** The fields of a file that a form shows in one way, such as its pictures. */
export const fieldsOf = (page: Page, input: z.GlobalMeta['input']) =>
  textFields(page.file, page.shown).filter(({ schema }) => schema?.input === input);

/** The ids of a page. The contact page also shows the offices of `site.yaml`, with their ids. */
export function idsOn(page: Page, pages: readonly Page[]) {
  const site = page.address === '/contacts' && pages.find(({ file }) => file === 'content/site.yaml');
  const offices = site ? fieldsOf(site, 'id').filter(({ path: [field] }) => field === 'offices') : [];
  return [
    ...fieldsOf(page, 'id').map((field) => ({ ...field, page })),
    ...offices.map((field) => ({ ...field, page: site as Page })),
  ];
}

/** Ids that are there twice, links that lead nowhere, pictures that are missing, pages with one name. */
function referenceMistakes(pages: readonly Page[], files: readonly string[], present: readonly string[]): Mistake[] {
  const addresses = files.flatMap((file) => addressOf(file) ?? []);
  const linkFault = (link: string): [string, string] | undefined => {
    const [address = '', id] = link.split('#');
    if (!link.startsWith('/')) return undefined;
    if (!addresses.includes(address))
      return [`the site has no page ${address}`, `The pages are: ${addresses.join(', ')}.`];
    const target = pages.find((page) => page.address === address);
    const ids = target && idsOn(target, pages).map(({ text }) => text);
    if (!id || !ids || ids.includes(id)) return undefined;
    return [`the page ${address} has no place #${id}`, `The places there are: ${ids.join(', ')}.`];
  };
  return pages.flatMap((page) => {
    const ids = idsOn(page, pages);
    return [
      ...ids
        .filter(({ text }, index) => ids.findIndex((other) => other.text === text) < index)
        .map(({ page: owner, path: at, text }) =>
          mistakeAt(
            owner,
            at,
            `another part of the page has the link ID ${quote(text)}`,
            'Write one of its own: “id: …”.',
          ),
        ),
      ...fieldsOf(page, 'link').flatMap(({ path: at, text }) => {
        const fault = linkFault(text);
        return fault ? [mistakeAt(page, at, ...fault)] : [];
      }),
      ...fieldsOf(page, 'picture')
        .filter(({ text }) => text.startsWith('/pictures/') && !present.includes(`content${text}`))
        .map(({ path: at, text }) =>
          mistakeAt(
            page,
            at,
            `there is no picture content${text}`,
            'Put it there, or write the name of another picture.',
          ),
        ),
      ...['title', 'description', 'menu'].flatMap((key) => {
        const text = valueAt(page.shown, ['page', key]);
        const twin = pages.find((other) => other.file < page.file && valueAt(other.shown, ['page', key]) === text);
        return text && twin ? [mistakeAt(page, ['page', key], `${twin.file} has the same`, 'Write another one.')] : [];
      }),
    ];
  });
}

/** Stand-ins for facts: hosts that belong to nobody (RFC 2606), numbers of zeros, filler. */
const MADE_UP = /\.example\b|^\+\d{1,3}( ?0)+$|^[LU]0{5}|\blorem ipsum\b/i;

function unfinishedIn(page: Page): Mistake[] {
  return textFields(page.file, page.value).flatMap(({ path: at, text }) => {
    if (isMarked(text)) {
      return [
        mistakeAt(
          page,
          at,
          `${quote(text)} is a placeholder`,
          'Write the real text, or remove the brackets if it is right.',
        ),
      ];
    }
    return MADE_UP.test(text) ? [mistakeAt(page, at, `${quote(text)} looks made up`, 'Write the real text.')] : [];
  });
}
