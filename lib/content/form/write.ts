import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { isGroup, schemaFor, type FieldSchema } from '../schema/json-schema';
import { columnOf, lineStart, outlineOf, type Item, type Outline } from './outline';
import { fold, inline } from './scalars';
import { canonical, isEmpty } from './values';

/** A text that stands for one which the company has still to write: behind `!placeholder` in the file. */
export class MadeUp {
  constructor(readonly text: string) {}
}

/** A new text of more characters is a folded one. */
const ONE_LINE = 90;

const spaces = (count: number) => ' '.repeat(count);

/**
 * A new value as it follows its mark in `column`.
 *
 * @param mark the name and colon of a field, or the dash of an entry, beside which a group begins
 */
export function render(value: unknown, column: number, mark = ':'): string {
  if (value instanceof MadeUp) return ` !placeholder${render(value.text, column)}`;
  const inner = `\n${spaces(column + 2)}`;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((each) => `${inner}-${render(each, column + 2, '-')}`).join('') : ' []';
  }
  if (isGroup(value)) {
    const fields = Object.entries(value).map(([key, each]) => `${key}:${render(each, column + 2)}`);
    return (mark === '-' ? ' ' : inner) + fields.join(inner);
  }
  const isLong = typeof value === 'string' && value.length > ONE_LINE;
  return isLong ? ` >-${fold(value, column + 2)}` : ` ${inline(value)}`;
}

/**
 * Writes a value over a file, and changes nothing but what differs.
 *
 * An entry of a list is known by its id, else by its value, else by its place; notes stay with the entry or field above or
 * beside which they stand. A text that changes loses `!placeholder`.
 *
 * @param source the file
 * @param root its contents
 * @param next what it is to hold, as `canonical` has it
 */
export function rewrite(source: string, root: YAMLMap, next: unknown, schema: FieldSchema): string {
  const outline = outlineOf(source, root);
  return source.slice(0, outline.start) + written(outline, next, schema) + source.slice(outline.end);

  /** The text of a value from its start to its end. */
  function written({ node, start, end, items }: Outline, value: unknown, schema: FieldSchema | undefined): string {
    if (isSame(canonical(schema, node.toJSON()), value)) return source.slice(start, end);
    if (Array.isArray(value)) return arranged(items, entriesOf(items, value, schema));
    if (isGroup(value))
      return arranged(items, fieldsOf(items, value, schemaFor(schema, value), schemaFor(schema, node.toJSON())));
    return writtenScalar(node as Scalar, value);
  }

  function entriesOf(items: readonly Item[], entries: readonly unknown[], schema: FieldSchema | undefined): Part[] {
    const old = items.map(({ value }) => canonical(schema?.items, value?.node.toJSON() ?? null));
    const column = columnOf(source, items[0]!.at);
    return matchEntries(old, entries).map((from, index) => {
      const item = from === undefined ? undefined : items[from];
      return { item, text: marked('-', item, entries[index], schema?.items, column) };
    });
  }

  function fieldsOf(
    items: readonly Item[],
    group: Readonly<Record<string, unknown>>,
    schema: FieldSchema | undefined,
    before: FieldSchema | undefined,
  ): Part[] {
    const known = Object.keys({ ...before?.properties, ...schema?.properties });
    const column = columnOf(source, items[0]!.at);
    // Keys that the schema does not know stay, as do optional ones that are empty in the file.
    const kept = items.filter(({ key = '', value }) => key in group || !known.includes(key) || isNothing(value));
    const keys = kept.map(({ key = '' }) => key);
    for (const key of Object.keys(group).filter((each) => !keys.includes(each) && !isEmpty(group[each]))) {
      const earlier = known.slice(0, known.indexOf(key));
      keys.splice(keys.findLastIndex((each) => earlier.includes(each)) + 1, 0, key);
    }
    return keys.map((key) => {
      const item = kept.find((each) => each.key === key);
      if (item && (!(key in group) || (isNothing(item.value) && isEmpty(group[key]))))
        return { item, text: source.slice(item.at, item.end) };
      return { item, text: marked(`${key}:`, item, group[key], schema?.properties?.[key], column) };
    });
  }

  /** A dash or a name with its value. */
  function marked(
    mark: string,
    item: Item | undefined,
    value: unknown,
    schema: FieldSchema | undefined,
    column: number,
  ): string {
    if (!item) return mark + render(value, column, mark);
    const old = item.value;
    if (old && isLike(old, value)) {
      const text = written(old, value, schema);
      const before = source.slice(item.at, old.start);
      const isChanged = text !== source.slice(old.start, old.end);
      return (isChanged ? before.replace(/!placeholder\s*/, '') : before) + text + source.slice(old.end, item.end);
    }
    const note = source.slice(old?.end ?? item.markEnd, item.end);
    const text = render(value, column, mark);
    return text.startsWith('\n') ? mark + note + text : mark + text + note;
  }

  /** A folded text stays one, with the note behind its sign; a text in quotes keeps them: a note may stand behind it. */
  function writtenScalar({ type = 'PLAIN', range }: Scalar, value: unknown): string {
    if (!type.startsWith('BLOCK')) return inline(value, type.startsWith('QUOTE'));
    const [head = '', first = ''] = source.slice(range![0], range![1]).split('\n');
    const note = head.replace(/^\S+/, '');
    return value ? `>-${note}${fold(String(value), Math.max(first.search(/\S/), 1))}` : inline(value) + note;
  }

  /** Entries or fields in their new order, each with the notes and the empty lines above it. */
  function arranged(items: readonly Item[], parts: readonly Part[]): string {
    const first = items[0]!;
    const column = columnOf(source, first.at);
    const hasOwnLine = source.slice(lineStart(source, first.at), first.at).trim() === '';
    const above = (item: Item) => source.slice(item.start, lineStart(source, item.at));
    const isSpaced = items.slice(1).some((item) => above(item).startsWith('\n'));
    const lines = parts.map(({ item, text }, index) => {
      const before = parts[index - 1]?.item;
      const stays = item && (item === first ? index === 0 : before && before === items[items.indexOf(item) - 1]);
      if (item && stays) return source.slice(item.start, item.at) + text;
      const notes = item ? above(item).trim() : '';
      if (index === 0 && !hasOwnLine) return notes ? `${text}\n${spaces(column)}${notes}` : text;
      const gap = isSpaced && index > 0 ? '\n' : '';
      return `${gap}${notes && `${spaces(column)}${notes}\n`}${spaces(column)}${text}`;
    });
    return lines.join('\n');
  }
}

/** An entry or field in its new place: the one of the file that it was, and its text from the dash or the name on. */
interface Part {
  item: Item | undefined;
  text: string;
}

/** Whether two values are the same to a file. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isNothing = (value: Outline | undefined) => value === undefined || isSame(value.node.toJSON(), []);

/** Whether a value can be written over another, part by part. */
function isLike({ node, items }: Outline, value: unknown): boolean {
  if (isSeq(node)) return items.length > 0 && Array.isArray(value) && value.length > 0;
  if (isMap(node)) return items.length > 0 && isGroup(value);
  return isScalar(node) && (typeof value !== 'object' || value === null);
}

/** Which entry of a list each entry of the new one was: by its id, else by its value, else by its place behind the one before it. */
function matchEntries(old: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const take = (isIt: (entry: unknown, index: number) => boolean) => {
    const found = [...free].find((index) => isIt(old[index], index));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const idOf = (entry: unknown) => (isGroup(entry) ? entry.id : undefined);
  const rules = [
    (entry: unknown) => take((each) => isSame(each, entry)),
    (entry: unknown) => (idOf(entry) === undefined ? undefined : take((each) => idOf(each) === idOf(entry))),
    (_: unknown, index: number) => take((_each, from) => from === (index === 0 ? 0 : (matches[index - 1] ?? -2) + 1)),
  ];
  const matches: (number | undefined)[] = next.map(() => undefined);
  for (const rule of rules) {
    for (const [index, entry] of next.entries()) matches[index] ??= rule(entry, index);
  }
  return matches;
}
