import { routes } from '../../browser/content';
import { expect } from '../../browser/fixtures';
import { test } from '../fixtures';
import { expectReadAndSent } from '../parts';

/** What a browser older than the supported ones can do, with JavaScript on. */

test('old: every text of every page can be read', async ({ open, engine }) => {
  const hidden: string[] = [];
  for (const width of [engine.narrow, 1280]) {
    const page = await open(width);
    page.allowed.push(/404/);
    for (const route of [...routes, '/no-such-page']) {
      await page.goto(route);
      const texts = await page.evaluate(hiddenTexts);
      hidden.push(...texts.map((text) => `${route} at ${width} px: ${text}`));
    }
  }
  expect(hidden).toEqual([]);
});

test('old: the panel opens with all its entries, closes and leads on; the form is sent', async ({
  open,
  engine,
  mailbox,
}) => expectReadAndSent(await open(engine.narrow), mailbox));

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
    // list" shows. The sentence that is pulled out, and the numbers in the legal facts, stand elsewhere in the page.
    // The button that unfolds a document is for phones, the ways to reach the company beside the form for wide windows.
    if (parent.closest('a[href^="tel:"], a[href^="mailto:"], .sheet-hint, .pull, .legal-facts span')) continue;
    if (parent.closest('.document summary, #details')) continue;
    const { width, height } = parent.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && getComputedStyle(parent).visibility === 'visible';
    if (isVisible) visible.add(text);
    else hidden.push(text);
  }
  // Some texts stand twice, for phones and for wide windows.
  return hidden.filter((text) => !visible.has(text));
}
