import { checkPictures, type PictureFile } from './check-pictures';
import { checkSpecification } from './check-specification';
import { addressesOf, addressOf, findFiles } from './find-files';
import { quote, type ContentIssue } from './issues';
import { issueAt, parseYaml, type ParsedFile, type YamlFile } from './parse-yaml';
import { printYaml } from './print';
import { checkDuplicates } from './check-duplicates';
import { checkReferences } from './references';
import { COLLECTION_NAMES, fieldSchemaOf, zodSchemaOf, type Content, type SocialLink } from './schema';
import { askFor, schemaAt } from './schema/json-schema';
import { valueAt } from './schema/values';
import { validate } from './validate';
import { copiesIn, sameDescriptions, unansweredIn, warningsOf } from './warnings';

export type { PictureFile } from './check-pictures';

export interface CheckResult {
  /** Present only when there is no issue. */
  content?: Content | undefined;
  /** Mistakes that would break a page, mislead a visitor or contradict the specification. */
  issues: ContentIssue[];
  /** Things that are allowed, but probably not intended. */
  warnings: ContentIssue[];
  /** Fields that the company still has to fill in. A release with one is refused. */
  placeholders: ContentIssue[];
  /** All files that could be parsed, valid or not. */
  parsed: readonly ParsedFile[];
}

/**
 * Checks all content. It reads no files, so it also runs in browsers.
 *
 * @param sources the source of each content file, by its path from the root
 * @param pictures the files in `content/pictures`
 * @param listed the paths of everything in `content/`
 */
export function checkSources(
  sources: ReadonlyMap<string, string>,
  pictures: readonly PictureFile[],
  listed: readonly string[] = [...sources.keys()],
): CheckResult {
  const { files, issues } = findFiles(listed);
  const read = files.map((file) => readFile(file, sources.get(file) ?? ''));
  const parsed = read.flatMap(({ parsed: each }) => each ?? []);
  const names = pictures.map(({ name }) => name);
  const found = [
    ...issues,
    ...read.flatMap((each) => each.issues),
    ...checkReferences(parsed, addressesOf(files), names),
    ...checkDuplicates(parsed),
    ...checkPictures(pictures, parsed),
  ];
  // In a file with another mistake, that mistake may be why fixed text is missing.
  const faulty = new Set(found.map(({ file }) => file));
  found.push(...parsed.filter(({ yaml }) => !faulty.has(yaml.file)).flatMap(({ yaml }) => checkSpecification(yaml)));

  const placeholders = parsed.flatMap(({ yaml }) => placeholdersOf(yaml));
  const values = placeholders.flatMap(({ value }) => value ?? []);
  const all = reported(found);
  const places = new Set(all.map(({ file, path }) => `${file} ${path}`));
  const warnings = [...read.flatMap((each) => each.warnings), ...copiesIn(parsed), ...sameDescriptions(parsed)].filter(
    ({ file, path }) => !places.has(`${file} ${path}`),
  );
  return {
    content: all.length === 0 ? assemble(read, values) : undefined,
    issues: all,
    // Comes last: this warning remains until the company supplies the answers, and placed higher it would bury newer
    // ones.
    warnings: [...reported(warnings), ...unansweredIn(parsed)],
    placeholders,
    parsed,
  };
}

/** The first issue at each place, in the order of files and lines. */
function reported(issues: readonly ContentIssue[]): ContentIssue[] {
  const seen = new Set<string>();
  return issues
    .filter(({ file, path, problem }) => {
      const place = `${file} ${path || problem}`;
      return !seen.has(place) && seen.add(place);
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** The content of all files. */
function assemble(files: readonly ReadFile[], placeholders: readonly string[]): Content {
  const content: Record<string, unknown> = {};
  const pages: Record<string, unknown> = {};
  const collections: Record<string, Record<string, unknown>> = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, {}]),
  );
  for (const { file, value } of files) {
    const [name = '', folder = ''] = file.replace('.yaml', '').split('/').reverse();
    (folder === 'content' ? content : folder === 'pages' ? pages : collections[folder]!)[name] = value;
  }
  return { ...content, pages, collections, placeholders } as unknown as Content;
}

/** One file, checked without the others. */
interface ReadFile {
  file: string;
  source: string;
  /** Absent if the file could not be parsed. */
  parsed?: ParsedFile;
  value?: unknown;
  issues: ContentIssue[];
  warnings: ContentIssue[];
}

/** The latest result for each file: development and the form check all content again when one file changes. */
const cache = new Map<string, ReadFile>();

function readFile(file: string, source: string): ReadFile {
  const cached = cache.get(file);
  if (cached?.source === source) return cached;
  const read = { file, source, ...readSource(file, source) };
  cache.set(file, read);
  return read;
}

function readSource(file: string, source: string) {
  const schema = zodSchemaOf(file)!;
  const { yaml, issues } = parseYaml(file, source);
  if (!yaml) return { issues, warnings: [] };
  const parsed = { yaml, address: addressOf(file) };
  const { value, issues: found } = validate(schema, yaml);
  const warnings = [...warningsOf(parsed, value), ...(value === undefined ? [] : formOf(yaml, source))];
  return { parsed, value, issues: found, warnings };
}

/**
 * An issue if a valid file is not written as the form writes it: the next change in the form would also change other
 * lines.
 */
function formOf({ file, written }: YamlFile, source: string): ContentIssue[] {
  const printed = printYaml(fieldSchemaOf(file), written).split('\n');
  const lines = source.split('\n');
  const index = lines.findIndex((line, at) => line !== printed[at]);
  if (index < 0 && lines.length === printed.length) return [];
  const problem = 'is not laid out as the forms write it, so the next change made in a form would alter this line too';
  return [{ file, line: Math.max(index, 0) + 1, column: 1, path: '', problem, fix: 'run "npm run format"' }];
}

/** The strings marked as placeholders, each with its value, and the icons of social networks without a link. */
function placeholdersOf(yaml: YamlFile): (ContentIssue & { value?: string })[] {
  const marked = yaml.placeholders.map((at) => {
    const value = String(valueAt(yaml.value, at));
    const ask = askFor(schemaAt(fieldSchemaOf(yaml.file), at));
    const fix = `${ask}; or, if the text is right, remove only the brackets`;
    return issueAt(yaml, at, { value, problem: `${quote(value)} is a placeholder`, fix });
  });
  const networks = yaml.file === 'content/site.yaml' ? valueAt(yaml.value, ['social']) : undefined;
  const icons = (Array.isArray(networks) ? networks : []).flatMap((network: Partial<SocialLink> | null, index) => {
    if (!network?.name || network.url) return [];
    const problem = `the ${network.name} icon is not a link`;
    const fix = 'write the address of the company’s page there, or remove this network';
    return issueAt(yaml, ['social', index, 'url'], { problem, fix });
  });
  return [...marked, ...icons];
}
