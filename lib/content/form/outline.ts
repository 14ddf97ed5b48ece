import { isCollection, isPair, isScalar, type Node, type Pair } from 'yaml';

/** The part of a file that a value takes. */
export interface Outline {
  node: Node;
  /** Of a list or group in lines of its own, the start of the first line, with the notes above it; else its first character. */
  start: number;
  end: number;
  /** The entries or fields; empty for a text, and for what stands in brackets. */
  items: Item[];
}

/** An entry of a list or a field of a group. */
export interface Item {
  /** The name of the field. */
  key?: string;
  /** Where the lines above it begin that are notes or empty. */
  start: number;
  /** The dash or the name, and what follows the dash or the colon. */
  at: number;
  markEnd: number;
  /** The end of its last line, with the note behind it and those below it that stand further in. */
  end: number;
  /** Absent where nothing is written. */
  value?: Outline;
}

/**
 * Measures the lines of a file, so that entries and fields can be moved with their notes.
 *
 * @param minIndent notes below the value belong to it if they stand as far in as this
 */
export function outlineOf(source: string, node: Node, minIndent = 1): Outline {
  const [at = 0, valueEnd = 0] = node.range ?? [];
  if (!isCollection(node) || node.flow || node.items.length === 0) {
    return { node, start: at, end: at + source.slice(at, valueEnd).trimEnd().length, items: [] };
  }
  const column = columnOf(source, at);
  const items: Item[] = [];
  for (const [index, child] of node.items.entries()) {
    const start = items.length > 0 ? items.at(-1)!.end + 1 : notesAbove(source, at);
    const isLast = index === node.items.length - 1;
    items.push(
      itemOf(
        source,
        child as Node | Pair<Node, Node | null>,
        start,
        column,
        isLast ? Math.max(column, minIndent) : column + 1,
      ),
    );
  }
  return { node, start: items[0]!.start, end: items.at(-1)!.end, items };
}

function itemOf(
  source: string,
  child: Node | Pair<Node, Node | null>,
  start: number,
  column: number,
  minIndent: number,
): Item {
  const at = start + /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*/.exec(source.slice(start))![0].length;
  const isField = isPair(child);
  const node = isField ? child.value : child;
  const markEnd = isField ? source.indexOf(':', child.key.range?.[1]) + 1 : at + 1;
  const isThere = node?.range && node.range[1] > node.range[0];
  const value = isThere ? outlineOf(source, node, column + 1) : undefined;
  const end = notesBelow(source, lineEnd(source, value?.end ?? markEnd), minIndent);
  const key = isField && isScalar(child.key) ? { key: String(child.key.value) } : {};
  return { ...key, start, at, markEnd, end, ...(value && { value }) };
}

/** How many characters stand before an offset in its line. */
export const columnOf = (source: string, offset: number): number => offset - lineStart(source, offset);

export const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

/** The start of the lines above a value that are notes or empty; the value itself where it has no line of its own. */
function notesAbove(source: string, at: number): number {
  let start = lineStart(source, at);
  if (source.slice(start, at).trim()) return at;
  for (let above = start; above > 0;) {
    above = lineStart(source, above - 1);
    if (!/^\s*(?:#.*)?$/.test(source.slice(above, start - 1))) break;
    start = above;
  }
  return start;
}

/** The end of the last note below a line, if all between are notes too, or empty. */
function notesBelow(source: string, end: number, minIndent: number): number {
  const notes = new RegExp(`^(?:(?:\\n[^\\S\\n]*)*\\n {${minIndent},}#.*)*`).exec(source.slice(end));
  return end + (notes?.[0].length ?? 0);
}
