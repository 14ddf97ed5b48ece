import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { dropdownOf, menuOf, waitForScript } from '../../support/menu';
import { closeLists, openLists, pointOf, recordClicks, takeLanded, tapPairs } from '../../support/tap-matrix';
import { dropdowns } from '../../support/words';

/** The dropdowns of the top navigation in a wide window. */

test.beforeEach(async ({ page }) => {
  await page.goto('/media');
  await waitForScript(page);
});

test('each opens on hover and closes after it', async ({ page }) => {
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await expect(links).toHaveCount(0);
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(entries.map((entry) => entry.title));
    await links.last().hover();
    await expect(links).toHaveCount(entries.length);
    // At its start, which no list covers.
    await page.getByRole('heading', { level: 1 }).hover({ position: { x: 1, y: 1 } });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);
  }
});

for (const key of ['Enter', 'Space']) {
  test(`each opens by ${key}, Tab goes through it and out of it`, async ({ page }) => {
    for (const { title, entries } of dropdowns) {
      const { button, links } = dropdownOf(page, title);
      await button.focus();
      await expect(links).toHaveCount(0);
      await page.keyboard.press(key);
      await expect(links).toHaveCount(entries.length);
      for (const [index] of entries.entries()) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links).toHaveCount(0);
    }
  });
}

test('Escape closes each and gives the focus back', async ({ page }) => {
  for (const { title } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('Escape closes what hover has opened', async ({ page }) => {
  const { button, links } = dropdownOf(page, dropdowns[0]!.title);
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('only one is open at a time', async ({ page }) => {
  for (const { title } of dropdowns) {
    await dropdownOf(page, title).button.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('button', { expanded: true })).toHaveText([title]);
  }
});

test('an entry leads to its page', async ({ page }) => {
  for (const { title, entries } of dropdowns) {
    const { button, links } = dropdownOf(page, title);
    await button.click();
    await links.filter({ hasText: entries.at(-1)!.title }).click();
    await expect(page).toHaveURL(entries.at(-1)!.url);
    await waitForScript(page);
  }
});

test('an open one is accessible', async ({ page }) => {
  await dropdownOf(page, dropdowns[0]!.title).button.click();
  await expectAccessible(page);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('each opens and closes, and an entry leads on', async ({ page }) => {
    for (const { title, entries } of dropdowns) {
      const { button, links } = dropdownOf(page, title);
      await button.tap();
      await expect(links).toHaveText(entries.map((entry) => entry.title));
      await button.tap();
      await expect(links).toHaveCount(0);
    }
    const { title, entries } = dropdowns[0]!;
    await dropdownOf(page, title).button.tap();
    await dropdownOf(page, title).links.last().tap();
    await expect(page).toHaveURL(entries.at(-1)!.url);
  });

  test('every tap lands while a list is open, and leaves one open at most', async ({ page }) => {
    await page.evaluate(recordClicks);
    const titles = dropdowns.map(({ title }) => title);
    for (const { open, tap } of tapPairs()) {
      await page.evaluate(closeLists);
      for (const words of [open, tap]) {
        const { x, y } = await page.evaluate(pointOf, words);
        await page.touchscreen.tap(x, y);
      }
      expect.soft(await page.evaluate(takeLanded), `${open}, then ${tap}`).toBe(tap);
      expect.soft(await page.evaluate(openLists)).toEqual(titles.filter((title) => title === tap));
    }
  });
});

test('works where the browser knows no :focus-visible', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      for (const { prototype } of [Element, Document] as unknown as { prototype: Record<string, unknown> }[]) {
        const real = prototype[name] as ((selector: string) => unknown) | undefined;
        if (!real) continue;
        prototype[name] = function (this: unknown, selector: string) {
          if (selector.includes(':focus-visible')) throw new SyntaxError(`'${selector}' is not a valid selector`);
          return real.call(this, selector);
        };
      }
    }
  });
  await page.reload();
  await waitForScript(page);
  const [first, second] = dropdowns.map(({ title }) => dropdownOf(page, title));
  await first!.button.hover();
  await expect(first!.links.first()).toBeVisible();
  await second!.button.hover();
  await expect(second!.links.first()).toBeVisible();
  await expect(first!.links).toHaveCount(0);
  // A pointer in the way does not take the focus out of a list.
  await second!.links.first().focus();
  await first!.button.hover();
  await expect(first!.button).toHaveAttribute('aria-expanded', 'false');
  await expect(second!.links.first()).toBeFocused();
});
