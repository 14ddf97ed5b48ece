import type { Field as SveltiaField, VariableFieldType } from '@sveltia/cms';
import { fieldsOf, type Field } from '@/lib/content/form/fields';
import { KIND_FIELD, SOURCE_FIELD } from '@/lib/content/form/format';

/** The name of the field that proposes the pages of the site. */
export const LINK_WIDGET = 'link';

/** The fields of Sveltia CMS for a content file, with the one that holds the file as it was read. */
export function formOf(file: string): SveltiaField[] {
  return [{ name: SOURCE_FIELD, widget: 'hidden' }, ...fieldsOf(file).map((field) => fieldFor(field))];
}

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function fieldFor(field: Field, name = field.key): SveltiaField {
  const { label, hint, required, fixed, value } = field;
  const common = {
    name,
    label,
    required,
    hint: fixed ? `${hint} ${fixed}` : hint,
    ...(fixed && { readonly: true }),
    ...(value !== undefined && { default: value }),
  };
  return { ...common, ...OPTIONS[field.kind](field as never) } as SveltiaField;
}

/** What Sveltia CMS has for each kind of field. */
const OPTIONS: { [Kind in Field['kind']]: (field: Of<Kind>) => object } = {
  text: ({ multiline, min, max, pattern }) => ({
    widget: multiline ? 'text' : 'string',
    minlength: min,
    maxlength: max,
    ...patternOf(pattern),
  }),
  number: ({ min, max, whole }) => ({ widget: 'number', value_type: whole ? 'int' : 'float', min, max }),
  date: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  flag: () => ({ widget: 'boolean', default: false }),
  choice: ({ options }) => ({ widget: 'select', options: [...options] }),
  constant: ({ value }) => ({ widget: typeof value === 'number' ? 'number' : 'string' }),
  id: ({ pattern }) => ({ widget: 'string', ...patternOf(pattern) }),
  link: ({ pattern }) => ({ widget: LINK_WIDGET, ...patternOf(pattern) }),
  picture: () => ({ widget: 'image', choose_url: false, accept: 'image/jpeg,image/png,image/webp' }),
  group: ({ fields }) => ({ widget: 'object', fields: fields.map((each) => fieldFor(each)) }),
  union: ({ alternatives }) => ({ widget: 'object', ...typesOf(alternatives) }),
  list: ({ entry, min, max }) => ({ widget: 'list', label_singular: entry.label, min, max, ...entriesOf(entry) }),
};

const patternOf = (pattern: { source: string; message: string } | undefined): object =>
  pattern ? { pattern: [pattern.source, pattern.message] } : {};

/** Groups are folded up, each under its first text: lists are long. */
function entriesOf(entry: Field): object {
  if (entry.kind === 'union') return { collapsed: true, ...typesOf(entry.alternatives) };
  if (entry.kind !== 'group') return { field: fieldFor(entry, entry.key || 'entry') };
  const title =
    entry.fields.find(({ key }) => TITLES.includes(key)) ?? entry.fields.find(({ kind }) => kind === 'text');
  return {
    collapsed: true,
    ...(title && { summary: `{{${title.key}}}` }),
    fields: entry.fields.map((each) => fieldFor(each)),
  };
}

/** What an entry is called by, where it has one of these. */
const TITLES = ['heading', 'title', 'label', 'name'];

function typesOf(alternatives: Of<'union'>['alternatives']): { typeKey: string; types: VariableFieldType[] } {
  const types = alternatives.map(({ kind, label, fields }) => ({
    name: kind,
    label,
    widget: 'object' as const,
    fields: fields.map((each) => fieldFor(each)),
  }));
  return { typeKey: KIND_FIELD, types };
}
