import { ContentError, formatPath, type ContentIssue } from '../core/issues';
import { parseYaml } from '../core/parse-yaml';
import { printYaml } from '../core/print';
import { fieldSchemaOf } from '../core/schema';
import { labelOfPath } from '../core/schema/labels';
import { textsIn } from '../core/schema/values';
import { withIds } from './ids';
import { fromForm, toForm, type FormValues } from './values';

export { KIND_FIELD } from '../core/schema/json-schema';
export { PICTURE_FOLDER, type FormValues } from './values';

/** The name of a hidden value of the form: the file as it was read, to compare with when it is saved. */
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
  return { [SOURCE_FIELD]: source, ...(toForm(fieldSchemaOf(file), yaml.written) as FormValues) };
}

/** The content file for the values of a form. What has no id gets one from its heading. */
export function toSource(file: string, values: FormValues): string {
  const schema = fieldSchemaOf(file);
  return printYaml(schema, withIds(schema, fromForm(schema, values)));
}

/** Issues of texts typed on several lines: each will be one paragraph in the file and on the page. */
export function severalLines(file: string, values: FormValues): ContentIssue[] {
  const schema = fieldSchemaOf(file);
  return textsIn(fromForm(schema, values)).flatMap(({ text, path }) => {
    if (!/\S\s*[\r\n]\s*\S/.test(text)) return [];
    const problem = 'has several lines, which the page will show as one paragraph';
    const fix = 'write one paragraph here, and put the others into the paragraphs of a section';
    return { file, line: 1, column: 1, path: formatPath(path), label: labelOfPath(schema, path), problem, fix };
  });
}
