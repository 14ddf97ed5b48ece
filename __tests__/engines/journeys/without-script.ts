import { carousel, dropdowns, menuLabels, routes, tabs } from '../../browser/content';
import type { Journey } from '../journey';
import { expectMail, fill, MESSAGE, SUBMIT } from './contact-form';
import { CLOSE, ENTRY, expectEntries, expectPanel, expectRoute, LIST_BUTTON, TOGGLE } from './menu';

/** Where no script runs: menu and form in a narrow window. @param script whether scripts are on, and only fail */
const readAndSend = (name: string, script: boolean): Journey => ({
  name,
  async run({ window, site, engine }) {
    const page = await window(engine.narrow, { script });
    await page.goto('/media');
    await expectPanel(page, false);
    await page.tap(TOGGLE, menuLabels.open);
    await expectPanel(page, true);
    await expectEntries(
      page,
      dropdowns.flatMap(({ entries }) => entries),
    );
    await page.tap(CLOSE, menuLabels.close);
    await expectPanel(page, false);
    await page.tap(TOGGLE, menuLabels.open);
    await page.tap(ENTRY, dropdowns[0]!.entries[0]!.title);
    await expectRoute(page, dropdowns[0]!.entries[0]!.url);

    await page.goto('/contacts');
    await fill(page, MESSAGE);
    await page.tap(SUBMIT);
    await expectMail(page, site, [MESSAGE]);
    await page.eventually(() => page.labels('body'), ['OK'], 'the answer of the service');
  },
});

/** The site without JavaScript. */
export const withoutScript: Journey[] = [
  readAndSend('no script: the panel opens with all its entries, closes and leads on; the form is sent', false),
  {
    name: 'no script: each dropdown opens on hover, every tab leads to its panel, and every slide has its text',
    async run({ window, engine }) {
      const page = await window(1280, { script: false });
      await page.goto('/about');
      for (const { title, entries } of dropdowns) {
        await page.hover(LIST_BUTTON, title);
        await expectEntries(page, entries);
      }
      for (const { tab, heading } of tabs.items) {
        await page.click('main a', tab);
        await page.find('main h3', heading);
      }
      // WebKit's switch removes scripts from the markup only: its styles take them to be on (`scripting`).
      if (engine.id === 'webkit') return;
      await page.goto('/');
      const headings = carousel.slides.map(({ heading }) => heading);
      await page.eventually(() => page.labels('[aria-roledescription=slide] p:first-child'), headings, 'the slides');
    },
  },
];

/** What a browser older than the supported ones can do, with JavaScript on. */
export const oldBrowser: Journey[] = [
  {
    name: 'old: every text of every page can be read',
    async run({ window, engine }) {
      const hidden: string[] = [];
      for (const width of [engine.narrow, 1280]) {
        const page = await window(width);
        page.allowed.push(/404/);
        for (const route of [...routes, '/no-such-page']) {
          await page.goto(route);
          const texts = await page.evaluate(hiddenTexts);
          hidden.push(...texts.map((text) => `${route} at ${width} px: ${text}`));
        }
      }
      if (hidden.length > 0) throw new Error(`Hidden:\n${hidden.join('\n')}`);
    },
  },
  readAndSend('old: the panel opens with all its entries, closes and leads on; the form is sent', true),
];

// --- In the page -----------------------------------------------------------------------------------------------------

/** The texts of the page's main part and footer that no box is drawn for. */
function hiddenTexts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden: string[] = [];
  const visible = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = (node.textContent ?? '').trim();
    if (text === '' || parent.closest('header, script, style, noscript, template, option')) continue;
    // Links to call and to write: on phones named by what they do, else by number and address. And what "Print this
    // list" shows.
    if (parent.closest('a[href^="tel:"], a[href^="mailto:"], .sheet-hint')) continue;
    const { width, height } = parent.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && getComputedStyle(parent).visibility === 'visible';
    if (isVisible) visible.add(text);
    else hidden.push(text);
  }
  // Some texts stand twice, for phones and for wide windows.
  return hidden.filter((text) => !visible.has(text));
}
