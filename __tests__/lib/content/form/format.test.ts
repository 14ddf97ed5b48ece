/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseDocument, type Scalar } from 'yaml';
import { toSource, toValues, type FormValues } from '@/lib/content/form/format';

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `content/${name}`)
  .sort();
const read = (file: string) => readFileSync(file, 'utf8');

type Path = (string | number)[];

/** All texts of a form, but for the names of kinds and pictures. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withValue(values: FormValues, path: Path, value: unknown): FormValues {
  const copy = structuredClone(values);
  const parent = path.slice(0, -1).reduce<unknown>((each, step) => (each as FormValues)[step], copy);
  (parent as FormValues)[path.at(-1)!] = value;
  return copy;
}

it.each(FILES)('%s stays the same, byte for byte, when nothing is changed', (file) => {
  expect(toSource(file, toValues(file, read(file)))).toBe(read(file));
});

it.each(FILES)('%s: each text changed alone changes that text only, and reads back equal', (file) => {
  const source = read(file);
  const values = toValues(file, source);
  const document = parseDocument(source, { customTags: [{ tag: '!placeholder', resolve: (value: string) => value }] });
  for (const [index, { path, text }] of textsIn(values).entries()) {
    if (path[0] === 'source' || path.at(-1) === 'kind') continue;
    const words = ['x', `${text} y: "z"`, `${text} it’s a #new word`, "It's", '12', '- a', `!a ${text}`];
    const edit = path.at(-1) === 'file' ? '/pictures/other.png' : words[index % words.length]!;
    const changed = withValue(values, path, edit);
    const written = toSource(file, changed);
    expect({ ...toValues(file, written), source }).toEqual(changed);
    const [from = 0, to = 0] = (document.getIn(path, true) as Scalar).range ?? [];
    const tag = /!placeholder\s*$/.exec(source.slice(0, from))?.[0].length ?? 0;
    expect(written.startsWith(source.slice(0, from - tag))).toBe(true);
    expect(written.endsWith(source.slice(to))).toBe(true);
  }
});
