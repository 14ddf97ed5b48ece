import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { TEST_FLAGS } from '@/tools/shared/find-browser';
import { CarouselPart } from '../parts/carousel';
import { carousel as labels, content, form, menuLabels } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';
import { waitForScript } from '../parts/island-scripts';
import { menuOf } from '../parts/menu';

/**
 * Some browsers darken sites that have no dark theme, whatever their `color-scheme` says. They adapt text and light
 * backgrounds, and darken light borders; drawings and border images keep their colours.
 */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...TEST_FLAGS, '--blink-settings=forceDarkModeEnabled=true'] }),
});

test('the wordmark and the carousel’s button icons have enough contrast', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  // Only the letters: the sun above the bowls is light.
  const letters = page.getByRole('banner').getByRole('img', { name: content.site.name }).locator('path').last();
  const signs = [labels.play, labels.previous, labels.next].map((name) => carousel.button(name));
  for (const part of [letters, ...signs]) expect(await contrastIn(part)).toBeGreaterThan(4.5);
});

test('outlines and the menu’s icons are visible', async ({ page }) => {
  /** The middle of the top edge, with a few pixels above and below it. */
  const edgeOf = ({ x, y, width }: Box): Box => ({ x: x + width / 2, y: y - 4, width: 1, height: 10 });
  /** The icon, without the text before it. */
  const signOf = ({ x, y, width, height }: Box): Box => ({
    x: x + width - 38,
    y: y + height / 2 - 10,
    width: 38,
    height: 20,
  });
  const expectSeen = async (part: Locator, areaOf: (box: Box) => Box) => {
    const clip = areaOf((await part.boundingBox())!);
    expect(await contrast(await page.screenshot({ clip }))).toBeGreaterThan(3);
  };
  await page.goto('/contacts');
  await waitForScript(page);
  await expectSeen(menuOf(page).locator('.menu-action'), edgeOf);
  await expectSeen(page.getByLabel(form.fields.fullname.label), edgeOf);
  const group = menuOf(page).locator('.menu-group > button').first();
  await expectSeen(group, ({ x, y, width, height }) => ({
    x: x + width - 22,
    y: y + height / 2 - 8,
    width: 22,
    height: 16,
  }));
  await page.setViewportSize({ width: 390, height: 800 });
  const open = page.getByRole('button', { name: menuLabels.open });
  await expectSeen(open, signOf);
  await open.click();
  await expectSeen(page.getByRole('button', { name: menuLabels.close }), signOf);
});

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const contrastIn = async (part: Locator) => contrast(await part.screenshot());

/** The WCAG contrast between the darkest and the lightest pixel of a picture. */
async function contrast(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const linear = [...pixels].map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  const lights = linear.flatMap((red, at) =>
    at % 3 === 0 ? 0.2126 * red + 0.7152 * linear[at + 1]! + 0.0722 * linear[at + 2]! : [],
  );
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
