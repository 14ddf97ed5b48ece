import type { Page } from '@playwright/test';
import { checkSpecification } from '@/lib/content/check-specification';
import { fieldsOf, type Field } from '@/lib/content/form/fields';
import { toSource, toValues, type FormValues } from '@/lib/content/form/format';
import { parseYaml } from '@/lib/content/parse-yaml';
import type { PathKey } from '@/lib/content/schema/json-schema';
import { textsIn, valueAt } from '@/lib/content/schema/values';
import { expect, test, type Local } from './local';
import { viewAll } from './editor';
import { FILES } from './files';

/** A list of a form: where it is, and how many entries it may have. */
interface ListAt {
  path: readonly PathKey[];
  min: number;
  max: number;
}

test('in every form, an entry of each list is added, changed, moved and removed, and only that changes', async ({
  page,
  local,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ useDraftBackup: false }));
  });
  await viewAll(page);
  const made = { added: 0, changed: 0, moved: 0, removed: 0 };
  for (const { entry, file } of FILES.filter(({ file, isFirst }) => isFirst || file.startsWith('content/pages/'))) {
    const before = toValues(file, local.read(file));
    const values = structuredClone(before);
    // What is inside first: an entry that moves takes the addresses of its lists with it.
    const lists = listsIn(fieldsOf(file), values).sort((one, other) => other.path.length - one.path.length);
    await local.open(entry);
    await unfold(page);
    for (const list of lists)
      await test.step(`${file} ${list.path.join('.')}`, () => editList(local, page, file, values, list, made));
    await local.save();
    expect(local.read(file), file).toBe(toSource(file, values));
    expect(values, file).not.toEqual(before);
  }
  // The forms have 95 lists; some are of a fixed length, and some have one entry.
  for (const [what, count] of Object.entries(made)) expect(count, what).toBeGreaterThan(40);
});

/** Does with one list of a form all that can be done, and the same with the values that are expected. */
async function editList(
  { field }: Local,
  page: Page,
  file: string,
  values: FormValues,
  { path, min, max }: ListAt,
  made: Record<'added' | 'changed' | 'moved' | 'removed', number>,
): Promise<void> {
  const entries = valueAt(values, path) as unknown[];
  const button = (index: number, name: string) => {
    const of = entryField(entries[index]);
    const at = [...path, index, ...of].join('.');
    return page
      .getByRole('group')
      .filter({ has: field(at) })
      .last()
      .getByRole('button', { name })
      .first();
  };
  const isAllowed = (change: () => void): boolean => {
    const copy = entries.slice();
    change();
    const { yaml } = parseYaml(file, toSource(file, values));
    const allowed = yaml !== undefined && checkSpecification(yaml).length === 0;
    entries.splice(0, Infinity, ...copy);
    return allowed;
  };

  if (entries.length < max) {
    const last = entries.length - 1;
    const added = field([...path, last + 1, ...entryField(entries[last])].join('.'));
    // What moves closes the menu.
    await expect(async () => {
      if (await added.isVisible()) return;
      await button(last, 'List Item Options').click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click({ timeout: 1000 });
      await expect(added).toBeVisible({ timeout: 5000 });
    }).toPass();
    await settle(page);
    entries.push(structuredClone(entries[last]));
    made.added += 1;
  }
  const last = entries.length - 1;
  for (const { text, path: inside } of textsIn(entries[last], [...path, last])) {
    if (!/ [a-z]{4,}\W?$/i.test(text)) continue;
    const box = field(inside.join('.')).locator('textarea, input:not([readonly], [type=file])');
    if ((await box.count()) !== 1) continue;
    const next = text.replace(/\w+(?=\W?$)/, 'now');
    await box.fill(next);
    setAt(values, inside, next);
    made.changed += 1;
    break;
  }
  const swap = () => entries.splice(last - 1, 2, entries[last], entries[last - 1]);
  if (last > 0 && isAllowed(swap)) {
    await button(last, 'Reorder Item').press('ArrowUp');
    await settle(page);
    swap();
    made.moved += 1;
  }
  const index = entries.findIndex((_, each) => isAllowed(() => entries.splice(each, 1)));
  if (entries.length > Math.max(min, 1) && index >= 0) {
    await button(index, 'Remove').click();
    await settle(page);
    entries.splice(index, 1);
    made.removed += 1;
  }
}

/** The first list of each kind that a form has entries of. */
function listsIn(fields: readonly Field[], values: unknown, path: readonly PathKey[] = []): ListAt[] {
  return fields.flatMap((field): ListAt[] => {
    const at = field.key ? [...path, field.key] : path;
    const value = field.key ? valueAt(values, [field.key]) : values;
    if (value === undefined || value === null) return [];
    if (field.kind === 'group') return listsIn(field.fields, value, at);
    if (field.kind === 'union') {
      const chosen = field.alternatives.find(({ kind }) => kind === valueAt(value, ['kind']));
      return listsIn(chosen?.fields ?? [], value, at);
    }
    if (field.kind !== 'list' || !Array.isArray(value) || value.length === 0) return [];
    const inside = value.map((entry, index) => listsIn([{ ...field.entry, key: '' }], entry, [...at, index]));
    const seen = new Set<string>();
    const first = inside.flat().filter((each) => {
      const name = each.path.filter((step) => typeof step === 'string').join('.');
      return !seen.has(name) && seen.add(name);
    });
    return [{ path: at, min: field.min, max: field.max }, ...first];
  });
}

/** The path, in an entry of a list, to a field that is not in a group of its own. */
function entryField(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const found = Object.entries(entry).find(([key, value]) => key !== 'kind' && typeof value !== 'object');
  return [found![0]];
}

function setAt(values: unknown, path: readonly PathKey[], value: unknown): void {
  const parent = valueAt(values, path.slice(0, -1)) as Record<PathKey, unknown>;
  parent[path.at(-1)!] = value;
}

/** Entries slide to their places, and then Sveltia CMS moves the focus. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Opens the entries of all lists. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('[data-key-path] button[aria-expanded="false"]:not([aria-haspopup])');
  await expect(async () => {
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    expect(await folded.count()).toBe(0);
  }).toPass();
}
