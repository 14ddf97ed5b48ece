import { isAlias, isCollection, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node } from 'yaml';
import { LIKE_FIELD } from './form/scalars';
import { positionAt, type ContentIssue, type Position } from './issues';
import type { Step } from './schema/json-schema';
import { explainError, type YamlIssue } from './yaml-errors';

/** One parsed content file: its plain value, and where in the file each part of it stands. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
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

/**
 * Parses one YAML file.
 *
 * @param file path from the project's root, used in issues
 * @param source the file's text, with `\n` as its only line ending
 * @returns the file, or the issues with its YAML
 */
export function parseYaml(file: string, source: string): { yaml?: YamlFile; issues: ContentIssue[] } {
  const document = parseDocument(source, {
    prettyErrors: false,
    stringKeys: true,
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  });
  // Behind an error the parser is lost: those that follow mean nothing.
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const found = error ? [explainError(error, source)] : findTraps(source, document);
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
      value: document.toJS() as unknown,
      contents,
      positionOf: (path) => positionAt(source, offsetOf(path)),
      positionOfKey: (path) => positionAt(source, keyAt(path)?.range?.[0] ?? offsetOf(path)),
      placeholders: placeholdersIn(contents),
    },
  };
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

const SIGN = {
  problem: '"&", "*" and "!" in front of a text mean something else to YAML; only "!placeholder " may stand there',
  remedy: 'put the whole text in quotes',
};
const NOTE = {
  problem: 'the text ends here: "#" after a space begins a note that no visitor sees',
  remedy: 'put the whole text in quotes, or the note into a line of its own',
};
const LINES = {
  problem: 'the line belongs to the text above it',
  remedy:
    'put both into one line, or write ">-" behind the colon or the dash; an entry or a field needs its own column',
};
const LIKE = {
  problem: 'the line belongs to the text above it, but begins as an entry, a note or a field does',
  remedy: 'give it as many spaces as its neighbours have; if it is text, break the line at another word',
};

/** What the parser accepts, but nobody means: texts that go on over other lines or end early, anchors, aliases, tags. */
function findTraps(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, (key, node) => {
    if (!isAlias(node) && !isScalar(node) && !isCollection(node)) return;
    const [start = 0, end = 0] = node.range ?? [];
    const hasTag = !isAlias(node) && node.tag !== undefined && node.tag !== '!placeholder';
    if (isAlias(node) || node.anchor !== undefined || hasTag) return void issues.push({ offset: start, ...SIGN });
    if (!isScalar(node) || key === 'key') return;
    const note = node.type === 'PLAIN' ? /^[ \t]*(?=#)/.exec(source.slice(end)) : null;
    if (note && (node.value === null || typeof node.value === 'string'))
      issues.push({ offset: end + note[0].length, ...NOTE });
    let offset = start;
    for (const line of source.slice(start, end).trimEnd().split('\n')) {
      const at = offset + line.search(/\S|$/);
      offset += line.length + 1;
      if (at === start) continue;
      if (LIKE_FIELD.test(line.trim())) return void issues.push({ offset: at, ...LIKE });
      if (node.type === 'PLAIN') return void issues.push({ offset: at, ...LINES });
    }
  });
  return issues;
}
