import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { formatPath, type ContentIssue, type Position } from './issues';
import { markedTexts, withoutMarks } from './placeholders';
import { fieldSchemaOf } from './schema';
import type { PathKey } from './schema/json-schema';
import { labelOfPath } from './schema/labels';
import type { Fault } from './schema/faults';

/** One parsed content file: its plain value, and the position of each part. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
  /** The file's text, with `\n` as its only line ending. */
  source: string;
  /** What visitors see: without the marks of placeholders. */
  value: unknown;
  /** The value as the file has it, with these marks. */
  written: unknown;
  /** The position of the value at `path`, or of the nearest parent that exists. */
  positionOf(path: readonly PathKey[]): Position;
  /** Paths of the strings that are marked as placeholders. */
  placeholders: (readonly PathKey[])[];
}

/** A file that could be parsed, whether its value is valid or not. */
export interface ParsedFile {
  yaml: YamlFile;
  /** The address of the page that is made from the file. */
  address?: string | undefined;
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
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const positionAt = (offset: number): Position => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1 };
  };
  const found = findMistakes(source, document);
  const issues = found.map(({ offset, ...fault }) => ({ file, ...positionAt(offset), path: '', ...fault }));
  if (issues.length > 0) return { issues };

  const { contents } = document;
  const nodeAt = (path: readonly PathKey[]) =>
    (path.length === 0 ? contents : document.getIn(path, true)) as Node | undefined;
  const keyAt = (path: readonly PathKey[]) => {
    const parent = nodeAt(path.slice(0, -1));
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
    return keys.find(({ value }) => value === path.at(-1));
  };
  /**
   * A group or list starts below its key, and an empty value has no position, so this gives the key, where an editor
   * looks.
   */
  const offsetOf = (path: readonly PathKey[]): number => {
    const node = nodeAt(path);
    const key = isScalar(node) && node.value !== null ? undefined : keyAt(path);
    const start = (key ?? node)?.range?.[0];
    return start ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  };
  const written = document.toJS() as unknown;
  return {
    issues,
    yaml: {
      file,
      source,
      value: withoutMarks(written),
      written,
      positionOf: (path) => positionAt(offsetOf(path)),
      placeholders: markedTexts(written),
    },
  };
}

/** An issue with the value at `path`. */
export function issueAt<What extends Fault>(yaml: YamlFile, path: readonly PathKey[], what: What): ContentIssue & What {
  const label = labelOfPath(fieldSchemaOf(yaml.file), path);
  return { file: yaml.file, ...yaml.positionOf(path), path: formatPath(path), label, ...what };
}

const YAML_FIX =
  'write it like the lines around it; put a text in quotes if it contains ": " or starts with a symbol (docs/editing-yaml.md)';

/**
 * The parser's first error, since later ones may be mere consequences of it; if there is none, every mistake that the
 * parser lets through.
 */
function findMistakes(source: string, document: Document): YamlIssue[] {
  // Bytes that are not UTF-8 decode to U+FFFD; UTF-16 without a byte order mark is valid UTF-8 full of zero bytes.
  const foreign = source.search(/[\ufffd\0]/);
  if (foreign >= 0) {
    const fix = 'save it again with UTF-8 encoding';
    return [{ offset: foreign, problem: 'the file is not saved as UTF-8', fix }];
  }
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return findTraps(source, document);
  const start = source.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const mark = /^[^\S\n]*(?:- +)*(?:[\w-]+: +)?(?=\[\[)/.exec(source.slice(start));
  if (mark?.[0].trim()) return [{ offset: start + mark[0].length, ...MARK }];
  return [{ offset: error.pos[0], problem: `is not valid YAML: ${error.message}`, fix: YAML_FIX }];
}

const SIGN = {
  problem: '"&", "*" and "!" have a special meaning in YAML at the start of a text',
  fix: 'put the whole text in quotes',
};
const MARK = {
  problem: 'a placeholder needs quotes, because "[" has a special meaning in YAML',
  fix: "put the whole text in quotes, such as '[[hello@nestif.example]]'",
};
const NOTE = {
  problem: 'the text ends here: "#" after a space starts a note, which visitors do not see',
  fix: 'put the whole text in quotes, or remove the note',
};
const COMMENT = {
  problem: 'is a note: the editor does not show it, and will delete it with the next change',
  fix: 'remove it; to tell other editors something, ask a programmer to add it to the field’s description',
};
const JOINED = {
  problem: 'YAML reads this line as part of the text above it',
  fix: 'put both on one line, or write ">-" after the colon or the dash above; a new entry or field must be indented like the others',
};

/**
 * Mistakes that the parser accepts: anchors, aliases, tags, marks and comments, and strings that end early or continue
 * on the next line.
 */
function findTraps(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (key, node) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    const [offset = 0, end = 0] = node.range ?? [];
    if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
      return void issues.push({ offset, ...SIGN });
    if (isSeq(node) && node.flow && isSeq(node.items[0])) return void issues.push({ offset, ...MARK });
    if (!isScalar(node) || key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
    const note = /^[ \t]*(?=#)/.exec(source.slice(end));
    if (note) issues.push({ offset: end + note[0].length, ...NOTE });
    const next = /\n\s*(?=\S)/.exec(source.slice(offset, end));
    if (next) issues.push({ offset: offset + next.index + next[0].length, ...JOINED });
  });
  const known = new Set(issues.map(({ offset }) => offset));
  const notes = commentsIn(source).filter((offset) => !known.has(offset));
  return [...issues, ...notes.map((offset) => ({ offset, ...COMMENT }))].sort(
    (one, other) => one.offset - other.offset,
  );
}

/** The offsets of all comments. */
function commentsIn(source: string): number[] {
  const offsets: number[] = [];
  let offset = 0;
  let before = '';
  for (const token of new Lexer().lex(source)) {
    // The lexer puts a marker before each text.
    if (token.startsWith('#') && before !== IS_TEXT) offsets.push(offset);
    if (!SIGNALS.includes(token)) offset += token.length;
    before = token;
  }
  return offsets;
}

/** The lexer's own markers between parts of the source. */
const IS_TEXT = '\u001f';
const SIGNALS = [IS_TEXT, '\u0002', '\u0018'];
