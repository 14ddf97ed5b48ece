/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseDocument, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { toSource, toValues, type FormValues } from '@/lib/content/form/format';
import { textsIn, valueAt } from '@/lib/content/schema/values';
import { contentFiles } from '../content-files';

const FILES = contentFiles();
const read = (file: string) => readFileSync(file, 'utf8');

type Path = readonly (string | number)[];

function withValue(values: FormValues, path: Path, value: unknown): FormValues {
  const copy = structuredClone(values);
  (valueAt(copy, path.slice(0, -1)) as FormValues)[path.at(-1)!] = value;
  return copy;
}

it('writes all files unchanged byte for byte', () => {
  for (const file of FILES) expect(toSource(file, toValues(file, read(file)))).toBe(read(file));
});

it('keeps the line endings of Windows, lists that are empty, and quotes with the note behind them', () => {
  const file = 'content/site.yaml';
  const source = 'name: "Nestif"\r\nemail: a@b.in\r\nsocial:\r\noffices: # none\r\n';
  const values = toValues(file, source);
  expect(values).toMatchObject({ social: [], offices: [] });
  expect(toSource(file, values)).toBe(source);
  expect(toSource(file, { ...values, email: 'c@d.in' })).toBe(source.replace('a@b.in', 'c@d.in'));
  const quoted = { ...values, name: "Nestif's", source: source.replace('\r', ' # a note\r') };
  expect(toSource(file, quoted)).toBe(source.replace('Nestif"', 'Nestif\'s" # a note'));
});

it('writes a file whose root stands in braces in lines when it changes, and as it was when it does not', () => {
  const file = 'content/site.yaml';
  const source = '{ name: Nestif, email: a@b.in }\n';
  const values = toValues(file, source);
  expect(toSource(file, values)).toBe(source);
  expect(toSource(file, { ...values, email: 'c@d.in' })).toMatch(/^name: Nestif\n[^]*\nemail: c@d.in\n/);
});

/** Of the texts of a file every third is changed; the edits, of which there are eight, take turns. */
const EVERY = 3;

it.each(FILES)('%s: a text changed alone changes that text only, and reads back equal', (file) => {
  const source = read(file);
  const values = toValues(file, source);
  const document = parseDocument(source, { customTags: [{ tag: '!placeholder', resolve: (value: string) => value }] });
  const wrong = textsIn(values).filter(({ path, text }, index) => {
    if (path[0] === 'source' || path.at(-1) === 'kind' || index % EVERY > 0) return false;
    const words = [
      `${text}${' and on'.repeat(20)}`,
      'x',
      `${text} y: "z"`,
      `${text} it’s a #new word`,
      "It's",
      '12',
      '- a',
      `!a ${text}`,
    ];
    const edit = text.startsWith('/pictures/') ? '/pictures/other.png' : words[index % words.length]!;
    const changed = withValue(values, path, edit);
    const written = toSource(file, changed);
    const [from = 0, to = 0] = (document.getIn(path, true) as Scalar).range ?? [];
    const tag = /!placeholder\s*$/.exec(source.slice(0, from))?.[0].length ?? 0;
    const isElsewhere = !written.startsWith(source.slice(0, from - tag)) || !written.endsWith(source.slice(to));
    return isElsewhere || JSON.stringify({ ...toValues(file, written), source }) !== JSON.stringify(changed);
  });
  expect(wrong).toEqual([]);
});

/** A file with a numbered note above each entry of its lists, and one beside each line that may have one. */
function annotated(source: string): string {
  let number = 0;
  let inText = false;
  return source
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, indent = '', dash = ''] = /^( *)(- )?/.exec(line)!;
      if (/^ *(?:- )?(?:[\w-]+:|- )/.test(line)) inText = />-$/.test(line);
      else if (inText) return [line];
      number += 1;
      const beside = /(?::|>-|'|: \d+)$/.test(line) ? `${line} # beside ${number}` : line;
      return dash ? [`${indent}# above ${number}`, beside] : [beside];
    })
    .join('\n');
}

/** The paths of all lists in the values of a form. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [path, ...nested] : nested;
}

/** The lines of each entry of a list, with the notes above it. */
function entryTexts(source: string, path: Path): string[] {
  const document = parseDocument(source, { customTags: [{ tag: '!placeholder', resolve: (value: string) => value }] });
  const list = document.getIn(path, true) as YAMLSeq<Node>;
  const starts = list.items.map(({ range }) => {
    const line = source.lastIndexOf('\n', range![0]) + 1;
    const above = source.lastIndexOf('\n', line - 2) + 1;
    return /^ *#/.test(source.slice(above, line)) ? above : line;
  });
  const end = list.items.at(-1)!.range![2];
  return starts.map((start, index) => source.slice(start, starts[index + 1] ?? end).trimEnd());
}

/** How many empty lines stand above the first of these entries. */
function emptyAbove(source: string, [first = '']: string[], path: Path): number {
  const list = parseDocument(source).getIn(path, true) as YAMLSeq<Node>;
  const start = source.lastIndexOf(first.split('\n')[0]!, list.items[0]!.range![0]);
  return /\n*$/.exec(source.slice(0, start))![0].length - 1;
}

describe('entries of lists', () => {
  const SOURCES = FILES.map((file) => ({ file, source: annotated(read(file)) }));

  it('have notes in this test, and stay the same', () => {
    for (const { file, source } of SOURCES) expect(toSource(file, toValues(file, source))).toBe(source);
  });

  it('keep their lines and notes when they are moved, removed, or others come between them', () => {
    const edit = fc.record({ from: fc.nat(), to: fc.nat(), kind: fc.constantFrom('move', 'remove', 'insert') });
    const lists = SOURCES.flatMap(({ file, source }) => {
      const values = toValues(file, source);
      const paths = listsIn(values).filter((path) => (valueAt(values, path) as unknown[]).length > 0);
      return paths.map((path) => ({ file, source, path }));
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        ({ file, source, path }, edits) => {
          const values = toValues(file, source);
          const before = valueAt(values, path) as unknown[];
          const entries = [...before];
          for (const [index, { from, to, kind }] of edits.entries()) {
            if (kind === 'move') entries.splice(to % entries.length, 0, ...entries.splice(from % entries.length, 1));
            else if (kind === 'remove' && entries.length > 1) entries.splice(from % entries.length, 1);
            else if (kind === 'insert')
              entries.splice(to % entries.length, 0, newEntry(before[from % before.length], index));
          }
          const changed = withValue(values, path, entries);
          const written = toSource(file, changed);
          expect({ ...toValues(file, written), source }).toEqual(changed);
          const texts = entryTexts(source, path);
          const after = entryTexts(written, path);
          expect(after).toEqual(entries.map((entry, index) => texts[before.indexOf(entry)] ?? after[index]));
          // The notes of what is gone go along; where something new stands in its place, that was perhaps changed only.
          const gone = texts.filter((_, index) => !entries.includes(before[index]));
          if (edits.some(({ kind }) => kind === 'insert')) return;
          for (const text of gone) expect(written).not.toContain(`${text.split('\n')[0]}\n`);
          // Empty lines above the first entry go with it.
          const rest = source.length - (entries[0] === before[0] ? 0 : emptyAbove(source, texts, path));
          expect(written.length).toBe(gone.reduce((length, text) => length - text.length - 1, rest));
        },
      ),
      { numRuns: 100 },
    );
  });

  /** An entry like another, with an id and texts of its own. */
  function newEntry(like: unknown, number: number): unknown {
    if (typeof like === 'string') return `${like} new ${number}`;
    const isTelling = ([key, text]: [string, unknown]) =>
      typeof text === 'string' && key !== 'kind' && key !== 'file' && key !== 'wide';
    const [telling = ''] = Object.entries(like as FormValues).find(isTelling) ?? [];
    return { ...(like as FormValues), [telling]: `new-${number}` };
  }

  const top = { id: 'new', title: 'New' };
  const ENTRIES: FormValues[] = [
    { kind: 'link', ...top, url: '/cloud' },
    { kind: 'pages', ...top, pages: 'insights' },
    { kind: 'list', ...top, entries: [{ id: 'one', title: 'One', url: '/about' }] },
  ];
  const caption = { caption: 'What is shown here' };
  const FIGURES: (FormValues | undefined)[] = [
    {
      kind: 'bars',
      ...caption,
      unit: '₹',
      bars: [
        { label: 'One', value: 2.5 },
        { label: 'Two', value: 3, mark: true },
      ],
    },
    { kind: 'table', ...caption, columns: 'One | Two', rows: ['a | b', 'c | d'] },
    {
      kind: 'timeline',
      ...caption,
      after: 1,
      timeline: [
        { when: 'Monday', what: 'It begins.' },
        { when: 'Tuesday', what: 'It ends.' },
      ],
    },
    { kind: 'checklist', ...caption, checklist: ['First thing', 'Second thing'] },
    {
      kind: 'screen',
      ...caption,
      title: 'Closing',
      note: 'An example',
      status: 'At nine',
      columns: 'Paid by | Bills',
      paper: true,
      lines: [{ cells: 'Cash | 12', mark: 'Late' }, { cells: 'UPI | 13' }],
      total: 'Together | 25',
    },
    undefined,
  ];

  it('change from one alternative to any other, and back', () => {
    const navigation = 'content/navigation.yaml';
    const article = 'content/insights/cloud.yaml';
    const cases: [file: string, path: Path, alternatives: readonly unknown[]][] = [
      ...[0, 1, 4].map((entry): [string, Path, unknown[]] => [navigation, ['top', entry], ENTRIES]),
      ...[1, 2].map((section): [string, Path, unknown[]] => [article, ['sections', section, 'figure'], FIGURES]),
    ];
    for (const [file, path, alternatives] of cases) {
      const { source } = SOURCES.find((each) => each.file === file)!;
      for (const one of alternatives) {
        const changed = withValue(toValues(file, source), path, one);
        const written = toSource(file, changed);
        expect({ ...toValues(file, written), source }).toEqual(changed);
        for (const other of alternatives) {
          const again = withValue(toValues(file, written), path, other);
          expect({ ...toValues(file, toSource(file, again)), source }).toEqual({ ...again, source });
        }
      }
    }
  });
});

it('takes "!placeholder" from a text that replaces one, and from no other', () => {
  const file = 'content/site.yaml';
  const source =
    "# Company\nname: Nestif\nemail: !placeholder hello@nestif.example\n# ask\nphones:\n  - !placeholder '+91 00000 00000'\n";
  const written = toSource(file, { ...toValues(file, source), email: 'hello@nestif.com' });
  expect(written).toContain("\nemail: hello@nestif.com\n# ask\nphones:\n  - !placeholder '+91 00000 00000'\n");
});

const withoutEmpty = (values: FormValues): unknown =>
  JSON.parse(
    JSON.stringify(values, (_, each: unknown) => (Array.isArray(each) && each.length === 0 ? undefined : each)),
  );

it('writes new files that hold the values of the form, and what is optional only where it is filled in', () => {
  for (const file of FILES) {
    const values = { ...toValues(file, read(file)), source: undefined };
    const written = toSource(file, values);
    expect(withoutEmpty(toValues(file, written))).toEqual(withoutEmpty({ ...values, source: written }));
  }
  const values = {
    page: { title: 'A', order: '3' },
    list: { heading: '', items: [] },
    related: [],
    sections: [{ id: 'a' }],
  };
  const written = toSource('content/industries/*.yaml', values);
  expect(written).toContain("page:\n  title: A\n  description: ''\n  menu: ''\n  order: 3\n\nbadge: ''\n");
  expect(written).not.toMatch(/list|related|points/);
});

it('removes an optional field that was emptied, and keeps a required one, so that the check names it', () => {
  const file = 'content/industries/retail.yaml';
  const values = toValues(file, read(file));
  const written = toSource(file, { ...values, badge: '', list: null, related: [] });
  expect(written).toContain("\nbadge: ''\n");
  expect(written).not.toMatch(/^(?:list|related):/m);
  expect(written.length).toBeLessThan(read(file).length - 800);
});

it('puts spaces and signs right that were pasted along with a text', () => {
  const file = 'content/services/skilldevelopment.yaml';
  const written = toSource(file, {
    ...toValues(file, read(file)),
    heading: ' Skill\u00a0\u00adDevelopment\n\nfor  all \n',
  });
  expect(written).toContain('\nheading: Skill Development for all\n');
});
