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
    name: 'tabs: a click shows the panel of the tab, and no other',
    async run(test) {
      for (const width of [test.engine.panelWidths[0]!, 1280]) {
        const page = await openAbout(test, width);
        await expectTab(page, 0);
        for (const index of [...names.keys(), 0]) {
          await page.tap(TAB, names[index]);
          await expectTab(page, index);
        }
      }
    },
  },
  {
    name: 'tabs: arrow keys, Home and End move through them and wrap',
    async run(test) {
      const page = await openAbout(test, 1280);
      await page.focus(TAB, names[0]);
      const moves: [key: Key, to: number][] = [
        ['ArrowRight', 1],
        ['ArrowLeft', 0],
        ['ArrowLeft', names.length - 1],
        ['ArrowRight', 0],
        ['End', names.length - 1],
        ['Home', 0],
      ];
      for (const [key, to] of moves) {
        await page.press(key);
        await expectFocus(page, TAB, names[to]!);
        await expectTab(page, to);
      }
      await page.press('ArrowRight', 'Tab');
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
