/** @jest-environment node */
import { fieldsOf, titleOf, type Field } from '@/lib/content/editing/fields';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { SCHEMAS, fieldSchemaOf } from '@/lib/content/core/schema';
import { schemaAt, type PathKey } from '@/lib/content/core/schema/json-schema';
import { textsIn } from '@/lib/content/core/schema/values';
import { exampleContent } from '@/__tests__/support/content/example';

/** All fields of a form, including nested ones. */
function all(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...(field.kind === 'group' ? all(field.fields) : []),
    ...(field.kind === 'list' ? all([field.entry]) : []),
    ...(field.kind === 'union' ? field.alternatives.flatMap((each) => all(each.fields)) : []),
  ]);
}

/** The longest text that a page has room for: a paragraph in the brackets of a placeholder. */
const MAX_LENGTH = 904;

it.each(Object.keys(SCHEMAS))(
  'the fields of %s have distinct labels, hints without YAML syntax, and limits',
  (file) => {
    expect(titleOf(file)).toMatch(/^[A-Z][A-Za-z ]+$/);
    for (const { label, hint, ...field } of all(fieldsOf(file))) {
      expect(label).toMatch(/^\S.*\S$/);
      expect(hint).not.toMatch(/YAML|quotes|dash|">-"|content\/|undefined/);
      const siblings = field.kind === 'group' ? field.fields.map((each) => each.label) : [];
      expect(new Set(siblings).size).toBe(siblings.length);
      if (field.kind === 'text' && field.max) expect(field.max).toBeLessThanOrEqual(MAX_LENGTH);
    }
  },
);

it('the form shows what the specification fixes in each file', () => {
  const [heading] = fieldsOf('content/services/skilldevelopment.yaml').filter(({ key }) => key === 'heading');
  expect(heading?.value).toBe('Skill Development');
  expect(fieldsOf('content/services/*.yaml').filter(({ value }) => value)).toEqual([]);
  expect(all(fieldsOf('content/pages/home.yaml')).map(({ value }) => value)).toContain('Learn More');
  const offices = fieldsOf('content/site.yaml').find(({ key }) => key === 'offices');
  expect(offices?.hint).toContain('requires “Patna Office” and “Bhagalpur Office”; you can add others.');
  expect(fieldsOf('content/industries/education.yaml').some(({ key }) => key === 'list')).toBe(false);
});

/** The field of a form for the value at a path. */
function fieldAt(fields: readonly Field[], [step, ...rest]: readonly PathKey[]): Field | undefined {
  const field = fields.find(({ key }) => key === step || typeof step === 'number');
  if (!field || rest.length === 0) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest);
  if (field.kind === 'list') return fieldAt([field.entry], rest);
  const alternatives = field.kind === 'union' ? field.alternatives : [];
  return alternatives.map((each) => fieldAt(each.fields, rest)).find(Boolean);
}

it('the form applies the same limits to a placeholder as to the text itself', () => {
  const tried = new Set<string>();
  for (const [file, source] of exampleContent()) {
    for (const { path, text } of textsIn(parseYaml(file, source).yaml!.value)) {
      const field = fieldAt(fieldsOf(file), path);
      if ((field?.kind !== 'text' && field?.kind !== 'link') || !field.pattern) continue;
      tried.add(field.kind);
      const pattern = new RegExp(field.pattern.source);
      const accepts = (...texts: string[]) => texts.map((each) => pattern.test(each));
      expect([path, accepts(text, `[[${text}]]`)]).toEqual([path, [true, true]]);
      const { minLength = 0, maxLength: max, pattern: own } = schemaAt(fieldSchemaOf(file), path)!;
      if (own !== undefined || max === undefined) continue;
      const [shortest, longest] = [minLength, max].map((length) => 'x'.repeat(length)) as [string, string];
      expect(accepts(shortest, longest, `[[${shortest}]]`, `[[${longest}]]`, `[[x]]${longest.slice(1)}`)).not.toContain(
        false,
      );
      expect(accepts(`${longest}x`, `[[${longest}x]]`, `[[x]]${longest}`)).not.toContain(true);
      expect(accepts(shortest.slice(1), `[[${shortest.slice(1)}]]`)).toEqual([false, false]);
    }
  }
  expect([...tried].sort()).toEqual(['link', 'text']);
});
