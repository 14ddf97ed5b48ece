import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { bundleEditor } from '../../tools/editor/bundle';
import { createEditor, EDITOR_PATH } from '../../tools/editor/dev';
import { EDITOR_HEADERS } from '@/tools/hosting/editor-headers';

/** The editor over the files of a folder, as under `npm run dev`. */
export interface Local {
  server: Server;
  path(file: string): string;
  read(file: string): string;
  write(file: string, text: string): void;
  exists(file: string): boolean;
  open(entry: string, page?: Page): Promise<void>;
  field(at: string): ReturnType<Page['locator']>;
  save(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export const test = base.extend<{ local: Local }, { files: Awaited<ReturnType<typeof bundleEditor>> }>({
  files: [
    async ({}, provide) => provide(await bundleEditor(process.cwd(), { mode: 'working-tree' })),
    { scope: 'worker' },
  ],
  local: async ({ page, files }, provide, info) => {
    const root = info.outputPath('site');
    mkdirSync(root, { recursive: true });
    cpSync('content', path.join(root, 'content'), { recursive: true });
    const answer = createEditor(root);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (pathname.startsWith(`${EDITOR_PATH}api/`)) return void answer(pathname, request, response);
      const name = pathname.slice(EDITOR_PATH.length) || 'index.html';
      const type = { 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream' };
      response.writeHead(files.has(name) ? 200 : 404, { ...EDITOR_HEADERS, ...type }).end(files.get(name));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}${EDITOR_PATH}`;
    const field = (at: string) => page.locator(`section[data-key-path="${at}"]`);
    await provide({
      server,
      field,
      path: (file) => path.join(root, file),
      read: (file) => readFileSync(path.join(root, file), 'utf8'),
      write: (file, text) => writeFileSync(path.join(root, file), text),
      exists: (file) => existsSync(path.join(root, file)),
      async open(entry, tab = page) {
        await tab.goto(`${origin}#/collections/${entry.replace(/\/.*/, '')}`);
        await expect(tab.locator('iframe')).toHaveCount(0);
        await tab.goto(`${origin}#/collections/${entry}`);
        await expect(tab.frameLocator('iframe').locator('main')).toBeVisible({ timeout: 60_000 });
      },
      async save() {
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page).toHaveURL(/collections\/\w+$/);
      },
    });
    server.closeAllConnections();
    server.close();
  },
});

export { expect };
