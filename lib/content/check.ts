import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile, mistakeIn, type Placed } from './check-file';
import { addressOf, fileFault, REQUIRED_FILES, schemasOf } from './files';
import { quote, type Fault, type Mistake } from './mistakes';
import type { Content } from './schema';
import { isGroup, schemaFor } from './values';

export interface Check {
  /** All content; absent if there is a mistake. */
  content?: Content;
  mistakes: Mistake[];
  /** Placeholders, and texts that look made up: a release with one is refused. */
  unfinished: Mistake[];
}

/**
 * Reads and checks all content but what is in the pictures; `check-all.ts` opens them, too.
 *
 * @param root the folder that contains `content/`
 */
export function readContent(root: string = process.cwd()): Check & { fields: Placed[] } {
  const { found, files } = findFiles(root);
  const sound = files.filter((file) => !found.get(file));
  const pages = sound.map((file) => checkFile(file, readFileSync(path.join(root, file))));
  const fields = pages.flatMap((page) => page.fields);
  const all = [
    ...[...found].flatMap(([file, fault]) => (fault ? { file, line: 1, field: '', fault } : [])),
    ...pages.flatMap((page) => page.mistakes),
    ...referenceMistakes(fields, files, found),
  ];
  // A mistake in a field may cause others there.
  const places = all.map(({ file, line, field }) => `${file}:${line} ${field}`);
  const mistakes = all
    .filter((_, index) => places.indexOf(places[index]!) === index)
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const check = { mistakes, unfinished: pages.flatMap((page) => page.unfinished), fields };
  return mistakes.length > 0 ? check : { ...check, content: contentOf(pages) };
}

/** All files, each with what is wrong with its name or place, and the names of those that have a schema. */
function findFiles(root: string) {
  const found = new Map([...REQUIRED_FILES.map((file) => [file, MISSING] as const), ...listFolder(root, 'content')]);
  const files = [...found.keys()].filter(
    (file) => REQUIRED_FILES.includes(file) || (schemasOf(file) && !found.get(file)),
  );
  for (const file of files) {
    const address = addressOf(file);
    const twin = files.find((other) => address && addressOf(other) === address) ?? file;
    if (twin !== file) found.set(file, [`${twin} has the same address, ${address}`, 'Rename one of the two.']);
  }
  return { found, files };
}

function contentOf(pages: readonly { file: string; data?: unknown }[]): Content {
  const values: Record<string, Record<string, unknown>> = {};
  for (const { file, data } of pages) {
    const { dir, name } = path.parse(file);
    (values[path.basename(dir)] ??= {})[name] = data;
  }
  const { content: shared, pages: single, ...collections } = values;
  return { ...shared, pages: single, collections } as unknown as Content;
}

/** Files that computers make without being asked. */
const UNASKED = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const MISSING: Fault | undefined = [
  'The site needs this file, and it is not there',
  'Put it back from the history of the project.',
];
const LINK: Fault = ['The file is a link to another place', 'Put the file itself here.'];

/** The files of a folder, at any depth, each with what is wrong with its name or place. No link is followed. */
function listFolder(root: string, folder: string): [file: string, fault: Fault | undefined][] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (UNASKED.test(entry.name)) return [];
    if (entry.isDirectory() && !entry.name.startsWith('.')) return listFolder(root, file);
    return [[file, entry.isSymbolicLink() ? LINK : fileFault(file)]];
  });
}

/** The address of the page that shows a file, or its name: the contact page also shows the offices of `site.yaml`. */
const placeOf = (file: string) => (file === 'content/site.yaml' ? '/contacts' : (addressOf(file) ?? file));

/** The ids that links can lead to. No page has those of the social networks, or of a section whose list is empty. */
export const idsIn = (fields: readonly Placed[]): string[] =>
  fields.flatMap(({ path: [first], value, schema }) => {
    const { id, heading, ...others } = schemaFor(schema, value)?.properties ?? {};
    if (first === 'social' || !isGroup(value) || id?.input !== 'id') return [];
    const isEmpty = Object.entries(others).some(([name, each]) => each.default && !(value[name] as [])?.length);
    return heading && isEmpty ? [] : String(value.id);
  });

/** Links that lead nowhere, ids that are there twice, pictures that are missing, pages that share a name. */
function referenceMistakes(
  all: readonly Placed[],
  files: readonly string[],
  found: ReadonlyMap<string, unknown>,
): Mistake[] {
  const addresses = files.flatMap((file) => addressOf(file) ?? []);
  const owners = new Map<string, string>();
  /** The file that has a name already. */
  const ownerOf = (name: string, file: string) => {
    const owner = owners.get(name);
    owners.set(name, owner ?? file);
    return owner;
  };
  const faultOf = ({ file, path: [first, name], value, schema }: Placed): Fault | undefined => {
    if (typeof value !== 'string') return undefined;
    const input = schema?.input;
    if ((input === 'link' || input === 'document') && value.startsWith('/')) {
      const [address = '', id] = value.split('#');
      if (!addresses.includes(address))
        return [`there is no page ${address}`, `The pages are: ${addresses.join(', ')}.`];
      if (!id) return undefined;
      const there = all.filter((each) => placeOf(each.file) === address);
      const ids = idsIn(there);
      if (there.length === 0) return undefined;
      if (input === 'link') {
        if (ids.includes(id)) return undefined;
        return [`the page ${address} has no place #${id}`, `The places there are: ${ids.join(', ')}.`];
      }
      if (there.some((each) => isGroup(each.value) && each.value.id === id && each.value.document)) return undefined;
      return [`the section ${value} shows no sample document`, 'Choose one that does, or remove the sample report.'];
    }
    if (input === 'picture' && value.startsWith('/') && !found.has(`content${value}`)) {
      return [`there is no picture content${value}`, 'Put it there, or write the name of another picture.'];
    }
    if (input === 'id' && first !== 'social' && ownerOf(`${placeOf(file)}#${value}`, file)) {
      return [`another part of the page has the link ID ${quote(value)}`, 'Write another one: “id: …”.'];
    }
    const owner = first === 'page' && ownerOf(`${name} ${value}`, file);
    return owner ? [`${owner} has the same`, 'Write another one.'] : undefined;
  };
  return all.flatMap((field) => {
    const fault = faultOf(field);
    return fault ? mistakeIn(field, fault) : [];
  });
}
