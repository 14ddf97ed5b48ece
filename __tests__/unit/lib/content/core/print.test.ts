/** @jest-environment node */
/** The text of a content file follows from its values. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseDocument, type Scalar } from 'yaml';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { canonical, printYaml } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/schema';
import type { PathKey } from '@/lib/content/core/schema/json-schema';
import { textsIn, valueAt } from '@/lib/content/core/schema/values';
import { contentFiles } from '@/__tests__/support/content/file-paths';

const FILES = contentFiles().map((file) => ({
  file,
  schema: fieldSchemaOf(file),
  value: read(file, readFileSync(file, 'utf8')),
}));

function read(file: string, source: string): unknown {
  const { yaml, issues } = parseYaml(file, source);
  expect(issues).toEqual([]);
  return yaml!.written;
}

function withValue(value: unknown, path: readonly PathKey[], next: unknown): unknown {
  const copy = structuredClone(value);
  (valueAt(copy, path.slice(0, -1)) as Record<PathKey, unknown>)[path.at(-1)!] = next;
  return copy;
}

/** Strings that YAML would read as something else, and long ones. */
const EDITS = (text: string) => [
  ...[
    'x',
    "It's",
    '12',
    '- a',
    '#a',
    '[[x]]',
    'true',
    '~',
    '2026-01-31',
    '>-',
    '---',
    ': a',
    '@a',
    '٣ हिन्दी 😀',
    'Ä "b" \'c\'',
  ],
  ...[`${text} y: "z"`, `${text} #new`, `${text}:`, `[[${text}]] and on`, `${text}${' and on'.repeat(30)}`],
  ...[89, 90, 91, 300].map((length) => text.padEnd(length, 'x').slice(0, length)),
];

/** Only every third string of a file is changed, each with the next edit. */
const EVERY = 3;

it.each(FILES)(
  '$file: editing one value changes nothing else, and the file reads back as written',
  ({ file, schema, value }) => {
    const before = printYaml(schema, value);
    const document = parseDocument(before);
    const wrong = textsIn(value).filter(({ path, text }, index) => {
      if (index % EVERY > 0) return false;
      const edits = EDITS(text);
      const changed = withValue(value, path, edits[(index / EVERY) % edits.length]);
      const after = printYaml(schema, changed);
      const [from, to] = (document.getIn(path, true) as Scalar).range!;
      if (!after.startsWith(before.slice(0, from)) || !after.endsWith(before.slice(to))) return true;
      return JSON.stringify(read(file, after)) !== JSON.stringify(canonical(schema, changed));
    });
    expect(wrong).toEqual([]);
  },
);

it('any text reads back unchanged, apart from spaces', () => {
  const file = 'content/services/skilldevelopment.yaml';
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\0\ufffd]/.test(text)),
      (text) => {
        const printed = printYaml(fieldSchemaOf(file), { heading: text });
        const tidy = text
          .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        expect(parseYaml(file, printed)).toMatchObject({ issues: [], yaml: { written: { heading: tidy } } });
        expect(printYaml(fieldSchemaOf(file), read(file, printed))).toBe(printed);
      },
    ),
    { numRuns: 300 },
  );
});

it('fields are in the order of the schema, and empty optional fields are left out', () => {
  const value = {
    picture: { alt: 'People at a table', wide: '', file: 'a.jpg' },
    related: [],
    list: { heading: '', items: [] },
    badge: '',
    page: { order: 3, title: 'A' },
    unknown: 'stays, so that the check names it',
  };
  expect(printYaml(fieldSchemaOf('content/industries/*.yaml'), value)).toBe(`page:
  title: A
  order: 3

badge: ''

picture:
  file: a.jpg
  alt: People at a table

unknown: stays, so that the check names it
`);
});
