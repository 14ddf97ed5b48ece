import { ContentError } from '../core/issues';
import { parseYaml } from '../core/parse-yaml';
import { printYaml } from '../core/print';
import { fieldSchemaOf } from '../core/schema';
import { withIds } from './ids';
import { fromForm, toForm, type FormValues } from './values';

export { KIND_FIELD } from '../core/schema/json-schema';
export { PICTURE_FOLDER, type FormValues } from './values';

/** The name of a hidden value of the form: the file as it was read, to compare with when it is saved. */
export const SOURCE_FIELD = 'source';

/**
 * The values of the form for a content file.
 *
 * @param file its path, such as `content/pages/home.yaml`; for a page in a folder, also `content/insights/*.yaml`
 * @throws {ContentError} if the file cannot be parsed
 */
export function toValues(file: string, source: string): FormValues {
  const { yaml, issues } = parseYaml(file, source);
  if (!yaml) throw new ContentError(issues);
  return { [SOURCE_FIELD]: source, ...(toForm(fieldSchemaOf(file), yaml.written) as FormValues) };
}

/** The content file for the values of a form. Anything without an id gets one from its heading. */
export function toSource(file: string, values: FormValues): string {
  const schema = fieldSchemaOf(file);
  return printYaml(schema, withIds(schema, fromForm(schema, values)));
}
