import { dropdowns, entryName, menuLabels, onePerLayout, tabs } from '@/__tests__/support/content/site-texts';
import { expect } from '@/__tests__/support/fixtures';
import { test } from '@/__tests__/support/engines/page';

/**
 * In Firefox scripts are switched off, which styles can detect (`scripting: none`). In WebKit they are removed from the
 * markup, which styles cannot detect, just as when a script fails to load.
 */

test('without a script, all text of a page of each layout can be read', async ({ open, usual }) => {
  const page = await open(usual, { script: false });
  for (const route of onePerLayout) {
    await page.goto(route);
    expect(await page.evaluate(hiddenTexts), route).toEqual([]);
  }
});

test('without a script, the menu’s button leads to the footer’s links, lists open on hover, and tabs show panels', async ({
  open,
}) => {
  const narrow = await open(450, { script: false });
  await narrow.goto('/media');
  await narrow.click('header a', menuLabels.open);
  await narrow.eventually(() => narrow.evaluate(() => location.hash), '#all_pages', 'the address');
  await narrow.driver.close();

  const page = await open(1280, { script: false });
  await page.goto('/about');
  for (const { title, entries } of dropdowns) {
    await page.hover('header nav .menu-item', title);
    await page.expectLabels('header nav ul ul a', entries.map(entryName));
  }
  for (const { tab, heading } of tabs.items) {
    await page.click('main a', tab);
    await page.expectLabels('[data-island=Tabs] h3', [heading]);
  }
});

// --- In the page -----------------------------------------------------------------------------------------------------

/** The text of the page's main part and footer that is not visible. */
function hiddenTexts(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden: string[] = [];
  const visible = new Set<string>();
  // For phones only: the buttons that unfold a document and that call. For wide windows only: the first column's head, the
  // contact details next to the form, and the report that Home shows the end of on phones. Another test opens the tabs.
  const oneWidth = '.document-pages summary, thead th:first-child, main a[href^="tel:"], #details, .document-torn';
  const left = 'header, script, style, noscript, template, option, .tabs-panel[hidden]';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = (node.textContent ?? '').trim();
    if (text === '' || parent.closest(left)) continue;
    const { width, height } = parent.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && getComputedStyle(parent).visibility === 'visible';
    if (isVisible) visible.add(text);
    else if (!parent.closest(oneWidth)) hidden.push(text);
  }
  // Some text appears twice, for phones and for wide windows.
  return hidden.filter((text) => !visible.has(text));
}
