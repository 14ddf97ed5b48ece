import { content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

/**
 * An article in a wide window: its figures are wider than the text, and its table of contents marks the current section.
 */

const found = Object.entries(content.collections.insights).flatMap(([name, { sections }]) =>
  sections.filter(({ figure }) => figure).map((section) => ({ name, section })),
)[0]!;

test('text is 640 px wide and a figure 790; the contents list marks the current section, and is folded on phones', async ({
  page,
}) => {
  const { contents } = content.navigation;
  test.skip(!contents, 'There are no lists of contents.');
  const { name, section } = found;
  await page.goto(`/${name}`);
  const link = page.getByRole('link', { name: section.heading, exact: true });
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await link.click();
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('text-decoration-line', 'underline');

  const text = await page.getByText(section.paragraphs[0]!).boundingBox();
  const figure = await page.getByRole('figure', { name: section.figure!.caption }).boundingBox();
  expect([text!.width, figure!.width, figure!.x]).toEqual([640, 790, text!.x]);

  await page.setViewportSize({ width: 800, height: 800 });
  // In a narrow window the contents list is folded.
  await expect(link).toBeHidden();
  const fold = page.getByRole('article').getByText(contents!).last();
  await fold.click();
  await expect(link).toBeVisible();
});
