import { readFileSync } from 'node:fs';
import { toValues, type FormValues } from '@/lib/content/editing/format';
import { valueAt } from '@/lib/content/core/schema/values';
import { expect, expectSound, test, type Editor } from './editor';

interface Section {
  figure?: object;
  paragraphs: string[];
}

/** A group of fields that exists in several kinds. */
interface Case {
  what: string;
  entry: string;
  file: string;
  /** The list whose entries are, or contain, such a group. */
  list: string;
  /** The paths where such a group can be added, given the form's values. */
  places(values: FormValues): string[];
  /** A text field that every kind has. */
  text: string;
  /** An example of each kind, by the kind's name in the form. */
  kinds: Record<string, object>;
}

const CASES: readonly Case[] = [
  {
    what: 'figure',
    entry: 'insights/entries/cybersecurity',
    file: 'content/insights/cybersecurity.yaml',
    list: 'sections',
    places({ sections }) {
      return (sections as Section[]).flatMap(({ figure }, index) => (!figure ? `sections.${index}.figure` : []));
    },
    text: 'caption',
    kinds: {
      Bars: {
        caption: 'What two suppliers lost',
        unit: 'lakh',
        bars: [
          { label: 'One supplier', value: 3.8 },
          { label: 'Another one', value: 2.5 },
        ],
      },
      Table: { caption: 'Who does what', columns: 'Who | What', rows: ['The clerk | rings back', 'The owner | signs'] },
      Timeline: {
        caption: 'What happened when',
        timeline: [
          { when: 'Monday', what: 'The mail comes.' },
          { when: 'Friday', what: 'The money goes.' },
        ],
      },
      'Screen or form': {
        caption: 'What the clerk sees',
        title: 'Payments',
        note: 'An example',
        status: 'On Friday',
        columns: 'Supplier | Bills',
        lines: [{ cells: 'One supplier | 12' }, { cells: 'Another one | 13', mark: 'Rung back' }],
        total: 'Together | 25',
      },
      Checklist: { caption: 'What to tick', checklist: ['The number is known', 'The bank has been rung'] },
    },
  },
  {
    what: 'menu entry',
    entry: 'shared/entries/navigation',
    file: 'content/navigation.yaml',
    list: 'top',
    places: ({ top }) => [0, 1, 2].map((index) => `top.${(top as object[]).length + index}`),
    text: 'title',
    kinds: {
      Link: { id: 'new-link', title: 'New link', url: '/cloud' },
      'Pages of a folder': { id: 'new-folder', title: 'New folder', pages: 'insights' },
      'List of links': { id: 'new-list', title: 'New list', entries: [{ id: 'one', title: 'One', url: '/about' }] },
    },
  },
];

for (const { what, entry, file, list, places, text, kinds } of CASES) {
  test(`a ${what} of each kind is made, changed and removed`, async ({ editor }) => {
    test.setTimeout(120_000);
    const { github, page, field } = editor;
    const draft = `cms/${entry.replace('entries/', '')}`;
    const before = readFileSync(file, 'utf8');
    const free = places(toValues(file, before));
    const made = Object.entries(kinds).map(([kind, value], index) => ({ kind, value, at: free[index]! }));
    /** Makes a change in the form and saves it. Returns the number of lines added and removed, and the file. */
    const save = async (change: () => Promise<void>) => {
      const last = github.pulls.length === 0 ? 'main' : github.head(draft);
      await editor.open(entry);
      await field(list).getByRole('button', { name: 'Expand All' }).first().click();
      await change();
      await editor.save();
      const [added, removed] = github.git(['diff', '--numstat', last, draft]).split('\t').map(Number);
      const source = github.read(draft, file);
      expectSound(new Map([[file, source]]));
      return { added, removed, source, values: made.map(({ at }) => valueAt(toValues(file, source), at.split('.'))) };
    };
    await editor.viewAll();

    const making = await save(async () => {
      for (const { kind, value, at } of made) {
        await add(editor, at.replace(/\.\d+$/, ''), kind);
        await fillIn(editor, at, value);
      }
    });
    expect(making.removed).toBe(0);
    expect(making.values).toMatchObject(made.map(({ value }) => value));

    const changing = await save(async () => {
      for (const { at } of made) await fillIn(editor, `${at}.${text}`, `Another ${at}`);
    });
    expect(changing).toMatchObject({ added: made.length, removed: made.length });
    expect(changing.values).toMatchObject(made.map(({ at, value }) => ({ ...value, [text]: `Another ${at}` })));

    const removing = await save(async () => {
      for (const { at } of made.toReversed()) {
        const group = page.getByRole('group').filter({ has: field(`${at}.${text}`) });
        await group.last().getByRole('button', { name: 'Remove' }).first().click();
      }
    });
    expect(removing.source).toBe(before);
  });
}

/** Adds an entry to a list, or a missing group, of this kind if there are several. */
async function add({ page, field }: Editor, at: string, kind?: string): Promise<void> {
  await field(at).getByRole('button', { name: /^Add/ }).last().click();
  if (kind) await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

/** Fills in a value: the fields of a group, the entries of a list, text or a choice. */
async function fillIn(editor: Editor, at: string, value: unknown): Promise<void> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (Array.isArray(value)) await add(editor, at);
      await fillIn(editor, `${at}.${key}`, each);
    }
    return;
  }
  const choice = editor.field(at).getByRole('radio', { name: new RegExp(`^${String(value)}$`, 'i') });
  const box = editor.field(at).locator('textarea, input:not([type=file])');
  await choice.or(box).first().waitFor();
  if ((await choice.count()) > 0) await choice.click();
  else await box.fill(String(value));
}
