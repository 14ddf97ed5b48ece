import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';
import { placeIn, type Fault, type Place } from './faults';
import { explainErrors, findTraps } from './yaml-faults';

/** A step into a YAML document: a key of a map or an index of a list. */
export type Step = string | number;

/** One content file, read: its plain value, and where in the file each part of it stands. */
export interface YamlFile {
  /** Path from the project's root, such as `content/site.yaml`. */
  file: string;
  value: unknown;
  /** Line and column (both from 1) of the value at `path`, or of the nearest parent that exists. */
  place(path: readonly Step[]): Place;
  /** Line and column of the key itself, for keys that should not be there. */
  placeOfKey(path: readonly Step[], key: string): Place;
  /** The value at `path` letter for letter as the file has it, such as `007` for the number 7. */
  written(path: readonly Step[]): string | undefined;
  /** Paths of values that carry the tag `!placeholder`. */
  placeholders: Step[][];
}

/**
 * Reads one YAML file.
 *
 * @param file path from the project's root, used in faults
 * @param source the file's text
 * @returns the file, or the faults of its YAML, each with its line
 */
export function readYaml(file: string, source: string): { yaml?: YamlFile; faults: Fault[] } {
  const document = parseDocument(source, {
    prettyErrors: false,
    stringKeys: true,
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  });
  const errors = explainErrors(source, document);
  const faults = (errors.length > 0 ? errors : findTraps(source, document)).map(
    ({ offset, problem, remedy }): Fault => ({ file, ...placeIn(source, offset), path: '', problem, remedy }),
  );
  if (faults.length > 0) return { faults };

  const placeholders: Step[][] = [];
  walk(document.contents, [], (node, path) => {
    if (isScalar(node) && node.tag === '!placeholder') placeholders.push(path);
  });

  return {
    faults,
    yaml: {
      file,
      value: document.toJS(),
      place: (path) => placeOf(document, source, path),
      placeOfKey: (path, key) => placeOfKey(document, source, path, key),
      written: (path) => {
        const node = nodeIn(document, path);
        return isScalar(node) ? node.source : undefined;
      },
      placeholders,
    },
  };
}

function walk(node: unknown, path: Step[], visit: (node: unknown, path: Step[]) => void): void {
  visit(node, path);
  if (isMap(node)) {
    for (const { key, value } of node.items) walk(value, [...path, isScalar(key) ? String(key.value) : '?'], visit);
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => walk(item, [...path, index], visit));
  }
}

function nodeIn(document: Document, path: readonly Step[]): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

/** The offset at which the value at `path` starts; the nearest parent's where the path ends early. */
function placeOf(document: Document, source: string, path: readonly Step[]): Place {
  for (let length = path.length; length >= 0; length--) {
    const steps = path.slice(0, length);
    const node = nodeIn(document, steps);
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) continue;
    const last = steps.at(-1);
    // A map or list starts below its key, and nothing has no place: the key is where an editor looks.
    const hidden = !isScalar(node) || node.value === null;
    if (hidden && typeof last === 'string') return placeOfKey(document, source, steps.slice(0, -1), last);
    if (node.range) return placeIn(source, node.range[0]);
  }
  return { line: 1, column: 1 };
}

function placeOfKey(document: Document, source: string, path: readonly Step[], key: string): Place {
  const parent = nodeIn(document, path);
  if (isMap(parent)) {
    const pair = parent.items.find((each) => isScalar(each.key) && String(each.key.value) === key);
    if (pair && isScalar(pair.key) && pair.key.range) return placeIn(source, pair.key.range[0]);
  }
  return placeOf(document, source, path);
}
