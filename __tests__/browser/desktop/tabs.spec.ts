import type { Locator } from '@playwright/test';
import { expect, test } from '@/__tests__/support/fixtures';
import { tabs as words } from '@/__tests__/support/content/site-texts';
import { expectFullStyles } from '../parts/full-styles';

const names = words.items.map(({ tab }) => tab);
type Tab = (typeof words.items)[number];
let list: Locator;

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  list = page.getByRole('tablist', { name: words.label });
  await expect(list.getByRole('tab')).toHaveText(names);
});

test('Our Commitment is shown at first; clicking a tab shows its panel', async ({ page }) => {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Our Commitment' })).toBeVisible();
  for (const { tab, heading, desc, picture } of words.items) {
    await list.getByRole('tab', { name: tab }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(tab);
    await expect(panel.getByRole('heading')).toHaveText(heading);
    await expect(panel.getByRole('paragraph')).toHaveText(desc);
    await expect(panel.getByRole('img', { name: picture.alt })).toBeVisible();
    await expect(list.getByRole('tab', { selected: true })).toHaveText([tab]);
    await expectFullStyles(page);
  }
});

test('a link to words in a hidden panel opens it', async ({ page }) => {
  const third = words.items[2]!;
  const text = encodeURIComponent(third.desc[0]!.split(' ').slice(0, 6).join(' ')).replaceAll('-', '%2D');
  // Leave first, so that the browser loads the document again.
  await page.goto('about:blank');
  await page.goto(`/about#:~:text=${text}`);
  await expect(page.getByRole('tabpanel', { name: third.tab })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(list.getByRole('tab', { selected: true })).toHaveText([third.tab]);
});

test('eight tabs form one row, and the last one can be reached', async ({ page }) => {
  await list.evaluate((element) => {
    for (const tab of [...element.children].slice(0, 3)) element.append(tab.cloneNode(true));
  });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await list.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await list.getByRole('tab').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('tab').last()).toBeInViewport({ ratio: 0.9 });
  }
});

test('whenever the address changes, the panel it names opens; on a phone it is in view with its tab', async ({
  page,
}) => {
  const expectOpen = ({ tab }: { tab: string }) => expect(list.getByRole('tab', { selected: true })).toHaveText([tab]);
  const type = async ({ id, tab }: { id: string; tab: string }) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.goto(`/about#${id}`);
    await expectOpen({ tab });
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading')).toBeInViewport();
    await expect(list.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  };
  const [first, second, third, fourth] = words.items as [Tab, Tab, Tab, Tab];
  await page.setViewportSize({ width: 360, height: 760 });
  for (const each of [second, third]) await type(each);
  await list.getByRole('tab', { name: fourth.tab }).click();
  for (const each of [second, first]) await type(each);
  // In the history, the click replaced the third tab's address with the fourth's.
  await page.goBack();
  await expectOpen(second);
  await page.goBack();
  await expectOpen(fourth);
  await page.goForward();
  await expectOpen(second);
});
