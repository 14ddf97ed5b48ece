import { isGroup, schemaAt, schemaFor, type FieldSchema } from '../core/schema/json-schema';
import { textsIn } from '../core/schema/values';

/** An id is made from the first of these fields that has text. */
const NAMES = ['heading', 'title', 'name', 'label', 'term', 'tab'];

/** The maximum length of an id. */
const LONGEST = 40;

/** A file's value with an id for each group that lacked one, made from its heading; existing ids are kept. */
export function withIds(schema: FieldSchema, value: unknown): unknown {
  const ids = textsIn(value).filter(({ path }) => schemaAt(schema, path)?.check === 'id');
  const taken = new Set(ids.map(({ text }) => text));
  return filled(schema, value, (name) => {
    const id = idOf(name, taken);
    taken.add(id);
    return id;
  });
}

function filled(schema: FieldSchema | undefined, value: unknown, make: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(schema?.items, each, make));
  if (!isGroup(value)) return value;
  const { properties = {} } = schemaFor(schema, value) ?? {};
  const fields = Object.entries(value).map(([key, each]) => {
    const name = NAMES.map((field) => value[field]).find((text) => typeof text === 'string' && text.trim());
    const isMissing = properties[key]?.check === 'id' && each === '' && name;
    return [key, isMissing ? make(String(name)) : filled(properties[key], each, make)];
  });
  return Object.fromEntries(fields);
}

function idOf(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '');
  const base = words.slice(0, LONGEST - 3).replace(/-$/, '') || 'part';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
