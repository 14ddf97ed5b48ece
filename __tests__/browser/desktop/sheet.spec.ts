import type { Page } from '@playwright/test';
import { content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { waitForScript } from '../parts/island-scripts';
import { PAPER } from '../parts/paper';

/** Sections that visitors print on their own: a list to keep, a list to fill in, or a document. */

interface Section {
  id: string;
  heading: string;
  sheet?: boolean;
  document?: { title: string; first: { heading: string }[]; second?: { heading: string }[] };
  figure?: { caption: string; fillIn?: boolean };
}

const { print, second } = content.navigation.sheet;
const pages = [content.pages, ...Object.values(content.collections)].flatMap((each) => Object.entries(each as object));
const sheets = pages.flatMap(([name, { sections = [] }]: [string, { sections?: Section[] }]) =>
  sections.flatMap(({ id, heading, sheet, document, figure }) => {
    const address = { route: `/${name}`, hash: `#${id}_sheet` };
    if (document) {
      const { title, first, second } = document;
      const texts = [title, ...[...first, ...(second ?? [])].map((part) => part.heading)];
      return { ...address, texts, count: second ? 2 : 1 };
    }
    const title = sheet ? heading : figure?.fillIn && figure.caption;
    return title ? { ...address, texts: [title], count: 1 } : [];
  }),
);
type Sheet = (typeof sheets)[number];

/**
 * Expects only the sheet to be printed, between the company's name and its phone numbers, on the right number of pages.
 */
async function expectAlone(page: Page, { texts, count }: Sheet): Promise<void> {
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: content.site.name }).first()).toBeVisible();
  for (const text of texts) await expect(main.getByText(text, { exact: true }).last()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(main.getByRole('link')).toHaveCount(0);
  for (const phone of content.site.phones) {
    await expect(page.getByRole('contentinfo').getByText(phone).filter({ visible: true }).first()).toBeVisible();
  }
  const pdf = (await page.pdf(PAPER)).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  await page.emulateMedia({ media: null });
}

test('the button of each sheet prints that sheet alone, on the right number of pages', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => (document.title = location.hash) }));
  for (const sheet of sheets) {
    await page.goto(sheet.route);
    await waitForScript(page);
    const button = page.locator(`a[href="${sheet.hash}"]`);
    await expect(button).toHaveText(print);
    await button.click();
    await expect(page).toHaveTitle(sheet.hash);
    await expect(button).toBeInViewport();
    await expectAlone(page, sheet);
  }
});

test('on a phone the second page of a document is folded; it is printed anyway', async ({ page }) => {
  const sheet = sheets.find(({ count }) => count > 1)!;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(sheet.route);
  const last = page.getByRole('heading', { name: sheet.texts.at(-1)!, exact: true });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(second, { exact: true }).click();
  await expect(last).toBeVisible();
});
