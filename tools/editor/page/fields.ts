import type { Field as SveltiaField, VariableFieldType } from '@sveltia/cms';
import { fieldsOf, type Field } from '@/lib/content/editing/fields';
import { mayBeFixed } from '@/lib/content/editing/fixed';
import { KIND_FIELD, SOURCE_FIELD } from '@/lib/content/editing/format';

/** The name of the field that suggests the pages of the site. */
export const LINK_WIDGET = 'link';
/** The name of the field that shows what the specification fixes, with the reason. */
export const FIXED_WIDGET = 'fixed';

/** The files that the dialog offers. The last two are for systems that do not know the type of an iPhone's photos. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** The fields of Sveltia CMS for a content file, including a hidden one with the file as it was read. */
export function formOf(file: string): SveltiaField[] {
  return [{ name: SOURCE_FIELD, widget: 'hidden' }, ...fieldsAt({ file, path: [] }, fieldsOf(file))];
}

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** The place of a field: its file, and its path there, with `*` for the entries of lists. */
interface Place {
  file: string;
  path: readonly string[];
}

const fieldsAt = ({ file, path }: Place, fields: readonly Field[]) =>
  fields.map((field) => fieldFor(field, { file, path: [...path, field.key] }));

function fieldFor(field: Field, place: Place, name = field.key): SveltiaField {
  const { label, hint, required, value } = field;
  const common = { name, label, required, hint, ...(value !== undefined && { default: value }) };
  const options = OPTIONS[field.kind](field as never, place);
  const isFixed = field.kind === 'constant' || mayBeFixed(place.file, place.path);
  return { ...common, ...options, ...(isFixed && fixedOf(field, place, options)) } as SveltiaField;
}

/**
 * The options of a field that the specification may fix: our own widget, which shows the usual one where nothing is
 * fixed.
 */
function fixedOf(field: Field, { file }: Place, options: { widget?: string }): object {
  return { widget: FIXED_WIDGET, base: options.widget, file, constant: field.kind === 'constant' };
}

/** The field of Sveltia CMS for each kind of field. */
const OPTIONS: { [Kind in Field['kind']]: (field: Of<Kind>, place: Place) => object } = {
  // The counter has room for the brackets of a placeholder; the pattern has the limits without them.
  text: ({ multiline, max, pattern }) => ({
    widget: multiline ? 'text' : 'string',
    maxlength: max,
    ...patternOf(pattern),
  }),
  number: ({ min, max, whole }) => ({ widget: 'number', value_type: whole ? 'int' : 'float', min, max }),
  date: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  flag: () => ({ widget: 'boolean', default: false }),
  choice: ({ options }) => ({ widget: 'select', options: [...options] }),
  constant: () => ({}),
  id: ({ pattern }) => ({ widget: 'string', ...patternOf(pattern) }),
  link: ({ pattern }) => ({ widget: LINK_WIDGET, ...patternOf(pattern) }),
  picture: () => ({ widget: 'image', choose_url: false, accept: PICTURE_TYPES }),
  group: ({ fields }, place) => ({ widget: 'object', fields: fieldsAt(place, fields) }),
  union: ({ alternatives }, place) => ({ widget: 'object', ...typesOf(alternatives, place) }),
  list: ({ entry, min, max }, { file, path }) => ({
    widget: 'list',
    label_singular: entry.label,
    min,
    max,
    allow_duplicate: isFlat(entry),
    ...entriesOf(entry, { file, path: [...path, '*'] }),
  }),
};

const patternOf = (pattern: { source: string; message: string } | undefined): object =>
  pattern ? { pattern: [pattern.source, pattern.message] } : {};

/** Whether an entry contains no list and no choice of kinds. With one, Sveltia CMS's “Duplicate” may do nothing. */
const isFlat = (entry: Field): boolean =>
  fieldsIn(entry).every((field) => field.kind !== 'list' && field.kind !== 'union' && isFlat(field));

const fieldsIn = (entry: Field): readonly Field[] =>
  entry.kind === 'union'
    ? entry.alternatives.flatMap(({ fields }) => fields)
    : entry.kind === 'group'
      ? entry.fields
      : [];

/** Folds up the groups of a list, each under its first line of text, because lists are long. */
function entriesOf(entry: Field, place: Place): object {
  if (entry.kind === 'union') return { collapsed: true, ...typesOf(entry.alternatives, place) };
  if (entry.kind !== 'group') return { field: fieldFor(entry, place, entry.key || 'entry') };
  return { collapsed: true, ...summaryOf(entry.fields), fields: fieldsAt(place, entry.fields) };
}

/** The name of a group that is folded up. */
function summaryOf(fields: readonly Field[]): { summary?: string } {
  const titles = TITLES.map((name) => fields.find(({ key }) => key === name));
  const title = titles.find(Boolean) ?? fields.find(({ kind }) => kind === 'text');
  return title ? { summary: `{{${title.key}}}` } : {};
}

/** The keys of fields that can name an entry, the best first. */
const TITLES = ['heading', 'title', 'name', 'label'];

function typesOf(
  alternatives: Of<'union'>['alternatives'],
  place: Place,
): { typeKey: string; types: VariableFieldType[] } {
  const types = alternatives.map(({ kind, label, fields }) => ({
    name: kind,
    label,
    widget: 'object' as const,
    fields: fieldsAt(place, fields),
    ...summaryOf(fields),
  }));
  return { typeKey: KIND_FIELD, types };
}
