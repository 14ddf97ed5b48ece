import { isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Scalar } from 'yaml';
import { positionAt, type ContentIssue, type Position } from './issues';
import type { Step } from './schema/json-schema';
import { findSwallowed } from './swallowed';
import { offsetInSource } from './text-position';
import { explainErrors } from './yaml-errors';
import { findTraps } from './yaml-traps';

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
  /** The position of the character at `index` of the text at `path`. */
  positionIn(path: readonly Step[], index: number): Position;
  /** The position behind the value at `path`, where another field of that group could stand. */
  endOf(path: readonly Step[]): Position;
  /** The value at `path` letter for letter as the file has it, such as `007` for the number 7. */
  sourceOf(path: readonly Step[]): string | undefined;
  /** Paths of values that carry the tag `!placeholder`. */
  placeholders: Step[][];
}

/**
 * Parses one YAML file.
 *
 * @param file path from the project's root, used in issues
 * @param source the file's text
 * @returns the file, or the issues with its YAML
 */
export function parseYaml(file: string, source: string): { yaml?: YamlFile; issues: ContentIssue[] } {
  const document = parseDocument(source, {
    prettyErrors: false,
    stringKeys: true,
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  });
  const errors = explainErrors(source, document);
  const traps = () => [...findTraps(source, document), ...findSwallowed(source, document)];
  const issues = (errors.length > 0 ? errors : traps()).map(({ offset, problem, remedy }): ContentIssue => ({
    file,
    ...positionAt(source, offset),
    path: '',
    problem,
    remedy,
  }));
  if (issues.length > 0) return { issues };

  return {
    issues,
    yaml: {
      file,
      value: document.toJS(),
      contents: document.contents,
      positionOf: (path) => positionAt(source, offsetOf(document, path)),
      positionOfKey: (path) => positionAt(source, keyAt(document, path)?.range?.[0] ?? offsetOf(document, path)),
      positionIn: (path, index) => {
        const node = nodeAt(document, path);
        return positionAt(source, isScalar(node) ? offsetInSource(source, node, index) : offsetOf(document, path));
      },
      endOf: (path) => {
        const end = nodeAt(document, path)?.range?.[1] ?? offsetOf(document, path);
        return positionAt(source, source.slice(0, end).trimEnd().length);
      },
      sourceOf: (path) => {
        const node = nodeAt(document, path);
        return isScalar(node) ? node.source : undefined;
      },
      placeholders: placeholdersIn(document.contents),
    },
  };
}

function placeholdersIn(node: unknown, path: Step[] = []): Step[][] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => placeholdersIn(value, [...path, keyText(key)]));
  if (isSeq(node)) return node.items.flatMap((item, index) => placeholdersIn(item, [...path, index]));
  return isScalar(node) && node.tag === '!placeholder' ? [path] : [];
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : '?';
}

function nodeAt(document: Document, path: readonly Step[]): Node | undefined {
  return (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | undefined;
}

function keyAt(document: Document, path: readonly Step[]): Scalar | undefined {
  const parent = nodeAt(document, path.slice(0, -1));
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : [];
  return keys.filter(isScalar).find((key) => keyText(key) === path.at(-1));
}

/** The offset at which the value at `path` starts; the nearest parent's where the path ends early. */
function offsetOf(document: Document, path: readonly Step[]): number {
  const node = nodeAt(document, path);
  // A map or list starts below its key, and an empty value nowhere: the key is where an editor looks.
  const key = !isScalar(node) || node.value === null ? keyAt(document, path) : undefined;
  const start = (key ?? node)?.range?.[0];
  return start ?? (path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0);
}
