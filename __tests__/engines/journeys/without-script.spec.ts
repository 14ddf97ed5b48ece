import { carousel, dropdowns, tabs } from '../../browser/content';
import { test } from '../fixtures';
import { expectEntries, expectReadAndSent, LIST_BUTTON } from '../parts';

/** The site without JavaScript. */

test('no script: the panel opens with all its entries, closes and leads on; the form is sent', async ({
  open,
  engine,
  mailbox,
}) => expectReadAndSent(await open(engine.narrow, { script: false }), mailbox));

test('no script: each dropdown opens on hover, every tab leads to its panel, and every slide has its text', async ({
  open,
}, { project }) => {
  const page = await open(1280, { script: false });
  await page.goto('/about');
  for (const { title, entries } of dropdowns) {
    await page.hover(LIST_BUTTON, title);
    await expectEntries(page, entries);
  }
  for (const { tab, heading } of tabs.items) {
    await page.click('main a', tab);
    // Chromium 80 shows them all: it has no `:has`.
    const seen = project.name === 'chromium-80' ? tabs.items.map((each) => each.heading) : [heading];
    await page.eventually(() => page.labels('[data-island=Tabs] h3'), seen, 'the panels');
  }
  // WebKit's switch removes scripts from the markup only: its styles take them to be on (`scripting`).
  if (project.name === 'webkit') return;
  await page.goto('/');
  const headings = carousel.slides.map(({ heading }) => heading);
  await page.eventually(() => page.labels('.carousel-slide p:first-child'), headings, 'the slides');
});
