import { marked } from '../core/placeholders';
import { fieldSchemaOf } from '../core/schema';
import { inSeries, type FieldSchema } from '../core/schema/json-schema';
import { entryLabelOf, inWords, labelOf } from '../core/schema/labels';
import { SPECIFICATION, type Rule, type Values } from '../core/specification-rules';

/** The properties of every field of a form. */
interface FieldBase {
  /** The field's name in the file; empty for the entries of a list. */
  key: string;
  label: string;
  /** A sentence or two for the form; empty if the label says it all. */
  hint: string;
  required: boolean;
  /** The value that the specification fixes, if any. */
  value?: unknown;
}

/** A field of a form, for any program that shows it. */
export type Field = FieldBase &
  (
    | { kind: 'text'; multiline: boolean; min?: number; max?: number; pattern?: Pattern }
    | { kind: 'number'; min?: number; max?: number; whole: boolean }
    /** A year, month and day, such as 2026-01-31. */
    | { kind: 'date' }
    /** The value is true, or absent. */
    | { kind: 'flag' }
    | { kind: 'choice'; options: { value: string; label: string }[] }
    | { kind: 'constant' }
    | { kind: 'id'; pattern: Pattern }
    | { kind: 'link'; pattern: Pattern }
    /** The name of a picture, after `PICTURE_FOLDER`. */
    | { kind: 'picture'; pattern: Pattern }
    | { kind: 'group'; fields: Field[] }
    | { kind: 'list'; entry: Field; min: number; max?: number }
    /** The `KIND_FIELD` in the field's values names the alternative. */
    | { kind: 'union'; alternatives: { kind: string; label: string; fields: Field[] }[] }
  );

/** The pattern of a text field: a regular expression, and what to say if the text does not match it. */
interface Pattern {
  source: string;
  message: string;
}

/** How many characters the mark of a placeholder adds to text. */
const MARK_LENGTH = marked('').length;

/** Text that may have more characters than this gets a field of several lines. */
const ONE_LINE = 100;

/**
 * The fields of a content file, in their order.
 *
 * @param file its path, or a pattern such as `content/industries/*.yaml`; a pattern ignores what the specification
 *   fixes in only one of its files
 */
export function fieldsOf(file: string): Field[] {
  return fieldsOfGroup(fieldSchemaOf(file), [], SPECIFICATION[file] ?? []);
}

/** The name of a content file, or of its kind: `Home`, `Industries`. */
export function titleOf(file: string): string {
  return labelOf(file.replace(/^.*\/(?!\*)|\/\*|\.yaml$/g, ''), fieldSchemaOf(file));
}

function fieldsOfGroup(
  { properties = {}, required = [] }: FieldSchema,
  path: readonly string[],
  rules: readonly Rule[],
) {
  return Object.entries(properties).flatMap(([key, schema]): Field[] => {
    const at = [...path, key];
    if (rules.some((rule) => 'absent' in rule && rule.at.join() === at.join())) return [];
    return [fieldOf({ key, label: labelOf(key, schema), schema, required: required.includes(key), path: at, rules })];
  });
}

interface Place {
  key: string;
  label: string;
  schema: FieldSchema;
  required: boolean;
  /** The field's path in the file, with `*` for the entries of lists. */
  path: readonly string[];
  rules: readonly Rule[];
}

function fieldOf({ key, label, schema, required, path, rules }: Place): Field {
  const own = rules.filter((rule) => rule.at.join() === path.join());
  const fixed = own.flatMap((rule) => ('reads' in rule ? { value: rule.reads } : []))[0];
  const { description = '', expected, check } = schema;
  // A picture is chosen, not named, and a fixed value needs no hint about its form. A hint does not repeat the label.
  const isSaid = key === 'file' || description.toLowerCase() === `the ${label.toLowerCase()}`;
  const form = fixed || check === 'picture' ? undefined : expected;
  const made =
    check === 'id'
      ? 'leave it empty, and the editor will make it from the heading. It will not change if you edit the heading later'
      : undefined;
  const hints = [isSaid ? undefined : description, form, made, ...own.map((rule) => hintOf(rule, schema))];
  const hint = hints.flatMap((each) => (each ? sentence(each) : [])).join(' ');
  const base = { key, label, hint, required: required && check !== 'id' };
  return { ...base, ...kindOf(schema, label, path, rules), ...fixed } as Field;
}

function kindOf(schema: FieldSchema, label: string, path: readonly string[], rules: readonly Rule[]) {
  const { check, expected = '', minLength: min = 0, maxLength: max } = schema;
  const message = expected || (max === undefined ? schema.description : `${min} to ${max} characters`);
  const pattern = { source: orMarked(schema), message: sentence(`write ${message}`) };
  if (schema.const === true) return { kind: 'flag' };
  if (schema.const !== undefined) return { kind: 'constant', value: schema.const };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map((each) => optionOf(String(each))) };
  if (schema.properties) return { kind: 'group', fields: fieldsOfGroup(schema, path, rules) };
  if (schema.anyOf) {
    const alternatives = schema.anyOf.map((option) => ({
      kind: option.kind ?? '',
      label: labelOf('', option),
      fields: fieldsOfGroup(option, path, rules),
    }));
    return { kind: 'union', alternatives };
  }
  if (schema.items) {
    const entry = fieldOf({
      key: '',
      label: entryLabelOf(label, schema),
      schema: schema.items,
      required: true,
      path: [...path, '*'],
      rules,
    });
    return { kind: 'list', entry, min: schema.minItems ?? 0, max: schema.maxItems };
  }
  if (schema.format === 'date') return { kind: 'date' };
  if (check) return { kind: check, pattern };
  if (schema.type !== 'string') {
    const limits = { min: schema.minimum ?? schema.exclusiveMinimum, max: schema.maximum };
    return { kind: 'number', whole: schema.type === 'integer', ...limits };
  }
  const longest = max === undefined ? {} : { max: max + MARK_LENGTH };
  return { kind: 'text', multiline: (max ?? 0) > ONE_LINE, min, ...longest, pattern };
}

/** The pattern or the limits of a text field, whose text may be marked as a placeholder. The mark does not count. */
function orMarked({ pattern, minLength: min = 0, maxLength: max }: FieldSchema): string {
  const body = pattern?.replace(/^\^|\$$/g, '');
  if (body !== undefined) return `^(?:${body}|\\[\\[(?:${body})\\]\\])$`;
  if (max === undefined) return '';
  const isMarked = '[^]*\\[\\[[^]+\\]\\]';
  return `^(?:(?!${isMarked})[^]{${min},${max}}|(?=${isMarked})[^]{${min + MARK_LENGTH},${max + MARK_LENGTH}})$`;
}

const optionOf = (value: string) => ({ value, label: /-/.test(value) ? value : inWords(value) });

/** The hint for a list or group that the specification partly fixes. */
function hintOf(rule: Rule, { minItems, maxItems }: FieldSchema): string | undefined {
  if ('says' in rule) return `the site’s specification requires ${quoted(rule.says)} here`;
  if ('atLeast' in rule) return `the site’s specification requires ${rule.atLeast} entries or more`;
  if (!('holds' in rule)) return undefined;
  const names = quoted(rule.holds.map((values: Values) => Object.values(values)[0]!));
  return `the site’s specification requires ${names}${minItems === maxItems ? '' : '; you can add others'}`;
}

const quoted = (texts: readonly string[]) => inSeries(texts.map((text) => `“${text}”`));

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
