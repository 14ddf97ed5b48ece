import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { COLLECTION_NAMES } from '@/lib/content/schema';
import { expect as expectSoon, siteTest as test } from '@/__tests__/support/fixtures';

// A form of a long page takes seconds on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 });

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `content/${name.replaceAll('\\', '/')}`);

/** One file for each form: the files of a folder of pages share theirs. */
const FORMS = FILES.filter((file, index) => {
  const isCollection = COLLECTION_NAMES.some((name) => path.dirname(file) === `content/${name}`);
  return !isCollection || FILES.findIndex((other) => path.dirname(other) === path.dirname(file)) === index;
});

/** The first text of a file: its path, such as `page.title`, and its value. */
function firstText(group: Record<string, unknown>): [path: string, text: string] {
  const [[key, value] = ['', '']] = Object.entries(group);
  if (typeof value === 'string') return [key, value];
  const [name, text] = firstText(value as Record<string, unknown>);
  return [`${key}.${name}`, text];
}

/** Defined in the page: a file of the browser's private folder, which stands in for the one that an editor chooses. */
declare const fileAt: (path: string) => Promise<FileSystemFileHandle>;

function prepare(): void {
  Object.assign(window, {
    showDirectoryPicker: () => navigator.storage.getDirectory(),
    fileAt: async (path: string) => {
      const steps = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      return folder.getFileHandle(steps.at(-1)!, { create: true });
    },
  });
  // Software takes long to paint one.
  Object.assign(document, { startViewTransition: undefined });
  Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' });
  // Otherwise a form closes when it is saved.
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false }));
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const writer = await (await fileAt(path)).createWritable();
    await writer.write(text);
    await writer.close();
  }
}

/** The text of a file; empty while the CMS is writing it. */
const read = async (path: string) => (await (await fileAt(path)).getFile()).text().catch(() => '');

/** Changes a field, saves, and expects the file to have this text. */
async function change(page: Page, field: string, value: string, file: string, text: string): Promise<void> {
  const box = page.locator(`[data-key-path="${field}"]`).getByRole('textbox');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // A form that is still loading may miss what is typed.
  await expect(async () => {
    await box.fill('');
    await box.fill(value);
    await expect(save).toBeEnabled({ timeout: 1_000 });
  }, file).toPass();
  await save.click();
  await expect.poll(() => page.evaluate(read, file), file).toBe(text);
}

// A larger window takes longer, too.
test.use({ viewport: { width: 1024, height: 480 } });

test('every form opens; a changed text changes one line, and changed back, no byte', async ({ page, site }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(prepare);
  await page.goto(`${site.url}/admin`);
  const files = Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
  await page.evaluate(write, { '.git/HEAD': '', ...files });
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('On every page')).toBeVisible();
  for (const file of FORMS) {
    const source = files[file]!;
    const [field, text] = firstText(parse(source) as Record<string, unknown>);
    const [entry, folder = 'shared'] = file.slice('content/'.length, -'.yaml'.length).split('/').reverse();
    await page.goto(`${site.url}/admin#/collections/${folder}/entries/${entry}`);
    await expect(page.locator(`[data-key-path="${field}"]`).getByRole('textbox'), file).toHaveValue(text);
    await change(page, field, `${text}.`, file, source.replace(text, `${text}.`));
    await change(page, field, text, file, source);
    await page.goto(`${site.url}/admin#/collections/${folder}`);
    // Until the form has closed, the list cannot be clicked, and another form would stay empty.
    await page.getByLabel('Collection List').getByText('On every page').click({ trial: true });
  }
});
