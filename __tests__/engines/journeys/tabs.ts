import { tabs as labels } from '../../browser/content';
import type { Key } from '../driver';
import type { Journey, Test } from '../journey';
import type { Page } from '../page';
import { expectFocus } from './menu';

const TAB = '[role=tab]';
const PANEL_HEADING = '[role=tabpanel] h3';

const names = labels.items.map(({ tab }) => tab);

/** The tabs of About. */
export const tabs: Journey[] = [
  {
    name: 'tabs: a tap, arrow keys, Home and End show the panel of the tab, and no other',
    async run(test) {
      const page = await openAbout(test, test.engine.narrow);
      await expectTab(page, 0);
      for (const index of [...names.keys(), 0]) {
        await page.tap(TAB, names[index]);
        await expectTab(page, index);
      }
      const moves: [key: Key, to: number][] = [
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
        ['ArrowLeft', names.length - 1],
        ['Home', 0],
        ['End', names.length - 1],
      ];
      for (const [key, to] of moves) {
        await page.press(key);
        await expectFocus(page, TAB, names[to]!);
        await expectTab(page, to);
      }
      await page.press('Tab');
      await expectFocus(page, '[role=tabpanel]', await labelOfPanel(page));
    },
  },
];

async function openAbout(test: Test, width: number): Promise<Page> {
  const page = await test.window(width);
  await page.open('/about');
  await page.eventually(() => page.labels(TAB), names, 'the tabs');
  return page;
}

async function expectTab(page: Page, index: number): Promise<void> {
  const selected = async () => (await page.all(TAB)).filter((tab) => tab.selected === 'true').map(({ label }) => label);
  await page.eventually(selected, [names[index]!], 'the selected tab');
  await page.eventually(() => page.labels(PANEL_HEADING), [labels.items[index]!.heading], 'the panel that is seen');
}

async function labelOfPanel(page: Page): Promise<string> {
  return (await page.find('[role=tabpanel]')).label;
}
