import { Document, isScalar, Scalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { CollectionName } from '@/lib/content/schema';
import { COLLECTIONS } from '@/lib/content/schema';
import { describeField, jsonSchemaOf, type FieldSchema } from '@/lib/content/schema/json-schema';

/** What a new page is given; everything else in its file is there to be filled in. */
export interface NewPage {
  collection: CollectionName;
  /** Its name in the menu, which is also its heading. */
  title: string;
  /** Its place in the menu. */
  order: number;
  /** A file in `content/pictures`, until the page has a picture of its own. */
  picture: string;
}

/** The fields that hold the page's name. */
const NAMED = ['page.menu', 'badge', 'heading', 'banner.heading'];
/** A text of more characters stands below its field. */
const LONG = 80;

/**
 * The content file of a new page: every field that it must have, in the order of the schema, each with a note that says
 * what to write. Texts are made up and marked with `!placeholder`.
 */
export function newPageFile(page: NewPage): string {
  const document = new Document({}, { customTags: [{ tag: '!placeholder', resolve: (value: string) => value }] });
  const schema = jsonSchemaOf(COLLECTIONS[page.collection]);
  document.contents = groupOf(schema, {
    page,
    document,
    path: '',
    entry: 1,
    isNoted: true,
  }) as typeof document.contents;
  const optional = Object.keys(schema.properties ?? {}).filter((key) => !schema.required?.includes(key));
  document.commentBefore = [
    ' Each text behind "!placeholder" is made up: write the real one, and remove "!placeholder".',
    ' A line that begins with "#" is a note; remove it when you have done what it says.',
    ...(optional.length > 0 ? [` You may add: ${optional.join(', ')}.`] : []),
  ].join('\n');
  return document.toString({ lineWidth: 100, singleQuote: true });
}

/** Where in the file a value stands. */
interface Place {
  page: NewPage;
  document: Document;
  /** The field, without the numbers of entries: `list.items.heading`. */
  path: string;
  /** Its number in the nearest list. */
  entry: number;
  /** Whether notes say what to write: only in the first entry of a list. */
  isNoted: boolean;
}

function groupOf({ properties = {}, required = [] }: FieldSchema, place: Place): YAMLMap {
  const { document, path, isNoted } = place;
  const map = document.createNode({}) as YAMLMap;
  for (const key of required) {
    const schema = properties[key];
    if (!schema) continue;
    const field = path ? `${path}.${key}` : key;
    const pair = document.createPair(key, null) as Pair<Node, Node>;
    pair.value = valueOf(schema, { ...place, path: field });
    if (isNoted && isScalar(pair.value)) pair.key.commentBefore = ` ${describeField(schema)}`;
    if (!path && map.items.length > 0) pair.key.spaceBefore = true;
    map.items.push(pair);
  }
  return map;
}

function valueOf(schema: FieldSchema, place: Place): Node {
  if (schema.properties) return groupOf(schema, place);
  if (schema.items) return listOf(schema, schema.items, place);
  const scalar = new Scalar(givenValue(schema, place) ?? exampleOf(schema, place));
  if (isPlaceholder(schema, place)) scalar.tag = '!placeholder';
  // As the other files have a long text, which needs no quotes there.
  if (String(scalar.value).length > LONG) scalar.type = 'BLOCK_FOLDED';
  return scalar;
}

function listOf({ minItems = 1 }: FieldSchema, items: FieldSchema, place: Place): YAMLSeq {
  const list = place.document.createNode([]) as YAMLSeq;
  for (let entry = 1; entry <= Math.max(minItems, 1); entry += 1) {
    // The first of a list in the second entry of another is no first one.
    const isNoted = place.isNoted && entry === 1;
    list.items.push(valueOf(items, { ...place, entry: items.properties ? entry : place.entry, isNoted }));
  }
  return list;
}

/** What the page is given, or any page has. */
function givenValue({ type, check }: FieldSchema, { page, path, entry }: Place): string | number | undefined {
  if (type !== 'string') return page.order;
  if (NAMED.includes(path)) return page.title;
  if (check === 'id') return `${path.split('.')[0]}-${entry}`;
  if (check === 'link') return '/contacts';
  return check === 'picture' ? page.picture : undefined;
}

function isPlaceholder({ type, check }: FieldSchema, { path }: Place): boolean {
  return type === 'string' && !NAMED.includes(path) && check !== 'id' && check !== 'link';
}

/** A text that says what to write, as long as the field wants it. */
function exampleOf({ description = 'a text', minLength = 0, maxLength = Infinity }: FieldSchema, place: Place): string {
  const { page, path, entry } = place;
  const [group, key] = path.split('.');
  const number = entry > 1 ? ` (${entry})` : '';
  // Titles and descriptions of two pages must differ.
  const text =
    group === 'page' ? `${page.title}: write the ${key} here` : `Write ${description.split(/[;,:]/)[0]} here${number}`;
  const more = ` It takes ${minLength} to ${maxLength} characters, in words that somebody outside the trade would use.`;
  const full = text.length >= minLength ? text : `${text}.${more}`;
  return full.length <= maxLength ? full : full.slice(0, maxLength).replace(/\W+\w*$/, '');
}
