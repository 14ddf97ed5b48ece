/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { readYaml } from '@/lib/content/read-yaml';
import { RESERVED_IDS } from '@/lib/content/schema/common';
import { BLOCKS, FILES, fieldsOf, limitsOf } from './schema-fields';

const guide = readFileSync('docs/editing-content.md', 'utf8');
const kinds = [...Object.entries(BLOCKS), ...Object.entries(FILES)].map(([name, schema]) => [name, schema] as const);

/** The rows of the table below a heading: what is said of each field, by its name. */
function rowsOf(heading: string): Map<string, string> {
  const [, after] = guide.split(new RegExp(`^### \`?${heading.replace(/[.*]/g, '\\$&')}\`?$`, 'm'));
  const [part = ''] = (after ?? '').split(/^#/m);
  return new Map(
    [...part.matchAll(/^\| `([^`]+)` +\| .+? \| (.+?) +\|$/gm)].map(([, field = '', limits = '']) => [field, limits]),
  );
}

test.each(kinds)('the table of %s has every field and no other', (name, schema) => {
  const fields = fieldsOf(schema).map(({ path }) => path);
  expect(fields.length).toBeGreaterThan(0);
  expect([...rowsOf(name).keys()]).toEqual(fields);
});

test.each(kinds)('the limits in the table of %s are those that are checked', (name, schema) => {
  const rows = rowsOf(name);
  for (const field of fieldsOf(schema)) {
    const said = rows.get(field.path) ?? '';
    expect([field.path, limitsOf(field).filter((limit) => !said.includes(limit))]).toEqual([field.path, []]);
    expect([field.path, said.includes('optional')]).toEqual([field.path, field.optional]);
  }
});

test('every id that the site uses itself is one that editors may not use, and is told', () => {
  const sources = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const used = sources.flatMap((text) => [...text.matchAll(/\bid(?:=|: )["']([a-z-]+)["']/g)].map(([, id]) => id));
  expect(used).toEqual(expect.arrayContaining(['main', 'carousel', 'partners']));
  expect(used.filter((id) => !RESERVED_IDS.includes(id!))).toEqual([]);
  expect(RESERVED_IDS.filter((id) => !guide.includes(`\`${id}\``))).toEqual([]);
});

test('its examples are sound', () => {
  const examples = [...guide.matchAll(/^( *)```yaml\n([^]*?)```/gm)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.flatMap((text) => readYaml('an example', text).faults)).toEqual([]);
});

test('the guide names every command that it tells editors to type', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const typed = [...guide.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name ?? '');
  expect(new Set(typed)).toEqual(new Set(['dev', 'start', 'check', 'spelling', 'release']));
  expect(typed.filter((name) => !(name in scripts))).toEqual([]);
});
