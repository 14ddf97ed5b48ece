import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentFiles } from '@/__tests__/support/content/file-paths';
import { checkSpecification } from '@/lib/content/core/check-specification';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { COLLECTION_NAMES, PAGE_FILES, SHARED_FILES } from '@/lib/content/core/schema';
import type { PathKey } from '@/lib/content/core/schema/json-schema';
import { textsIn, valueAt } from '@/lib/content/core/schema/values';
import { fieldsOf, type Field } from '@/lib/content/editing/fields';
import {
  KIND_FIELD,
  PICTURE_FOLDER,
  SOURCE_FIELD,
  toSource,
  toValues,
  type FormValues,
} from '@/lib/content/editing/format';
import { newPage } from '@/lib/content/editing/new-page';
import { viewAll } from './editor';
import { expect, test, type Local } from './local';

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Path = readonly PathKey[];

/** A list in a form. */
interface List {
  path: Path;
  field: Of<'list'>;
  /** The group around it, if the file does not have it yet. */
  missing?: { path: Path; field: Field };
}

/** A content file, and the lists that are tested in its form. */
interface Visit {
  file: string;
  source: string;
  lists: List[];
}

const [PICTURE = ''] = readdirSync('content/pictures');

// Two halves, for two workers.
const visits = planVisits();
for (const half of [0, 1]) {
  test(`every form, half ${half + 1}: only changed text and added, moved and removed entries are saved`, async ({
    page,
    local,
  }) => {
    test.skip(!process.env.EVERY_FORM, 'It takes minutes: the weekly run has EVERY_FORM=1');
    test.setTimeout(600_000);
    // Otherwise Sveltia CMS asks whether to restore what was typed into the form before.
    await page.addInitScript(() => {
      localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ useDraftBackup: false }));
    });
    await viewAll(page);
    // Sveltia CMS reads the list of files only once.
    for (const { file, source } of visits) {
      mkdirSync(path.dirname(local.path(file)), { recursive: true });
      local.write(file, source);
    }
    for (const visit of visits.filter((_, index) => index % 2 === half)) {
      await test.step(visit.file, () => drive(page, local, visit));
    }
  });
}

/**
 * Plans a visit to every form, and tests each kind of list once: Sveltia CMS renders a list from its fields alone, so
 * lists with equal fields behave alike. A form whose lists are all tested elsewhere tests its first one.
 */
function planVisits(): Visit[] {
  const sources = new Map(contentFiles().map((file) => [file, readFileSync(file, 'utf8')]));
  const forms = [
    ...Object.keys(PAGE_FILES).map((name) => `content/pages/${name}.yaml`),
    ...Object.keys(SHARED_FILES).map((name) => `content/${name}.yaml`),
    ...COLLECTION_NAMES.map((name) => {
      const file = [...sources.keys()].find((each) => each.startsWith(`content/${name}/`));
      return file ?? `content/${name}/added.yaml`;
    }),
  ];
  const all = [...new Set([...forms, ...sources.keys()])].map((file) => {
    const source = sources.get(file) ?? newPage(file, { title: 'Added', order: 1, picture: PICTURE });
    const values = toValues(file, source);
    return { file, source, values, found: listsIn(fieldsOf(file), values), lists: [] as List[] };
  });
  const seen = new Set<string>();
  for (const isEmpty of [false, true]) {
    for (const { values, found, lists } of all) {
      for (const list of found) {
        if (isEmpty !== isEmptyAt(values, list.path) || seen.has(shapeOf(list.field))) continue;
        seen.add(shapeOf(list.field));
        lists.push(list);
      }
    }
  }
  for (const { file, found, lists } of all) {
    if (forms.includes(file) && lists.length === 0) lists.push(...found.slice(0, 1));
  }
  return all.filter(({ file, lists }) => forms.includes(file) || lists.length > 0);
}

/** The lists of a form, with those inside their entries. */
function listsIn(fields: readonly Field[], values: unknown, at: Path = [], missing?: List['missing']): List[] {
  return fields.flatMap((field): List[] => {
    const path = field.key ? [...at, field.key] : at;
    const value = field.key ? valueAt(values, [field.key]) : values;
    if (field.kind === 'group') {
      return listsIn(field.fields, value, path, missing ?? (value === undefined ? { path, field } : undefined));
    }
    if (field.kind === 'union') {
      const chosen = field.alternatives.find(({ kind }) => kind === valueAt(value, [KIND_FIELD]));
      return chosen ? listsIn(chosen.fields, value, path) : [];
    }
    if (field.kind !== 'list') return [];
    const entries = (value as unknown[] | undefined) ?? [];
    return [
      { path, field, ...(missing && { missing }) },
      ...entries.flatMap((entry, index) => listsIn([field.entry], entry, [...path, index])),
    ];
  });
}

/** Whether the list at a path is empty or absent. */
function isEmptyAt(values: FormValues, at: Path): boolean {
  return ((valueAt(values, at) as unknown[] | undefined) ?? []).length === 0;
}

/** How many of the specification's rules a form breaks. */
const faultsOf = (file: string, values: FormValues): number =>
  checkSpecification(parseYaml(file, toSource(file, values)).yaml!).length;

/** The fields of a list, as a key for comparison. */
function shapeOf(field: Field): string {
  return JSON.stringify(field, ['kind', 'key', 'entry', 'fields', 'alternatives']);
}

/** Edits a file in its form, saves it, and compares all files. */
async function drive(page: Page, local: Local, { file, source, lists }: Visit): Promise<void> {
  const values = toValues(file, source);
  const before = filesOf(local);
  await local.open(entryOf(file));
  await expect(local.field(fieldsOf(file).at(-1)!.key)).toBeAttached();
  await changeText(local, values);
  // Inner lists first: an entry that moves takes its lists with it.
  for (const list of lists.toSorted((one, other) => other.path.length - one.path.length)) {
    await test.step(list.path.join('.'), () => editList(page, local, file, values, list, lists));
  }
  await local.save();
  expect(filesOf(local), file).toEqual(new Map([...before, [file, toSource(file, values)]]));
}

/** All content files with what they contain; pictures by their names alone. */
function filesOf(local: Local): Map<string, string> {
  const names = readdirSync(local.path('content'), { recursive: true, encoding: 'utf8' });
  const textOf = (file: string) => (file.endsWith('.yaml') ? local.read(file) : '');
  return new Map(names.map((name) => [`content/${name}`, textOf(`content/${name}`)]));
}

/** Changes the last word of the last text field that can be changed. */
async function changeText({ field }: Local, values: FormValues): Promise<void> {
  const texts = textsIn({ ...values, [SOURCE_FIELD]: undefined }).filter(({ text }) => / [a-z]{4,}\W*$/i.test(text));
  for (const { path: at, text } of texts.reverse()) {
    const box = field(at.join('.')).locator('textarea, input:not([readonly], [type=file])');
    if ((await box.count()) !== 1) continue;
    const next = text.replace(/\w+(?=\W*$)/, 'now');
    await box.fill(next);
    setAt(values, at, next);
    return;
  }
  throw new Error('The form has no text that can be changed.');
}

/** Adds an entry to a list, moves it up, and removes another, in the form and in the expected values. */
async function editList(
  page: Page,
  local: Local,
  file: string,
  values: FormValues,
  list: List,
  lists: readonly List[],
): Promise<void> {
  const { path: at, field, missing } = list;
  if (missing && valueAt(values, missing.path) === undefined) {
    await local.field(missing.path.join('.')).getByRole('checkbox', { name: /^Add/ }).click();
    setAt(values, missing.path, await fillIn(page, local, missing.field, missing.path));
  }
  if (!valueAt(values, at)) setAt(values, at, []);
  const entries = valueAt(values, at) as unknown[];
  // Entries that must not be removed: those whose own lists were edited, those that the specification requires, and the
  // one that moves.
  const isDriven = (index: number) =>
    lists.some(({ path: other }) => `${other.join('.')}.`.startsWith(`${at.join('.')}.${index}.`));
  const isRefused = (next: unknown[]) => {
    const changed = structuredClone(values);
    setAt(changed, at, next);
    return faultsOf(file, changed) > faultsOf(file, values);
  };
  const kept = new Set(entries.filter((_, index) => isDriven(index) || isRefused(entries.toSpliced(index, 1))));
  const items = local.field(at.join('.')).locator('.item-list').first().locator('> *');
  const button = (index: number, name: string) => items.nth(index).getByRole('button', { name, exact: true }).first();

  // Entries are folded, and those inside them appear only when they are opened. Open only this field's, because each
  // takes time.
  const folded = local.field(String(at[0])).locator('button[aria-expanded="false"]:not([aria-haspopup])');
  await expect(async () => {
    await folded.evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
    await expect(items).toHaveCount(entries.length, { timeout: 1_000 });
  }).toPass();

  const add = async () => {
    await press(local, at, /^Add/);
    if (field.entry.kind === 'union') await choose(page, field.entry.alternatives[0]!.label);
    await expect(items).toHaveCount(entries.length + 1);
    entries.push(await fillIn(page, local, field.entry, [...at, entries.length]));
  };
  const moveUp = async () => {
    const last = entries.length - 1;
    if (isRefused(entries.toSpliced(last - 1, 2, entries[last], entries[last - 1]))) return;
    await button(last, 'Reorder Item').press('ArrowUp');
    await expect(button(last - 1, 'Reorder Item')).toBeFocused();
    entries.splice(last - 1, 2, entries[last], entries[last - 1]);
  };
  const remove = async () => {
    const index = entries.findIndex((entry) => !kept.has(entry));
    if (index < 0) return;
    await button(index, 'Remove').click();
    await expect(items).toHaveCount(entries.length - 1);
    entries.splice(index, 1);
  };

  if (field.min === field.max) return moveUp();
  while (entries.length < Math.max(field.min, 2)) await add();
  if (entries.length === field.max) await remove();
  if (entries.length === field.max) return moveUp();
  await add();
  kept.add(entries.at(-1));
  await moveUp();
  if (entries.length > field.min) await remove();
}

/** Fills in what a new field must have. Returns its value. */
async function fillIn(page: Page, local: Local, field: Field, at: Path): Promise<unknown> {
  if (field.value !== undefined) return field.value;
  const section = local.field(at.join('.'));
  const box = section.locator('textarea, input:not([type=file])');
  switch (field.kind) {
    case 'union': {
      const { kind, fields } = field.alternatives[0]!;
      return { [KIND_FIELD]: kind, ...(await fillInAll(page, local, fields, at)) };
    }
    case 'group':
      return fillInAll(page, local, field.fields, at);
    case 'list': {
      const entries: unknown[] = [];
      while (entries.length < Math.max(field.min, 1)) {
        await press(local, at, /^Add/);
        entries.push(await fillIn(page, local, field.entry, [...at, entries.length]));
      }
      return entries;
    }
    case 'choice': {
      const { label, value } = field.options[0]!;
      await section.getByRole('radio', { name: label, exact: true }).click();
      return value;
    }
    case 'picture': {
      await press(local, at, /^Browse/);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option', { name: PICTURE, exact: true }).click();
      await dialog.getByRole('button', { name: 'Insert' }).click();
      return `${PICTURE_FOLDER}${PICTURE}`;
    }
    case 'date':
      await box.fill('2026-01-31');
      return '2026-01-31';
    case 'number':
      await box.fill('1');
      return 1;
    default: {
      const text = textFor(field as Of<'text'>);
      await box.fill(text);
      return text;
    }
  }
}

async function fillInAll(page: Page, local: Local, fields: readonly Field[], at: Path): Promise<FormValues> {
  const values: FormValues = {};
  for (const field of fields.filter(({ required }) => required)) {
    values[field.key] = await fillIn(page, local, field, [...at, field.key]);
  }
  return values;
}

let count = 0;

/** New text that a field accepts. */
function textFor({ label, pattern }: Of<'text'>): string {
  const words = `Addition ${(count += 1)} says enough for its field. `.repeat(12);
  const texts = Array.from({ length: 40 }, (_, index) => words.slice(0, 12 + 8 * index).trim());
  const all = [...texts, `Addition ${count} | a cell`, '/contacts', '800001', '+91 612 000 0000'];
  const text = all.find((each) => new RegExp(pattern?.source ?? '').test(each));
  if (!text) throw new Error(`No text here fits “${label}”: add one that does.`);
  return text;
}

const press = ({ field }: Local, at: Path, name: RegExp) =>
  field(at.join('.')).getByRole('button', { name }).last().click();

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

function setAt(values: unknown, at: Path, value: unknown): void {
  (valueAt(values, at.slice(0, -1)) as Record<PathKey, unknown>)[at.at(-1)!] = value;
}

/** The address of a form in the editor. */
function entryOf(file: string): string {
  const [name = '', folder = ''] = file.replace('.yaml', '').split('/').reverse();
  return `${folder === 'content' ? 'shared' : folder}/entries/${name}`;
}
