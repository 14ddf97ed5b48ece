import { carousel, dropdowns, menuLabels, routes, tabs } from '@/__tests__/support/content/site-texts';
import { expect } from '@/__tests__/support/fixtures';
import { MESSAGE } from '@/__tests__/support/contact-form-part';
import { test } from './fixtures';
import { expectEntries, expectPanel, expectRoute, ITEM, SUBMIT, TOGGLE, typeMessage } from './parts';

/**
 * The site without scripts: every page can be read, and the form can be sent. In Firefox scripts are switched off,
 * which styles can detect (`scripting: none`). In WebKit they are removed from the markup, which styles cannot detect,
 * just as when a script fails to load.
 */

test('no script: all text on every page can be read', async ({ open, usual }) => {
  const hidden: string[] = [];
  const page = await open(usual, { script: false });
  page.allowed.push(/404/);
  for (const route of [...routes, '/no-such-page']) {
    await page.goto(route);
    const texts = await page.evaluate(hiddenTexts);
    hidden.push(...texts.map((text) => `${route}: ${text}`));
  }
  expect(hidden).toEqual([]);
});

test('no script: the menu’s button leads to the footer’s links, a link to its page, and the form is sent', async ({
  open,
  narrow,
  mailbox,
}) => {
  const page = await open(narrow, { script: false });
  const [first] = dropdowns[0]!.entries;
  await page.goto('/media');
  await expectPanel(page, false);
  await page.tap(TOGGLE, menuLabels.open);
  await page.eventually(() => page.evaluate(() => location.hash), '#all_pages', 'the address');
  await page.tap('footer nav a', first!.title);
  await expectRoute(page, first!.url);

  await page.goto('/contacts');
  await typeMessage(page);
  await page.tap(SUBMIT);
  await mailbox.expectMessage(MESSAGE);
  await page.eventually(() => page.labels('body'), ['OK'], 'the answer of the service');
});

test('no script: each dropdown opens on hover, every tab leads to its panel, and every slide has its text', async ({
  open,
}, { project }) => {
  const page = await open(1280, { script: false });
  await page.goto('/about');
  for (const { title, entries } of dropdowns) {
    await page.hover(ITEM, title);
    await expectEntries(page, entries);
  }
  for (const { tab, heading } of tabs.items) {
    await page.click('main a', tab);
    await page.eventually(() => page.labels('[data-island=Tabs] h3'), [heading], 'the panels');
  }
  // In WebKit the headings are in the buttons below the picture.
  if (project.name === 'webkit') return;
  await page.goto('/');
  const headings = carousel.slides.map(({ heading }) => heading);
  await page.eventually(() => page.labels('.carousel-slide p:first-child'), headings, 'the slides');
});

// --- In the page -----------------------------------------------------------------------------------------------------

/** The text of the page's main part and footer that is not visible. */
function hiddenTexts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden: string[] = [];
  const visible = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = (node.textContent ?? '').trim();
    if (text === '' || parent.closest('header, script, style, noscript, template, option')) continue;
    // The button that unfolds a document is only for phones, and the contact details next to the form are only for wide
    // windows.
    if (parent.closest('.document-sheets summary, #details')) continue;
    // Another test opens the tabs.
    if (parent.closest('.tabs-panel[hidden]')) continue;
    const { width, height } = parent.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && getComputedStyle(parent).visibility === 'visible';
    if (isVisible) visible.add(text);
    else hidden.push(text);
  }
  // Some text appears twice, for phones and for wide windows.
  return hidden.filter((text) => !visible.has(text));
}
