import { formatPath, type ContentIssue } from '../core/issues';
import { parseYaml } from '../core/parse-yaml';
import { fieldSchemaOf } from '../core/schema';
import type { PathKey } from '../core/schema/json-schema';
import { labelOfPath } from '../core/schema/labels';
import { textsIn, valueAt } from '../core/schema/values';
import { SOURCE_FIELD } from './format';
import { fromForm, type FormValues } from './values';

/**
 * Warnings that checking the file alone cannot give: the file keeps neither the line breaks as typed nor the name of a
 * picture that has been replaced.
 *
 * @param file the path of the content file
 */
export function warningsOfForm(file: string, values: FormValues): ContentIssue[] {
  const schema = fieldSchemaOf(file);
  const now = fromForm(schema, values);
  const before = parseYaml(file, String(values[SOURCE_FIELD] ?? '')).yaml?.written;
  return textsIn(now).flatMap(({ text, path }) => {
    const place = { file, line: 1, column: 1, path: formatPath(path), label: labelOfPath(schema, path) };
    if (/\S\s*[\r\n]\s*\S/.test(text)) {
      const problem = 'has several lines, which the page will show as one paragraph';
      const fix = 'write it as one paragraph; if the form has a list of paragraphs, put the rest there';
      return { ...place, problem, fix };
    }
    if (path.at(-1) !== 'alt' || valueAt(before, path) !== text || !isReplaced(before, now, path)) return [];
    return { ...place, problem: 'describes the picture that you have replaced', fix: 'say what this picture shows' };
  });
}

/** Whether the picture that a description belongs to has been replaced. */
function isReplaced(before: unknown, now: unknown, description: readonly PathKey[]): boolean {
  const [old, chosen] = [before, now].map((value) => valueAt(value, [...description.slice(0, -1), 'file']));
  return Boolean(old && chosen) && old !== chosen;
}
