import { fieldSchemaOf } from '../core/schema';
import { isClause, schemaFor, type FieldSchema } from '../core/schema/json-schema';
import { marked } from '../core/placeholders';
import { printYaml } from '../core/print';

/** The values that a new page starts with; editors fill in the others. */
interface NewPage {
  /** The page's name in the menu, which is also its heading. */
  title: string;
  /** The page's position in the menu. */
  order: number;
  /** A file in `content/pictures`, until the page has a picture of its own. */
  picture: string;
}

/** The fields that have the page's name. */
const NAMED = ['page.menu', 'badge', 'heading', 'banner.heading'];

/**
 * The content file of a new page: every field that it must have, in the order of the schema. Strings say what to write,
 * and are marked as placeholders.
 *
 * @param file its path, or that of its kind
 */
export function newPage(file: string, page: NewPage): string {
  return printYaml(fieldSchemaOf(file), newValues(file, page));
}

/** The values of a new page; text to fill in is marked. */
export function newValues(file: string, page: NewPage): Record<string, unknown> {
  return valueOf(fieldSchemaOf(file), { page, path: '', entry: 0 }) as Record<string, unknown>;
}

/** The place of a value in the file. */
interface Place {
  page: NewPage;
  /** The field, without the numbers of entries: `list.items.heading`. */
  path: string;
  /** The index of the entry in the nearest list; 0 if there is none. */
  entry: number;
}

function valueOf(schema: FieldSchema, place: Place): unknown {
  const { page, path, entry } = place;
  const { properties, required = [], items, check } = schemaFor(schema, {}) ?? schema;
  if (properties) {
    const fields = required.map((key) => {
      const value = valueOf(properties[key]!, { ...place, path: path ? `${path}.${key}` : key });
      return [key, value] as const;
    });
    return Object.fromEntries(fields);
  }
  if (items) {
    return Array.from({ length: Math.max(schema.minItems ?? 1, 1) }, (_, index) =>
      valueOf(items, { ...place, entry: index + 1 }),
    );
  }
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum![0];
  if (schema.type !== 'string') return path === 'page.order' ? page.order : (schema.minimum ?? 1);
  if (NAMED.includes(path)) return page.title;
  if (check === 'id') return `${path.split('.').at(-2) ?? path}${entry ? `-${entry}` : ''}`.toLowerCase();
  if (check === 'link') return '/contacts';
  return check === 'picture' ? page.picture : marked(exampleOf(schema, place));
}

/** Text that says what to write, as long as the field requires. */
function exampleOf(schema: FieldSchema, { page, path, entry }: Place): string {
  const { minLength = 0, maxLength = Infinity, description = 'the text' } = schema;
  const [group, key] = path.split('.');
  const number = entry > 1 ? ` (${entry})` : '';
  const values = description.match(/\{\w+\}/g)?.join(' ');
  const said = description.split(/[;,:]/)[0]!;
  const ask = isClause(said) ? `Write here ${said}` : `Write ${said} here`;
  // Titles and descriptions of two pages must differ.
  const what = group === 'page' ? `${page.title}: write the ${key} here` : ask;
  const text = `${what}${number}${values ? `, with ${values}` : ''}`;
  const more = ` Use ${minLength} to ${maxLength} characters, in words that people outside the trade understand.`;
  const full = text.length >= minLength ? text : `${text}.${more}`;
  return full.length <= maxLength ? full : full.slice(0, maxLength).replace(/\W+\w*$/, '');
}
