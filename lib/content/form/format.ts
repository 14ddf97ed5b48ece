import { isMap } from 'yaml';
import { schemaOf } from '../schema';
import { isGroup } from '../schema/json-schema';
import { ContentError } from '../issues';
import { parseYaml } from '../parse-yaml';
import { canonical, fromForm, toForm, type FormValues } from './values';
import { isSame, render, rewrite } from './write';

export { KIND_FIELD } from '../schema/json-schema';
export { PICTURE_FOLDER, type FormValues } from './values';

/** In the values of a form: the file as it was read. A program that keeps no old file for `toSource` carries it along, hidden. */
export const SOURCE_FIELD = 'source';

/**
 * The values of the form for a content file.
 *
 * @param file its path, such as `content/pages/home.yaml`; of a page in a folder also `content/insights/*.yaml`
 * @throws {ContentError} where the file cannot be read
 */
export function toValues(file: string, source: string): FormValues {
  const { yaml, issues } = parseYaml(file, source);
  if (!yaml) throw new ContentError(issues);
  return { [SOURCE_FIELD]: source, ...(toForm(schemaOf(file), yaml.value) as FormValues) };
}

/**
 * The content file for the values of a form. Where they carry the file from which they came, nothing changes in it but what
 * was changed in the form; else it is a new file.
 *
 * @throws {ContentError} where that file cannot be read
 */
export function toSource(file: string, { [SOURCE_FIELD]: source, ...values }: FormValues): string {
  const schema = schemaOf(file);
  const read = (form: unknown) => canonical(schema, fromForm(schema, form));
  const next = read(values);
  if (typeof source !== 'string' || !source.trim()) return newSource(next);
  const { yaml, issues } = parseYaml(file, source);
  if (!yaml) throw new ContentError(issues);
  const root = yaml.contents;
  if (!isMap(root)) return newSource(next);
  // In braces: there are no lines to keep.
  if (root.flow) return isSame(read(toForm(schema, yaml.value)), next) ? source : newSource(next);
  const written = rewrite(yaml.source, root, next, schema);
  if (written === yaml.source) return source;
  return source.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written;
}

/** A new file, with an empty line between its groups. Texts that are `MadeUp` are marked as such. */
export function newSource(value: unknown): string {
  const fields = isGroup(value) ? Object.entries(value) : [];
  return `${fields.map(([key, each]) => `${key}:${render(each, 0)}`).join('\n\n')}\n`;
}
