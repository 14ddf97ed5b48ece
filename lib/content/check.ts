import type { z } from 'zod';
import { checkPictures, type PictureFile } from './check-pictures';
import { checkSpecification } from './check-specification';
import { draftOf } from './draft';
import { addressesOf, findFiles } from './find-files';
import { quote, type ContentIssue } from './issues';
import { issueAt, parseYaml, type YamlFile } from './parse-yaml';
import { checkDuplicates, checkReferences, type ParsedFile } from './references';
import type { Content } from './schema';
import { jsonSchemaOf } from './schema/json-schema';
import { valueAt } from './schema/values';
import { validate } from './validate';
import { warningsOf } from './warnings';

export type { PictureFile } from './check-pictures';

/** A value that the company has still to fill in: what a release is refused for. */
export interface Placeholder extends ContentIssue {
  value: string;
}

export interface CheckResult {
  /** Present only when there is no issue. */
  content?: Content | undefined;
  /**
   * All content as far as it goes, for a preview: what is missing is empty, what is wrong stands as it is written, and a file
   * that cannot be read is as empty as a new one.
   */
  draft: Content;
  /** What would break a page, mislead a visitor or contradict the specification. */
  issues: ContentIssue[];
  /** What an author may want. */
  warnings: ContentIssue[];
  placeholders: Placeholder[];
  /** All files that could be parsed, valid or not. */
  parsed: readonly ParsedFile[];
}

/**
 * Checks all content. It reads no files, and runs in browsers.
 *
 * @param sources the texts of all content files, by their paths from the root
 * @param pictures the files in `content/pictures`
 * @param listed the paths of all that stands in `content/`
 */
export function checkFiles(
  sources: ReadonlyMap<string, string>,
  pictures: readonly PictureFile[],
  listed: readonly string[] = [...sources.keys()],
): CheckResult {
  const { files, issues } = findFiles(listed);
  const read = files.map(({ file, schema, address }) => readFile(file, schema, address, sources.get(file) ?? ''));
  const parsed = read.flatMap(({ parsed: each }) => each ?? []);
  const names = pictures.map(({ name }) => name);
  const found = [
    ...issues,
    ...read.flatMap((each) => each.issues),
    ...checkReferences(parsed, addressesOf(files), names),
    ...checkDuplicates(parsed),
    ...checkPictures(pictures, parsed),
  ];
  // Where a file has another mistake, that is what keeps a fixed text from being there.
  const faulty = new Set(found.map(({ file }) => file));
  found.push(...parsed.filter(({ yaml }) => !faulty.has(yaml.file)).flatMap(({ yaml }) => checkSpecification(yaml)));

  const draft = assemble(read.map(({ file, draft: value }) => [file, value]));
  const all = reported(found);
  const places = new Set(all.map(({ file, path }) => `${file} ${path}`));
  const warnings = read.flatMap((each) => each.warnings).filter(({ file, path }) => !places.has(`${file} ${path}`));
  return {
    content: all.length === 0 ? assemble(read.map(({ file, value }) => [file, value])) : undefined,
    draft,
    issues: all,
    warnings: reported(warnings),
    placeholders: parsed.flatMap(({ yaml }) => placeholdersOf(yaml)),
    parsed,
  };
}

/** The first issue of each place, in the order of files and lines. */
function reported(issues: readonly ContentIssue[]): ContentIssue[] {
  const seen = new Set<string>();
  return issues
    .filter(({ file, path, problem }) => {
      const place = `${file} ${path || problem}`;
      return !seen.has(place) && seen.add(place);
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** The content of the files with these paths and values. */
function assemble(files: readonly (readonly [file: string, value: unknown])[]): Content {
  const content: Record<string, unknown> = {};
  const pages: Record<string, unknown> = {};
  const collections: Record<string, Record<string, unknown>> = { services: {}, insights: {}, industries: {} };
  for (const [file, value] of files) {
    const [name = '', folder = ''] = file.replace('.yaml', '').split('/').reverse();
    (folder === 'content' ? content : folder === 'pages' ? pages : collections[folder]!)[name] = value;
  }
  return { ...content, pages, collections } as unknown as Content;
}

/** What one file holds, without regard to the others. */
interface ReadFile {
  file: string;
  source: string;
  /** Absent where it could not be parsed. */
  parsed?: ParsedFile;
  value?: unknown;
  draft: unknown;
  issues: ContentIssue[];
  warnings: ContentIssue[];
}

/** Files as they were last read: development and the form check all content again after each change of one. */
const cache = new Map<string, ReadFile>();

function readFile(file: string, schema: z.ZodType, address: string | undefined, source: string): ReadFile {
  const cached = cache.get(file);
  if (cached?.source === source) return cached;
  const read = { file, source, ...readSource(file, schema, address, source) };
  cache.set(file, read);
  return read;
}

function readSource(file: string, schema: z.ZodType, address: string | undefined, source: string) {
  const { yaml, issues } = parseYaml(file, source);
  if (!yaml) return { draft: draftOf(jsonSchemaOf(schema), undefined), issues, warnings: [] };
  const parsed = { yaml, address };
  const { value, issues: found } = validate(schema, yaml);
  const draft = value ?? draftOf(jsonSchemaOf(schema), yaml.value);
  return { parsed, value, draft, issues: found, warnings: warningsOf(parsed, value) };
}

function placeholdersOf(yaml: YamlFile): Placeholder[] {
  const fix = 'write the real one and remove "!placeholder"';
  return yaml.placeholders.map((at) => {
    const value = String(valueAt(yaml.value, at));
    return issueAt(yaml, at, { value, problem: `${quote(value)} is a placeholder`, fix });
  });
}
