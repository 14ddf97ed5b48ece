import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, siteTest } from '@/__tests__/support/fixtures';
import type { Browser } from '@/__tests__/support/browsers/driver';
import { startFirefox } from '@/__tests__/support/browsers/firefox';
import { Page } from '@/__tests__/support/browsers/page';
import { RECORDER, startWebKit } from '@/__tests__/support/browsers/webkit';

interface JourneyFixtures {
  /** The width of the narrowest window, in CSS px. GTK makes none narrower than 447. */
  narrow: number;
  /** The window width for each engine: a phone's in WebKit, as on an iPhone, and a desktop's in Firefox. In CSS px. */
  usual: number;
  /**
   * Closes the last window, which must have had no problems, and opens a new one.
   *
   * @param width in CSS px
   */
  open: (width: number, options?: { script?: boolean }) => Promise<Page>;
}

interface BrowserFixtures {
  root: string;
  running: Browser;
}

/** Playwright's `test` with a served site and a browser that Playwright does not drive: `firefox` or `webkit`. */
export const test = siteTest.extend<JourneyFixtures, BrowserFixtures>({
  root: [
    ({}, provide, { project, parallelIndex }) =>
      provide(project.name === 'webkit' ? copyWithScript(`.cache/browsers/${parallelIndex}`, RECORDER) : '.'),
    { scope: 'worker' },
  ],

  running: [
    async ({}, provide, { project }) => {
      const browser = await (project.name === 'webkit' ? startWebKit() : startFirefox());
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  narrow: ({}, provide, { project }) => provide(project.name === 'webkit' ? 447 : 320),

  usual: ({ narrow }, provide, { project }) => provide(project.name === 'webkit' ? narrow : 1280),

  open: [
    async ({ site, running }, provide, testInfo) => {
      let page: Page | undefined;
      const close = async () => {
        const problems = new Set(await page?.problems());
        await page?.driver.close();
        page = undefined;
        expect([...problems]).toEqual([]);
      };
      await provide(async (width, options) => {
        await close();
        page = new Page(await running.open({ width, ...options, origin: site.url }), site.url);
        return page;
      });
      if (page && testInfo.status !== testInfo.expectedStatus) {
        writeFileSync(testInfo.outputPath('window.png'), await page.driver.screenshot(), 'base64');
      }
      await close();
    },
    { timeout: 30_000 },
  ],
});

/** Copies the built site, and makes its pages run a script first. @returns the folder */
function copyWithScript(folder: string, script: string): string {
  const out = path.join(folder, 'out');
  cpSync('out', out, { recursive: true });
  cpSync('firebase.json', path.join(folder, 'firebase.json'));
  writeFileSync(path.join(out, 'recorder.js'), script);
  for (const file of readdirSync(out).filter((name) => name.endsWith('.html'))) {
    const page = path.join(out, file);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/<head[^>]*>/, '$&<script src="/recorder.js"></script>'));
  }
  return folder;
}
