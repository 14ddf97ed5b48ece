import { routes } from '../../browser/content';
import { carousel, dropdowns, menuLabels, tabs } from '../../browser/content';
import type { Journey } from '../journey';
import { expectMail, fill, MESSAGE, SUBMIT } from './contact-form';
import { ENTRY, expectEntries, expectPanel, expectRoute, LIST_BUTTON, TOGGLE } from './menu';

const off = { script: false };

/** The site without JavaScript. */
export const withoutScript: Journey[] = [
  {
    name: 'no script: each dropdown opens on hover and leads on',
    needs: 'script',
    async run({ window }) {
      const page = await window(1280, off);
      await page.goto('/about');
      for (const { title, entries } of dropdowns) {
        await page.hover(LIST_BUTTON, title);
        await expectEntries(page, entries);
      }
      const last = dropdowns.at(-1)!.entries.at(-1)!;
      await page.click(ENTRY, last.title);
      await expectRoute(page, last.url);
    },
  },
  {
    name: 'no script: the phone menu opens with all its entries, and closes',
    needs: 'script',
    async run({ window, engine }) {
      const page = await window(engine.narrow, off);
      await page.goto('/media');
      await expectPanel(page, false);
      await page.tap(TOGGLE, menuLabels.open);
      await expectPanel(page, true);
      await expectEntries(
        page,
        dropdowns.flatMap(({ entries }) => entries),
      );
      await page.tap('header nav button, header nav a', menuLabels.close);
      await expectPanel(page, false);
      await page.tap(TOGGLE, menuLabels.open);
      await page.tap(ENTRY, dropdowns[0]!.entries[0]!.title);
      await expectRoute(page, dropdowns[0]!.entries[0]!.url);
    },
  },
  {
    name: 'no script: every tab leads to its panel, and every slide has its text',
    needs: 'script',
    async run({ window, engine }) {
      const page = await window(1280, off);
      await page.goto('/about');
      for (const { tab, heading } of tabs.items) {
        await page.click('main a', tab);
        await page.find('main h3', heading);
      }
      // WebKit's switch removes scripts from the markup only: its styles take them to be on (`scripting`).
      if (engine.id === 'webkit') return;
      await page.goto('/');
      const slides = async () => await page.labels('[aria-roledescription=slide] p:first-child');
      await page.eventually(
        slides,
        carousel.slides.map(({ heading }) => heading),
        'the slides',
      );
    },
  },
  {
    name: 'no script: the form posts the message into the mailbox',
    needs: 'script',
    async run({ window, site, engine }) {
      const page = await window(engine.narrow, off);
      // The pages have a view transition, the service's plain response has none: Chromium reports that as an error.
      page.allowed.push(/ViewTransition opt-in disabled/);
      await page.goto('/contacts');
      await fill(page, MESSAGE);
      await page.tap(SUBMIT);
      await expectMail(page, site, [MESSAGE]);
      await page.eventually(() => page.labels('body'), ['OK'], 'the answer of the service');
    },
  },
];

/** What a browser older than the supported ones can do, with JavaScript on. */
export const readAndSend: Journey[] = [
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
  {
    name: 'old: each entry of the menu can be reached',
    async run({ window, engine }) {
      const page = await window(engine.narrow);
      await page.goto('/media');
      await page.tap(TOGGLE, menuLabels.open);
      await page.tap(ENTRY, dropdowns[0]!.entries[0]!.title);
      await expectRoute(page, dropdowns[0]!.entries[0]!.url);
    },
  },
  {
    name: 'old: the form posts the message into the mailbox',
    async run({ window, site, engine }) {
      const page = await window(engine.narrow);
      await page.goto('/contacts');
      await fill(page, MESSAGE);
      await page.tap(SUBMIT);
      await expectMail(page, site, [MESSAGE]);
    },
  },
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
