import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type YAMLError,
} from 'yaml';
import { formatPath, positionAt, type ContentIssue, type Position } from './issues';
import type { Step } from './schema/json-schema';
import type { Fault } from './schema/text-rules';

/** One parsed content file: its plain value, and where in the file each part of it stands. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
  /** Its text, with `\n` as its only line ending. */
  source: string;
  value: unknown;
  /** What the parser made of it. */
  contents: Node | null;
  /** The position of the value at `path`, or of the nearest parent that exists. */
  positionOf(path: readonly Step[]): Position;
  /** The position of the key of the value at `path`. */
  positionOfKey(path: readonly Step[]): Position;
  /** Paths of values that carry the tag `!placeholder`. */
  placeholders: Step[][];
}

/** A mistake in the YAML itself. */
interface YamlIssue extends Fault {
  offset: number;
}

/**
 * Parses one YAML file.
 *
 * @param file path from the project's root, used in issues
 * @param text the file's text, decoded as UTF-8
 * @returns the file, or the issues with its YAML
 */
export function parseYaml(file: string, text: string): { yaml?: YamlFile; issues: ContentIssue[] } {
  const source = text.replace(/\r\n?/g, '\n');
  const document = parseDocument(source, {
    prettyErrors: false,
    stringKeys: true,
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  });
  const found = findMistakes(source, document);
  const issues = found.map(({ offset, ...issue }) => ({ file, ...positionAt(source, offset), path: '', ...issue }));
  if (issues.length > 0) return { issues };

  const { contents } = document;
  const nodeAt = (path: readonly Step[]) =>
    (path.length === 0 ? contents : document.getIn(path, true)) as Node | undefined;
  const keyAt = (path: readonly Step[]) => {
    const parent = nodeAt(path.slice(0, -1));
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    return keys.find(({ value }) => value === path.at(-1));
  };
  /** A group or list starts below its key, and an empty value nowhere: the key is where an editor looks. */
  const offsetOf = (path: readonly Step[]): number => {
    const node = nodeAt(path);
    const key = isScalar(node) && node.value !== null ? undefined : keyAt(path);
    const start = (key ?? node)?.range?.[0];
    return start ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  };
  return {
    issues,
    yaml: {
      file,
      source,
      value: document.toJS() as unknown,
      contents,
      positionOf: (path) => positionAt(source, offsetOf(path)),
      positionOfKey: (path) => positionAt(source, keyAt(path)?.range?.[0] ?? offsetOf(path)),
      placeholders: placeholdersIn(contents),
    },
  };
}

/** An issue with the value at `path`. */
export function issueAt<What extends Fault>(yaml: YamlFile, path: readonly Step[], what: What): ContentIssue & What {
  return { file: yaml.file, ...yaml.positionOf(path), path: formatPath(path), ...what };
}

function placeholdersIn(node: unknown, path: Step[] = []): Step[][] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      placeholdersIn(value, [...path, isScalar(key) ? String(key.value) : '']),
    );
  }
  if (isSeq(node)) return node.items.flatMap((item, index) => placeholdersIn(item, [...path, index]));
  return isScalar(node) && node.tag === '!placeholder' ? [path] : [];
}

/** The first mistake that the parser found: behind it the parser is lost. Without one, what it accepts, but nobody means. */
function findMistakes(source: string, document: Document): YamlIssue[] {
  // What is no UTF-8 was decoded so; UTF-16 without a byte order mark is valid UTF-8 full of zero bytes.
  const foreign = source.search(/[\ufffd\0]/);
  if (foreign >= 0) {
    const fix = 'save it again with the encoding UTF-8';
    return [{ offset: foreign, problem: 'the file is not saved as UTF-8', fix }];
  }
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  return error ? [explainError(error, source)] : findTraps(source, document);
}

type Explanation = readonly [problem: string, fix: string];

const OPEN: Explanation = ['a quotation mark or a bracket is opened above and never closed', 'close it, or remove it'];
const QUOTES: Explanation = [
  'a text cannot begin with this sign, or hold a colon and a space, without quotes',
  'put the whole text in quotes',
];

/** The parser's errors in an editor's words, where they can be told from each other. */
const EXPLANATIONS: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  BAD_ALIAS: QUOTES,
  BAD_DQ_ESCAPE: ['in double quotes a backslash begins a code', 'write two backslashes'],
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY: QUOTES,
  BLOCK_IN_FLOW: OPEN,
  DUPLICATE_KEY: ['the field stands in this group a second time', 'write each field once; remove one of the two'],
  MISSING_CHAR: OPEN,
  MULTIPLE_DOCS: ['the line begins a second document', 'remove it; a file is one document'],
  TAG_RESOLVE_FAILED: QUOTES,
};

/** Lines for which the parser has many errors: of two versions that git could not join, and with a tab in front. */
const LINES: readonly { pattern: RegExp; explanation: Explanation }[] = [
  {
    pattern: /^\s*(?:<{7}|\|{7}|={7}|>{7})(?:\s|$)/,
    explanation: [
      'the file holds two versions of the same lines, which git could not join',
      'keep the lines that are right, and remove the others and the lines "<<<<<<<", "=======" and ">>>>>>>"',
    ],
  },
  { pattern: /^ *\t/, explanation: ['the line begins with a tab', 'write spaces instead'] },
];

const OTHER: Explanation = [
  'the line does not fit to those above it',
  'give it as many spaces as its neighbours have; a field needs a colon and a space, an entry a dash and a space',
];

/** What the parser's error means for whoever wrote the file. */
function explainError({ code, pos: [offset] }: YAMLError, source: string): YamlIssue {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
  const ofLine = LINES.find(({ pattern }) => pattern.test(line));
  const [problem, fix] = ofLine?.explanation ?? EXPLANATIONS[code] ?? OTHER;
  return { offset: Math.min(offset, source.length), problem, fix };
}

const SIGN = {
  problem: '"&", "*" and "!" in front of a text mean something else to YAML; only "!placeholder " may stand there',
  fix: 'put the whole text in quotes',
};
const NOTE = {
  problem: 'the text ends here: "#" after a space begins a note that no visitor sees',
  fix: 'put the whole text in quotes, or the note into a line of its own',
};
const JOINED = {
  problem: 'the line belongs to the text above it',
  fix: 'put both into one line, or write ">-" behind the colon or the dash; an entry or a field needs its own column',
};
const LIKE = {
  problem: 'the line belongs to the text above it, but begins as an entry, a note or a field does',
  fix: 'give it as many spaces as its neighbours have; if it is text, break the line at another word',
};

/** A line that begins as an entry, a note or a field does. In a folded text it could be one that slipped in. */
export const LIKE_FIELD = /^(?:-(?: |$)|#|[a-z][\w-]*:(?: |$))/;

/** What the parser accepts, but nobody means: texts that go on over other lines or end early, anchors, aliases, tags. */
function findTraps(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (key, node) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    const [start = 0, end = 0] = node.range ?? [];
    const hasTag = !isAlias(node) && node.tag !== undefined && node.tag !== '!placeholder';
    if (isAlias(node) || node.anchor !== undefined || hasTag) return void issues.push({ offset: start, ...SIGN });
    if (!isScalar(node) || key === 'key') return;
    // A note may stand behind a number, and behind the name of a list that is empty.
    const isText = node.type === 'PLAIN' && typeof node.value === 'string';
    const note = isText ? /^[ \t]*(?=#)/.exec(source.slice(end)) : null;
    if (note) issues.push({ offset: end + note[0].length, ...NOTE });
    let offset = start;
    for (const line of source.slice(start, end).trimEnd().split('\n')) {
      const at = offset + line.search(/\S|$/);
      offset += line.length + 1;
      if (at === start) continue;
      if (LIKE_FIELD.test(line.trim())) return void issues.push({ offset: at, ...LIKE });
      if (node.type === 'PLAIN') return void issues.push({ offset: at, ...JOINED });
    }
  });
  return issues;
}
