import { dropdowns, entryName, menuLabels } from '@/__tests__/support/content/site-texts';
import { test, type EnginePage } from '@/__tests__/support/engines/page';

const TOGGLE = 'header button, header a';
const LIST_BUTTON = 'header nav button[aria-expanded]';
const OPEN_LIST = 'header nav button[aria-expanded=true]';
const ENTRY = 'header nav ul ul a';

const { button, entries } = dropdowns[0]!;
const names = entries.map(entryName);
const last = entries.at(-1)!;

const expectPanel = (page: EnginePage, isOpen: boolean) =>
  page.eventually(async () => (await page.labels('header nav')).length > 0, isOpen, 'the panel can be seen');

const expectRoute = (page: EnginePage, route: string) =>
  page.eventually(() => page.evaluate(() => location.pathname), route, 'the address');

test('in a narrow window, buttons open the panel and its lists; Escape closes them, an entry leads to its page', async ({
  open,
}) => {
  const page = await open(450);
  await page.open('/media');
  await page.click(TOGGLE, menuLabels.open);
  await expectPanel(page, true);
  await page.click(TOGGLE, menuLabels.close);
  await expectPanel(page, false);
  await page.focus('.menu-toggle');
  await page.driver.press('Enter');
  await expectPanel(page, true);
  await page.click(LIST_BUTTON, button);
  await page.expectLabels(ENTRY, names);
  await page.driver.press('Escape');
  await page.expectLabels(OPEN_LIST, []);
  await expectPanel(page, true);
  await page.driver.press('Escape');
  await expectPanel(page, false);
  await page.click(TOGGLE, menuLabels.open);
  await page.click(LIST_BUTTON, button);
  await page.click(ENTRY, entryName(last));
  await expectRoute(page, last.url);
});

test('in a wide window, a list opens on hover, click or Enter, and closes again', async ({ open }) => {
  const page = await open(1280);
  await page.open('/media');
  await page.hover(LIST_BUTTON, button);
  await page.expectLabels(ENTRY, names);
  await page.hover(ENTRY, entryName(last));
  await page.expectLabels(OPEN_LIST, [button]);
  await page.driver.mouse.move({ x: 5, y: 700 });
  await page.expectLabels(ENTRY, []);
  await page.focus(LIST_BUTTON);
  await page.driver.press('Enter');
  await page.expectLabels(ENTRY, names);
  await page.driver.press('Escape');
  await page.expectLabels(ENTRY, []);
  await page.click(LIST_BUTTON, button);
  await page.click(ENTRY, entryName(last));
  await expectRoute(page, last.url);
});
