/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fieldsOf, titleOf, type Field } from '@/lib/content/form/fields';
import { KIND_FIELD, SOURCE_FIELD, toValues, type FormValues } from '@/lib/content/form/format';
import { SCHEMAS } from '@/lib/content/schema';
import { contentFiles } from '../content-files';

/** Each value of a form with its field; undefined where there is none. */
function leaves(fields: readonly Field[], values: FormValues): { field: Field | undefined; value: unknown }[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (key === KIND_FIELD || key === SOURCE_FIELD) return [];
    return leavesOf(
      fields.find((field) => field.key === key),
      value,
    );
  });
}

function leavesOf(field: Field | undefined, value: unknown): { field: Field | undefined; value: unknown }[] {
  if (field?.kind === 'list') return (value as unknown[]).flatMap((entry) => leavesOf(field.entry, entry));
  if (field?.kind === 'group') return leaves(field.fields, value as FormValues);
  if (field?.kind !== 'union') return [{ field, value }];
  const alternative = field.alternatives.find(({ kind }) => kind === (value as FormValues)[KIND_FIELD]);
  return leaves(alternative?.fields ?? [], value as FormValues);
}

/** All fields of a form, those within others too. */
function all(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...(field.kind === 'group' ? all(field.fields) : []),
    ...(field.kind === 'list' ? all([field.entry]) : []),
    ...(field.kind === 'union' ? field.alternatives.flatMap((each) => all(each.fields)) : []),
  ]);
}

const TYPES: Partial<Record<Field['kind'], string>> = { number: 'number', flag: 'boolean' };

it.each(contentFiles())('every value of %s has a field that takes it', (file) => {
  const found = leaves(fieldsOf(file), toValues(file, readFileSync(file, 'utf8')));
  expect(found.length).toBeGreaterThan(6);
  for (const { field, value } of found) {
    expect({ value, field }).toEqual({ value, field: expect.anything() as unknown });
    if (field?.kind !== 'constant') expect(typeof value).toBe(TYPES[field!.kind] ?? 'string');
    if (field && 'pattern' in field && field.pattern) {
      expect((value as string).replace('/pictures/', '')).toMatch(new RegExp(field.pattern.source));
    }
    if (field?.value !== undefined) expect(value).toBe(field.value);
  }
});

it.each(Object.keys(SCHEMAS))(
  'the fields of %s have labels that tell them apart, and hints without signs of YAML',
  (file) => {
    expect(titleOf(file)).toMatch(/^[A-Z][A-Za-z ]+$/);
    for (const { label, hint, ...field } of all(fieldsOf(file))) {
      expect(label).toMatch(/^\S.*\S$/);
      expect(hint).not.toMatch(/YAML|quotes|dash|">-"|content\/|undefined/);
      const siblings = field.kind === 'group' ? field.fields.map((each) => each.label) : [];
      expect(new Set(siblings).size).toBe(siblings.length);
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
