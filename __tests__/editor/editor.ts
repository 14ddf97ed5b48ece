import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { checkSources } from '@/lib/content/core/check';
import { FORMAT } from '@/__tests__/support/content/copy';
import { contentFiles } from '@/__tests__/support/content/file-paths';
import { EDITOR_HEADERS } from '@/tools/hosting/editor-headers';
import { GitHub } from './github';

export const TOKEN = 'github_pat_test';
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** An editor in a browser: the built folder on its own origin, and a fake GitHub. */
export interface Editor {
  github: GitHub;
  page: Page;
  /** All addresses that the browser has requested outside the editor's origin and GitHub's API. */
  elsewhere: string[];
  /** The errors in the browser's console. */
  errors: string[];
  viewAll(): Promise<unknown>;
  /** Opens the form of a content file, such as `pages/entries/about`. */
  open(entry: string): Promise<void>;
  /** Saves the form, which then closes. When asked whether to send a draft for review, it answers “Later”. */
  save(options?: { isDraft: boolean }): Promise<void>;
  /** Uploads a picture into a field. */
  upload(path: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** A field by its path in the file, such as `page.title`. */
  field(path: string): Locator;
  /** The page next to the form. */
  preview: ReturnType<Page['frameLocator']>;
  /** The notes above that page. */
  notes: Locator;
}

export const test = base.extend<{ github: GitHub; editor: Editor }, { origin: string; repository: string }>({
  origin: [
    async ({}, provide) => {
      const server = createServer((request, response) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
        try {
          const content = readFileSync(path.join('.cache/editor', name));
          const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
          response.writeHead(200, { ...EDITOR_HEADERS, 'Content-Type': type }).end(content);
        } catch {
          response.writeHead(404, EDITOR_HEADERS).end();
        }
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  repository: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
      const work = path.join(folder, 'work');
      cpSync('content', path.join(work, 'content'), { recursive: true });
      const git = (...args: string[]) => execFileSync('git', args, { cwd: work, stdio: 'pipe' });
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git('-c', 'user.name=Asha', '-c', 'user.email=asha@example.org', 'commit', '--quiet', '-m', 'The content');
      git('clone', '--quiet', '--bare', '.', path.join(folder, 'origin.git'));
      await provide(path.join(folder, 'origin.git'));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  github: async ({ repository }, provide, info) => {
    const own = info.outputPath('origin.git');
    cpSync(repository, own, { recursive: true });
    const github = new GitHub(own, TOKEN);
    await provide(github);
    expect(github.unknown).toEqual([]);
  },
  editor: async ({ page, origin, github }, provide) => {
    const elsewhere: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/^https?:\/\/(?!localhost)/, async (route) => {
      const request = route.request();
      if (!request.url().startsWith('https://api.github.com/')) {
        elsewhere.push(request.url());
        return route.abort();
      }
      await route.fulfill(github.handle(request.method(), request.url(), request.headers(), request.postData()));
    });
    await page.addInitScript((token) => {
      // The page next to a form shares this storage.
      if (self !== top) return;
      const user = { backendName: 'github', token, login: 'asha', name: 'Asha', email: 'asha@example.org', id: 1 };
      localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
      // Sveltia CMS backs up what was typed half a second later. The fake responds faster than GitHub, so the backup
      // would be made after the save, and the next form would ask whether to restore it.
      localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ useDraftBackup: false }));
    }, TOKEN);
    const preview = page.frameLocator('iframe');
    const field = (at: string) => page.locator(`section[data-key-path="${at}"]`);
    await provide({
      github,
      page,
      elsewhere,
      errors,
      preview,
      field,
      notes: preview.locator('.editor-notes'),
      viewAll: () => viewAll(page),
      async open(entry) {
        // Go through the list: Sveltia CMS cannot go straight from one form to another.
        await page.goto(`${origin}/#/collections/${entry.replace(/\/.*/, '')}`);
        await expect(page.locator('iframe')).toHaveCount(0);
        await page.goto(`${origin}/#/collections/${entry}`);
        await expect(preview.locator('main')).toBeVisible({ timeout: 60_000 });
      },
      async upload(at, file) {
        const dialog = await chooseFile(page, field(at), file);
        await dialog.getByRole('button', { name: 'Insert' }).click();
      },
      async save({ isDraft } = { isDraft: true }) {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        if (isDraft) await page.getByRole('button', { name: 'Later' }).click();
        await expect(page).toHaveURL(/collections\/\w+$/);
      },
    });
    expect(elsewhere).toEqual([]);
  },
});

/** Chooses a file for a field with a picture. Returns the dialog, which waits for “Insert”. */
export async function chooseFile(
  page: Page,
  field: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<Locator> {
  await field.getByRole('button', { name: /^(Browse|Replace)/ }).click();
  const chooser = page.waitForEvent('filechooser');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  return dialog;
}

/**
 * Chooses a picture that takes ten minutes to encode, and tries to save meanwhile. Returns when it can be saved.
 *
 * @param isSaved whether anything has been saved
 */
export async function expectSaveToWait(page: Page, field: Locator, isSaved: () => boolean): Promise<void> {
  await page.evaluate(() => {
    const encode = OffscreenCanvas.prototype.convertToBlob;
    const later = new Promise((resolve) => globalThis.addEventListener('later', resolve));
    OffscreenCanvas.prototype.convertToBlob = async function (options) {
      await later;
      return encode.call(this, options);
    };
  });
  const canvas = sharp({ create: { width: 2400, height: 1100, channels: 3, background: 'navy' } });
  const file = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() };
  const dialog = await chooseFile(page, field, file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 600_000;
  });
  const notice = page.locator('.notice');
  for (const press of [
    () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    () => page.keyboard.press('Control+S'),
  ]) {
    await press();
    await expect(notice).toContainText('still preparing a picture');
    await notice.getByRole('button', { name: 'Close' }).click();
  }
  await page.evaluate(() => globalThis.dispatchEvent(new Event('later')));
  await expect(field.getByRole('button', { name: 'Replace' })).toBeVisible();
  expect(isSaved()).toBe(false);
}

/**
 * From the next page on, renders all fields of a form immediately. Otherwise Sveltia CMS waits until a field comes into
 * view.
 */
export const viewAll = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Observer = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { ...options, ...{ rootMargin: '99999px', scrollMargin: '99999px' } });
      }
    };
  });

/** Expects the check to find no mistakes and no wrong formatting in the content with these files replaced. */
export function expectSound(changed: ReadonlyMap<string, string>): void {
  const sources = contentFiles().map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  const pictures = readdirSync('content/pictures').map((name) => ({ name }));
  const { issues, warnings } = checkSources(new Map([...sources, ...changed]), pictures);
  expect([...issues, ...warnings.filter(({ fix }) => fix === FORMAT)]).toEqual([]);
}

export { expect };
