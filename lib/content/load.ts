import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { decodeFile } from './characters';
import { checkSpecification } from './check-specification';
import { addressesOf, findFiles, type ContentFile } from './find-files';
import { formatPath, type ContentIssue } from './issues';
import { checkMadeUp } from './made-up';
import { checkPageSize } from './page-size';
import { parseYaml, type YamlFile } from './parse-yaml';
import { checkDuplicates, checkReferences, listPictures, type ParsedFile } from './references';
import { checkRepeats } from './repeats';
import type { Content } from './schema';
import { validate } from './validate';

/** A value that the company has still to fill in. */
export interface Placeholder {
  file: string;
  line: number;
  path: string;
  value: string;
}

export interface LoadResult {
  /** Present only when there is no issue. */
  content?: Content | undefined;
  issues: ContentIssue[];
  placeholders: Placeholder[];
  /** All files that could be parsed, valid or not. */
  parsed: readonly ParsedFile[];
}

/**
 * Reads and validates all content, but for what the pictures hold: `tools/pictures/check.ts` opens those.
 *
 * @param root the folder that holds `content/`
 * @returns the typed content, or the issues of all files
 */
export function loadContent(root: string = process.cwd()): LoadResult {
  const { files, issues } = findFiles(root);
  const sources = files.map((file) => ({ ...file, bytes: readFileSync(path.join(root, file.file)) }));
  const result = checkSources(sources, listPictures(root));
  const all = [...issues, ...result.issues].sort(inOrder);
  return { ...result, content: all.length === 0 ? result.content : undefined, issues: all };
}

/** A content file and what it holds. */
export interface ContentSource extends ContentFile {
  bytes: Buffer;
}

/**
 * Validates content files that were read already.
 *
 * @param sources every file that `content/` should hold
 * @param pictures the names of the files in `content/pictures`
 */
export function checkSources(sources: readonly ContentSource[], pictures: readonly string[]): LoadResult {
  const pages = {};
  const collections = { services: {}, insights: {}, industries: {} };
  const content = { pages, collections };
  const folders: Readonly<Record<string, object>> = { '.': content, pages, ...collections };
  const placeholders: Placeholder[] = [];
  const parsed: ParsedFile[] = [];
  const issues: ContentIssue[] = [];
  const alone: ContentIssue[] = [];

  for (const source of sources) {
    const { file: read, value, issues: found, more } = readFile(source);
    issues.push(...found);
    if (!read) continue;
    const { yaml } = read;
    parsed.push(read);
    alone.push(...more);
    placeholders.push(...placeholdersOf(yaml));
    const { dir, name } = path.posix.parse(path.posix.relative('content', source.file));
    if (found.length === 0) Object.assign(folders[dir || '.']!, { [name]: value });
  }

  // A value that is wrong by itself is not also reported as leading nowhere, or as made up.
  const reported = new Set(issues.map(({ file, path: at }) => `${file} ${at}`));
  const across = [...checkReferences(parsed, addressesOf(sources), pictures), ...checkDuplicates(parsed), ...alone];
  for (const issue of across) {
    const place = `${issue.file} ${issue.path}`;
    if (!reported.has(place)) issues.push(issue);
    reported.add(place);
  }
  // Where a file has another mistake, that is what keeps a fixed text from being there.
  const faulty = new Set(issues.map(({ file }) => file));
  issues.push(...parsed.filter(({ yaml }) => !faulty.has(yaml.file)).flatMap(({ yaml }) => checkSpecification(yaml)));
  issues.sort(inOrder);
  return { content: issues.length === 0 ? (content as unknown as Content) : undefined, issues, placeholders, parsed };
}

function inOrder(one: ContentIssue, other: ContentIssue): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}

/** What one file holds, without regard to the others. */
interface ReadResult {
  bytes: Buffer;
  /** Absent where it could not be parsed. */
  file?: ParsedFile;
  value?: unknown;
  issues: ContentIssue[];
  /** What counts only where the value has no issue of its own. */
  more: ContentIssue[];
}

/** Files as they were last read: under `npm run dev` all content is asked for several times a page. */
const cache = new Map<string, ReadResult>();

function readFile({ file, schema, address, bytes }: ContentSource): ReadResult {
  const cached = cache.get(file);
  if (cached?.bytes.equals(bytes)) return cached;
  const result = { bytes, ...readSource(file, schema, address, bytes) };
  cache.set(file, result);
  return result;
}

function readSource(file: string, schema: z.ZodType, address: string | undefined, bytes: Buffer) {
  const { source, issues } = decodeFile(file, bytes);
  const { yaml, issues: found } = source === undefined ? { issues } : parseYaml(file, source);
  if (!yaml) return { issues: found, more: [] };
  const parsed = { yaml, schema, address };
  const more = [...checkRepeats(parsed), ...checkMadeUp(parsed), ...checkPageSize(parsed)];
  return { file: parsed, ...validate(schema, yaml), more };
}

function placeholdersOf({ file, value, placeholders, positionOf }: YamlFile): Placeholder[] {
  return placeholders.map((at) => ({
    file,
    line: positionOf(at).line,
    path: formatPath(at),
    value: String(at.reduce<unknown>((parent, step) => (parent as Record<string | number, unknown>)[step], value)),
  }));
}
