/** @jest-environment node */
import { fieldsOf, titleOf, type Field } from '@/lib/content/form/fields';
import { SCHEMAS } from '@/lib/content/schema';

/** All fields of a form, those within others too. */
function all(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...(field.kind === 'group' ? all(field.fields) : []),
    ...(field.kind === 'list' ? all([field.entry]) : []),
    ...(field.kind === 'union' ? field.alternatives.flatMap((each) => all(each.fields)) : []),
  ]);
}

/** The longest text that a page has room for: a paragraph. */
const MAX_LENGTH = 900;

it.each(Object.keys(SCHEMAS))(
  'the fields of %s have labels that tell them apart, hints without signs of YAML, and limits',
  (file) => {
    expect(titleOf(file)).toMatch(/^[A-Z][A-Za-z ]+$/);
    for (const { label, hint, ...field } of all(fieldsOf(file))) {
      expect(label).toMatch(/^\S.*\S$/);
      expect(hint).not.toMatch(/YAML|quotes|dash|">-"|content\/|undefined/);
      const siblings = field.kind === 'group' ? field.fields.map((each) => each.label) : [];
      expect(new Set(siblings).size).toBe(siblings.length);
      if (field.kind === 'text' && !field.pattern) expect(field.max).toBeLessThanOrEqual(MAX_LENGTH);
    }
  },
);

it('has what the specification fixes in the file that it rules', () => {
  const [heading] = fieldsOf('content/services/skilldevelopment.yaml').filter(({ key }) => key === 'heading');
  expect(heading?.value).toBe('Skill Development');
  expect(fieldsOf('content/services/*.yaml').filter(({ value }) => value)).toEqual([]);
  expect(all(fieldsOf('content/pages/home.yaml')).map(({ value }) => value)).toContain('Learn More');
  expect(fieldsOf('content/industries/education.yaml').some(({ key }) => key === 'list')).toBe(false);
});
