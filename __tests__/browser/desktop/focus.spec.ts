import { expect, test } from '../../support/fixtures';
import { waitForScript } from '../../support/menu';
import { tabThrough } from '../../support/tab-through';

/** Whoever uses the keyboard sees where they are: on one page of each kind, at every stop of the Tab key. */

for (const route of ['/', '/about', '/services', '/contacts', '/cloud', '/no-such-page']) {
  test(`the focus is seen at every stop of ${route}`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(route);
    await waitForScript(page);
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(25);
    expect(stops.filter(({ seen, visible }) => !seen || !visible).map(({ html }) => html)).toEqual([]);
  });
}

test('a link within a page leads there at once', async ({ page }) => {
  await page.goto('/cloud');
  await page.getByRole('main').getByRole('navigation').getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  const top = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelector(':target')!.getBoundingClientRect().top)),
      ),
  );
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(page.viewportSize()!.height);
});
