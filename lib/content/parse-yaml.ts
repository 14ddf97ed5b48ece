import { isAlias, isCollection, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node } from 'yaml';
import { formatPath, type ContentIssue, type Position } from './issues';
import { schemaOf } from './schema';
import type { PathKey } from './schema/json-schema';
import { labelOfPath } from './schema/labels';
import type { Fault } from './schema/faults';

/** One parsed content file: its plain value, and where in the file each part of it stands. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
  /** Its text, with `\n` as its only line ending. */
  source: string;
  value: unknown;
  /** The values that the parser has read. */
  contents: Node | null;
  /** The position of the value at `path`, or of the nearest parent that exists. */
  positionOf(path: readonly PathKey[]): Position;
  /** Paths of values that carry the tag `!placeholder`. */
  placeholders: PathKey[][];
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
  /** A group or list starts below its key, and an empty value nowhere: the key is where an editor looks. */
  const offsetOf = (path: readonly PathKey[]): number => {
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
      positionOf: (path) => positionAt(offsetOf(path)),
      placeholders: placeholdersIn(contents),
    },
  };
}

/** An issue with the value at `path`. */
export function issueAt<What extends Fault>(yaml: YamlFile, path: readonly PathKey[], what: What): ContentIssue & What {
  const label = labelOfPath(schemaOf(yaml.file), path);
  return { file: yaml.file, ...yaml.positionOf(path), path: formatPath(path), label, ...what };
}

function placeholdersIn(node: unknown, path: PathKey[] = []): PathKey[][] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      placeholdersIn(value, [...path, isScalar(key) ? String(key.value) : '']),
    );
  }
  if (isSeq(node)) return node.items.flatMap((item, index) => placeholdersIn(item, [...path, index]));
  return isScalar(node) && node.tag === '!placeholder' ? [path] : [];
}

const YAML_FIX =
  'write it as the lines around it are; a text that holds ": " or begins with a sign needs quotes (docs/editing-yaml.md)';

/** The first mistake that the parser found: behind it the parser is lost. Without one, a mistake that it accepts. */
function findMistakes(source: string, document: Document): YamlIssue[] {
  // Bytes that are no UTF-8 were decoded so; UTF-16 without a byte order mark is valid UTF-8 full of zero bytes.
  const foreign = source.search(/[\ufffd\0]/);
  if (foreign >= 0) {
    const fix = 'save it again with the encoding UTF-8';
    return [{ offset: foreign, problem: 'the file is not saved as UTF-8', fix }];
  }
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  return error
    ? [{ offset: error.pos[0], problem: `is no valid YAML: ${error.message}`, fix: YAML_FIX }]
    : findTraps(source, document);
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

/** Mistakes that the parser accepts: anchors, aliases and tags, and texts that end early or go on below. */
function findTraps(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (key, node) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    const [offset = 0, end = 0] = node.range ?? [];
    const hasTag = !isAlias(node) && node.tag !== undefined && node.tag !== '!placeholder';
    if (isAlias(node) || node.anchor !== undefined || hasTag) return void issues.push({ offset, ...SIGN });
    // A note may stand behind a number, and behind the name of a list that is empty.
    if (!isScalar(node) || key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
    const note = /^[ \t]*(?=#)/.exec(source.slice(end));
    if (note) issues.push({ offset: end + note[0].length, ...NOTE });
    const next = /\n\s*(?=\S)/.exec(source.slice(offset, end));
    if (next) issues.push({ offset: offset + next.index + next[0].length, ...JOINED });
  });
  return issues;
}
