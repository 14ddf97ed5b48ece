import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { requirePackages } from '../../tools/scripts/install-packages';
import { lackOfPackages, NEEDS } from '../../tools/scripts/needs';
import { startFirefox } from '../browsers/firefox';
import { Page } from '../browsers/page';
import { expect, test, TOKEN } from './editor';

const ABOUT = 'content/pages/about.yaml';
const PACKAGES = { 'firefox-esr': NEEDS.browsers.packages['firefox-esr'] };

test.beforeAll(() => {
  test.setTimeout(600_000);
  const lack = lackOfPackages(PACKAGES);
  test.skip(!!lack, `it needs ${lack}`);
  requirePackages(PACKAGES);
});

// Playwright does not drive the Firefox that others use; `__tests__/browsers` does.
test('Firefox signs in with a token, shows the page beside the form, takes a photograph of an iPhone, and saves', async ({
  origin,
  github,
}) => {
  test.setTimeout(120_000);
  const browser = await startFirefox(async (request) => {
    if (!request.url().startsWith('https://api.github.com/')) return request.continue();
    const sent = (await request.fetchPostData()) ?? null;
    return request.respond(github.handle(request.method(), request.url(), request.headers(), sent));
  });
  try {
    const page = new Page(await browser.open({ width: 1280, origin }), origin);
    // Sveltia CMS asks in another way for data that a fine-grained token cannot read.
    page.allowed.push(/^request to https:\/\/api\.github\.com\//, /deployment/);
    // Its style sheet names fonts of a content network behind those that are here.
    page.allowed.push(/font-src.* https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\//);
    await page.goto('/');
    // While Sveltia CMS still draws its first page, a press may open nothing.
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
    await page.eventually(() => page.evaluate(isShown), true, 'the page stands beside the form', 30_000);
    await page.click('[data-key-path="page.menu"] input');
    await page.driver.type('!');
    // A photograph of an iPhone, which Firefox does not show.
    const picture = '[data-key-path="hero.picture.file"]';
    await page.eventually(() => page.evaluate(scrollTo, picture), true, 'the field is in view', 30_000);
    await page.click(`${picture} button`, 'Replace');
    const photograph = readFileSync('__tests__/editor/photograph.heic').toString('base64');
    await page.driver.evaluate(`(${answerDialogs.toString()})(${JSON.stringify(photograph)})`);
    await page.click('dialog button', 'Upload');
    await page.click('dialog button', 'Insert');
    await page.eventually(() => page.evaluate(isChosen), true, 'the page beside the form shows it', 60_000);
    await page.click('button', 'Save');
    await page.click('button', 'Later');
    await expect.poll(() => github.pulls).toMatchObject([{ branch: 'cms/pages/about', isDraft: true }]);
    const changed = github.git(['diff', '--numstat', 'main', 'cms/pages/about']).split('\n');
    expect(changed).toEqual([`2\t2\t${ABOUT}`, '-\t-\tcontent/pictures/img_0042.webp']);
    const saved = await sharp(github.readBytes('cms/pages/about', 'content/pictures/img_0042.webp')).metadata();
    expect(saved).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
    expect(github.read('cms/pages/about', ABOUT)).toMatch(/^ {2}menu: .*!/m);
    expect(await page.problems()).toEqual([]);
  } finally {
    await browser.close();
  }
});

// --- In the page -----------------------------------------------------------------------------------------------------

const isSignedIn = () => document.body.innerText.includes('Industries');
const isShown = () => !!document.querySelector('iframe')?.contentDocument?.querySelector('main');
const isChosen = () => {
  const image = document.querySelector('iframe')?.contentDocument?.querySelector('main img');
  return !!image?.getAttribute('src')?.startsWith('blob:') && image.getAttribute('width') === '1600';
};
/** Fields are made when they come into view. */
const scrollTo = (selector: string) => {
  const fields = [...document.querySelectorAll('[data-key-path]')];
  (document.querySelector(selector) ?? fields.at(-1))?.scrollIntoView();
  return !!document.querySelector(`${selector} button`);
};
/** In place of the dialog of the system. */
const answerDialogs = (base64: string) =>
  document.addEventListener('click', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.type !== 'file') return;
    event.preventDefault();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'IMG_0042.HEIC'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
