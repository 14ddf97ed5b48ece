import { expectAccessible } from '@/__tests__/support/accessibility';
import {
  content,
  dropdowns,
  dropdownWithPage,
  entryName,
  menuItems,
  menuLabels,
} from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { expectFullStyles } from '../parts/full-styles';
import { waitForScript } from '../parts/island-scripts';
import { dropdownOf, menuOf } from '../parts/menu';
import { expectSeen } from '../parts/seen';

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
});

test('a dropdown opens and closes on hover, is accessible, and its entries lead to their pages', async ({ page }) => {
  const { button: name, entries } = dropdowns[0]!;
  const { button, links } = dropdownOf(page, name);
  await expect(links).toHaveCount(0);
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(entries.map(entryName));
  await expectSeen(links);
  await links.last().hover();
  await expect(links).toHaveCount(entries.length);
  // No list covers the top left corner of the heading.
  await page.getByRole('heading', { level: 1 }).hover({ position: { x: 1, y: 1 } });
  await expect(links).toHaveCount(0);
  await button.click();
  await expectAccessible(page);
  await expectFullStyles(page);
  await links.last().click();
  await expect(page).toHaveURL(entries.at(-1)!.url);
});

/** Windows shorter than a long list: a small laptop, and a phone in landscape. */
const WINDOWS = [
  { width: 1093, height: 520 },
  { width: 740, height: 360 },
];

test('a list of any length stays within the window: keys and the wheel reach all its rows', async ({ page }) => {
  const { button, links } = dropdownOf(page, dropdowns[0]!.button);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const panel = page.getByRole('button', { name: menuLabels.open });
    if (await panel.isVisible()) await panel.click();
    await button.click();
    await links.first().evaluate((link) => {
      const list = link.closest('ul')!;
      while (list.children.length < 20) list.append(list.children[1]!.cloneNode(true));
    });
    await expect(links).toHaveCount(20);
    await button.focus();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.95 });
    }
    await links.first().scrollIntoViewIfNeeded();
    await links.first().hover();
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(links.last()).toBeInViewport({ ratio: 0.95, timeout: 100 });
    }).toPass({ intervals: [20] });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('at 1024 px the menu is one line, and its buttons are at least 24 px in size', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const boxes = await menuOf(page)
    .locator('.menu-item, .menu-more, .button')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(menuItems.length);
  expect(boxes.filter(({ y, height }) => Math.abs(y + height / 2 - (boxes[0]!.y + boxes[0]!.height / 2)) > 1)).toEqual(
    [],
  );
  expect(boxes.filter(({ width, height }) => width < 24 || height < 24 || height > 60)).toEqual([]);
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(1024);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a title with a link follows it, even while its list is open', async ({ page }) => {
    const { title, button, url } = dropdownWithPage;
    for (const isOpen of [false, true]) {
      await page.goto('/media');
      await waitForScript(page);
      if (isOpen) await dropdownOf(page, button).button.tap();
      await menuOf(page).getByRole('link', { name: title, exact: true }).tap();
      await expect(page).toHaveURL(url!);
    }
  });
});

test('with text at 200% the whole row and its lists stay in the window', async ({ page }) => {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  let inRow = 0;
  for (const item of await menuOf(page).getByRole('listitem').all()) {
    // The entries of a list that is closed have no box.
    const { x, width } = (await item.boundingBox()) ?? { x: 0, width: 0 };
    inRow += width > 0 ? 1 : 0;
    expect([await item.textContent(), x >= 0 && x + width <= 1280]).toEqual([expect.anything(), true]);
  }
  expect(inRow).toBeGreaterThanOrEqual(content.navigation.top.length);
  const lists = menuOf(page).locator('.menu-list');
  await expect(lists).toHaveCount(dropdowns.length);
  const ends = await lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().right));
  expect(Math.max(...ends), 'the end of the lists').toBeLessThanOrEqual(1280);
});
