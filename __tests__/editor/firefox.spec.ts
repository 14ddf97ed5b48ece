import { setTimeout as wait } from 'node:timers/promises';
import { requirePackages } from '@/tools/shared/install-packages';
import { lackOfPackages, NEEDS } from '@/tools/shared/needs';
import { startFirefox } from '@/__tests__/support/browsers/firefox';
import { Page } from '@/__tests__/support/browsers/page';
import { expect, test, TOKEN } from './editor';

const ABOUT = 'content/pages/about.yaml';
const PACKAGES = { 'firefox-esr': NEEDS.browsers.packages['firefox-esr'] };

test.beforeAll(() => {
  test.setTimeout(600_000);
  const lack = lackOfPackages(PACKAGES);
  test.skip(!!lack, `it needs ${lack}`);
  requirePackages(PACKAGES);
});

// Playwright drives only its own build of Firefox, so this drives Debian's as `__tests__/browsers` does.
test('Firefox signs in with a token, shows the page next to the form, and saves', async ({ origin, github }) => {
  test.setTimeout(120_000);
  const browser = await startFirefox(async (request) => {
    if (!request.url().startsWith('https://api.github.com/')) return request.continue();
    const sent = (await request.fetchPostData()) ?? null;
    return request.respond(github.handle(request.method(), request.url(), request.headers(), sent));
  });
  try {
    const page = new Page(await browser.open({ width: 1280, origin }), origin);
    // Sveltia CMS requests data that a fine-grained token cannot read, and then tries another way.
    page.allowed.push(/^request to https:\/\/api\.github\.com\//, /deployment/);
    // The style sheet of Sveltia CMS names fonts of a CDN, as fallbacks for those on this origin.
    page.allowed.push(/font-src.* https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\//);
    await page.goto('/');
    // While Sveltia CMS is still rendering its first page, a click may do nothing.
    const asksForToken = async () => {
      if ((await page.all('dialog input')).length > 0) return true;
      await page.click('button', 'Sign In Using Access Token');
      await wait(500);
      return false;
    };
    await page.eventually(asksForToken, true, 'a dialog asks for the token', 30_000);
    await page.click('dialog input');
    await page.driver.type(TOKEN);
    await page.click('dialog button', 'Sign In');
    await page.eventually(() => page.evaluate(isSignedIn), true, 'the pages are listed', 30_000);

    await page.goto('/#/collections/pages/entries/about');
    await page.eventually(() => page.evaluate(isShown), true, 'the page is beside the form', 30_000);
    await page.click('[data-key-path="page.menu"] input');
    await page.driver.type('!');
    await page.click('button', 'Save');
    await page.click('button', 'Later');
    await expect.poll(() => github.pulls).toMatchObject([{ branch: 'cms/pages/about', isDraft: true }]);
    expect(github.git(['diff', '--numstat', 'main', 'cms/pages/about'])).toBe(`1\t1\t${ABOUT}`);
    expect(github.read('cms/pages/about', ABOUT)).toMatch(/^ {2}menu: .*!/m);
    expect(await page.problems()).toEqual([]);
  } finally {
    await browser.close();
  }
});

// --- In the page -----------------------------------------------------------------------------------------------------

const isSignedIn = () => document.body.innerText.includes('Industries');
const isShown = () => !!document.querySelector('iframe')?.contentDocument?.querySelector('main');
