import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkValue } from './check-value';
import { formatPath, type Fault } from './faults';
import { addressesOf, findFiles, type Slot } from './find-files';
import { readText } from './read-text';
import { readYaml, type YamlFile } from './read-yaml';
import { checkDuplicates, checkReferences, type ReadFile } from './references';
import type { Content } from './schema';

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

/**
 * Reads and checks all content.
 *
 * @param root the folder that holds `content/`
 * @returns the typed content, or every fault of every file at once
 */
export function loadContent(root: string = process.cwd()): LoadResult {
  const content = { pages: {}, collections: { services: {}, insights: {}, industries: {} } } as unknown as Content;
  const placeholders: Placeholder[] = [];
  const files: ReadFile[] = [];

  const { slots, faults } = findFiles(root);
  for (const slot of slots) {
    const { yaml, value, faults: found } = readFile(slot, readFileSync(path.join(root, slot.file)));
    faults.push(...found);
    if (!yaml) continue;
    files.push({ yaml, schema: slot.schema, address: slot.address });
    placeholders.push(...placeholdersOf(yaml));
    if (found.length === 0) slot.put(content, value as never);
  }

  // Of a value that is wrong by itself it is not said as well that it leads nowhere.
  const told = new Set(faults.map(({ file, path: at }) => `${file} ${at}`));
  const across = [...checkReferences(root, files, addressesOf(slots)), ...checkDuplicates(files)];
  faults.push(...across.filter(({ file, path: at }) => !told.has(`${file} ${at}`)));
  faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return { ...(faults.length === 0 && { content }), faults, placeholders };
}

/** What one file holds by itself, sound or not. */
interface Known {
  bytes: Buffer;
  yaml?: YamlFile;
  value?: unknown;
  faults: Fault[];
}

/** Files as they were last read: under `npm run dev` all content is asked for several times a page. */
const known = new Map<string, Known>();

function readFile({ file, schema }: Slot, bytes: Buffer): Known {
  const before = known.get(file);
  if (before?.bytes.equals(bytes)) return before;
  const { source, faults } = readText(file, bytes);
  const read: Pick<Known, 'yaml' | 'faults'> = source === undefined ? { faults } : readYaml(file, source);
  const now = { bytes, ...read, ...(read.yaml && checkValue(schema, read.yaml)) };
  known.set(file, now);
  return now;
}

function placeholdersOf(yaml: YamlFile): Placeholder[] {
  return yaml.placeholders.map((at) => ({
    file: yaml.file,
    line: yaml.place(at).line,
    path: formatPath(at),
    value: String(at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], yaml.value)),
  }));
}
