import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FIXED_ROUTES, routesOf } from '@/lib/routes';
import { checkValue, didYouMean, visitMarked } from './check-value';
import { formatPath, type Fault } from './faults';
import { readYaml, type YamlFile } from './read-yaml';
import { COLLECTIONS, PAGE_FILES, SHARED_FILES, type Content } from './schema';

/** A value that the company has still to fill in. */
export interface Placeholder {
  file: string;
  line: number;
  path: string;
  value: string;
}

export interface LoadResult {
  /** Present only when there is no fault. */
  content?: Content;
  faults: Fault[];
  placeholders: Placeholder[];
}

/** A file that may stand in `content/`: where, and what checks it. */
interface Slot {
  file: string;
  schema: z.ZodType;
  put(content: Content, value: never): void;
}

/**
 * Reads and checks all content.
 *
 * @param root the folder that holds `content/`
 * @returns the typed content, or every fault of every file at once
 */
export function loadContent(root: string = process.cwd()): LoadResult {
  const content = { pages: {}, collections: { services: {}, insights: {}, industries: {} } } as unknown as Content;
  const faults: Fault[] = [];
  const placeholders: Placeholder[] = [];
  const checked: { yaml: YamlFile; schema: z.ZodType }[] = [];

  const { slots, strays } = findSlots(root);
  faults.push(...strays);
  for (const slot of slots) {
    const absolute = path.join(root, slot.file);
    if (!existsSync(absolute)) {
      faults.push(fileFault(slot.file, 'the file is missing', 'restore it from the history of the project'));
      continue;
    }
    const read = readYaml(slot.file, readFileSync(absolute, 'utf8'));
    faults.push(...read.faults);
    if (!read.yaml) continue;
    const { value, faults: found } = checkValue(slot.schema, read.yaml);
    faults.push(...found);
    checked.push({ yaml: read.yaml, schema: slot.schema });
    placeholders.push(...placeholdersOf(read.yaml));
    if (found.length === 0) slot.put(content, value as never);
  }

  faults.push(...checkReferences(root, checked, knownPaths(slots)));
  // What concerns several pages can only be judged once each page is sound by itself.
  if (faults.length === 0) faults.push(...checkDuplicates(content, checked));
  faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { ...(faults.length === 0 && { content }), faults, placeholders };
}

/** Every file that must or may stand in `content/`, and faults for those that have no business there. */
function findSlots(root: string): { slots: Slot[]; strays: Fault[] } {
  const slots: Slot[] = [];
  for (const [name, schema] of Object.entries(SHARED_FILES)) {
    slots.push({
      file: `content/${name}.yaml`,
      schema,
      put: (content, value) => Object.assign(content, { [name]: value }),
    });
  }
  for (const [name, schema] of Object.entries(PAGE_FILES)) {
    slots.push({
      file: `content/pages/${name}.yaml`,
      schema,
      put: (content, value) => Object.assign(content.pages, { [name]: value }),
    });
  }
  const strays: Fault[] = [];
  for (const [folder, schema] of Object.entries(COLLECTIONS)) {
    for (const name of listYaml(root, `content/${folder}`)) {
      const file = `content/${folder}/${name}.yaml`;
      const clash = nameFault(name, slots);
      if (clash) strays.push(fileFault(file, ...clash));
      slots.push({
        file,
        schema,
        put: (content, value) =>
          Object.assign(content.collections[folder as keyof typeof COLLECTIONS], { [name]: value }),
      });
    }
  }
  for (const file of listContentFiles(root)) {
    if (slots.some((slot) => slot.file === file)) continue;
    const meant = didYouMean(
      file,
      slots.map((slot) => slot.file).filter((each) => !existsSync(path.join(root, each))),
    );
    const remedy = meant
      ? `did you mean ${meant}?`
      : 'remove it, or move it to content/services, insights or industries';
    strays.push(fileFault(file, 'no page is made from this file', remedy));
  }
  return { slots, strays };
}

/** What is wrong with a page whose file is called `name`, if anything: its name becomes its address. */
function nameFault(name: string, slots: readonly Slot[]): [problem: string, remedy: string] | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    return ['the name of the file does not make an address', 'use small letters, digits and hyphens only'];
  }
  const taken = (FIXED_ROUTES as readonly string[]).includes(`/${name}`) || RESERVED.has(name);
  const twin = slots.find(
    (slot) => /^content\/(services|insights|industries)\//.test(slot.file) && stem(slot.file) === name,
  );
  if (taken || twin) {
    return [`the address /${name} is taken${twin ? ` by ${twin.file}` : ''}`, 'give the file another name'];
  }
  return undefined;
}

/** Names the export itself uses in its root folder, or that the hosting rules redirect. */
const RESERVED = new Set(['index', 'home', 'contact', '404', 'pictures', 'islands', 'fonts', 'api', 'sustainability']);

function stem(file: string): string {
  return path.basename(file, '.yaml');
}

function listYaml(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => name.endsWith('.yaml'))
    .map(stem)
    .sort();
}

/** All files of `content/` but the pictures and dot files. */
function listContentFiles(root: string): string[] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        !name.startsWith('pictures') && !path.basename(name).startsWith('.') && path.basename(name) !== 'README.md',
    )
    .filter((name) => statSync(path.join(root, 'content', name)).isFile())
    .map((name) => `content/${name.split(path.sep).join('/')}`);
}

function knownPaths(slots: readonly Slot[]): string[] {
  const collected = slots.filter((slot) => /^content\/(services|insights|industries)\//.test(slot.file));
  return [...FIXED_ROUTES, ...collected.map((slot) => `/${stem(slot.file)}`)];
}

/** Links must lead to a page that exists, pictures to a file that exists. */
function checkReferences(
  root: string,
  checked: readonly { yaml: YamlFile; schema: z.ZodType }[],
  paths: readonly string[],
): Fault[] {
  const folder = path.join(root, 'content/pictures');
  const pictures = existsSync(folder) ? readdirSync(folder) : [];
  const faults: Fault[] = [];
  for (const { yaml, schema } of checked) {
    visitMarked(schema, yaml.value, (check, text, at) => {
      const place = { file: yaml.file, ...yaml.place(at), path: formatPath(at) };
      if (check === 'link' && text.startsWith('/') && !paths.includes(text.replace(/#.*$/, ''))) {
        const meant = didYouMean(text, paths);
        const remedy = meant ? `did you mean "${meant}"?` : `write one of ${paths.join(', ')}`;
        faults.push({ ...place, problem: `the site has no page "${text}"`, remedy });
      }
      if (check === 'picture' && !pictures.includes(text)) {
        const meant = didYouMean(text, pictures);
        const remedy = meant ? `did you mean "${meant}"?` : `put a file of that name into content/pictures`;
        faults.push({ ...place, problem: `there is no picture content/pictures/${text}`, remedy });
      }
    });
  }
  return faults;
}

/** Titles and descriptions must tell pages apart; ids of list entries are checked by the schemas. */
function checkDuplicates(content: Content, checked: readonly { yaml: YamlFile }[]): Fault[] {
  const faults: Fault[] = [];
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const route of routesOf(content)) {
      const first = seen.get(route.page[field]);
      if (first) {
        const yaml = checked.find((each) => each.yaml.file === route.file)?.yaml;
        const at = ['page', field];
        faults.push({
          file: route.file,
          ...(yaml?.place(at) ?? { line: 1, column: 1 }),
          path: formatPath(at),
          problem: `${first} has the same ${field}`,
          remedy: `write a ${field} that tells this page from every other`,
        });
      } else seen.set(route.page[field], route.file);
    }
  }
  return faults;
}

function placeholdersOf(yaml: YamlFile): Placeholder[] {
  return yaml.placeholders.map((at) => ({
    file: yaml.file,
    line: yaml.place(at).line,
    path: formatPath(at),
    value: String(at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], yaml.value)),
  }));
}

function fileFault(file: string, problem: string, remedy: string): Fault {
  return { file, line: 1, column: 1, path: '', problem, remedy };
}
