import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { expect, siteTest } from '../browser/fixtures';
import type { Browser } from './driver';
import { ENGINES, type Engine } from './engines';
import { Page } from './page';

interface JourneyFixtures {
  /**
   * Opens a new window in place of the last one, which must have left no problem.
   *
   * @param width in CSS px
   */
  open: (width: number, options?: { script?: boolean }) => Promise<Page>;
}

interface EngineFixtures {
  /** That of the project. */
  engine: Engine;
  running: Browser;
  built: { dir: string; policyFile: string };
}

/** Playwright's `test` with a served site and an engine that is not driven by Playwright. */
export const test = siteTest.extend<JourneyFixtures, EngineFixtures>({
  engine: [({}, provide, { project }) => provide(ENGINES[project.name]!), { scope: 'worker' }],

  built: [
    ({ engine: { recorder } }, provide, { project, parallelIndex }) =>
      provide({
        dir: recorder ? copyWithScript(`.cache/engines/${project.name}-${parallelIndex}`, recorder) : 'out',
        policyFile: POLICY_FILE,
      }),
    { scope: 'worker' },
  ],

  running: [
    async ({ engine }, provide, { project }) => {
      const browser = await engine.start();
      console.log(`${project.name}: ${browser.version}, in windows from ${engine.narrow} px`);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  open: [
    async ({ site, engine, running }, provide, testInfo) => {
      let page: Page | undefined;
      const close = async () => {
        const problems = new Set(await page?.problems());
        await page?.driver.close();
        page = undefined;
        expect([...problems]).toEqual([]);
      };
      await provide(async (width, { script = true } = {}) => {
        await close();
        page = new Page(await running.open({ width, script, origin: site.url }), site.url, engine.syntax);
        page.allowed.push(...engine.known);
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

/** A copy of `out/` whose pages run a script first, as an engine's driver reports too little. @returns the folder */
function copyWithScript(copy: string, script: string): string {
  cpSync('out', copy, { recursive: true });
  writeFileSync(path.join(copy, 'recorder.js'), script);
  for (const file of readdirSync(copy).filter((name) => name.endsWith('.html'))) {
    const page = path.join(copy, file);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/<head[^>]*>/, '$&<script src="/recorder.js"></script>'));
  }
  return copy;
}
