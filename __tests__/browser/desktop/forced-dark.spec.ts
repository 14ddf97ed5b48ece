import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { TEST_FLAGS } from '@/tools/shared/find-browser';
import { CarouselPart } from '../carousel';
import { carousel as labels, content } from '@/__tests__/support/content';
import { expect, test } from '@/__tests__/support/fixtures';

/**
 * Where the browser darkens sites that have no dark theme, whatever their `color-scheme` says: it makes texts and light
 * backgrounds fit, and light borders dark; drawings and images of borders keep their colours.
 */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...TEST_FLAGS, '--blink-settings=forceDarkModeEnabled=true'] }),
});

test('the wordmark and the signs of the carousel’s buttons are as clear as elsewhere', async ({ page }) => {
  const carousel = new CarouselPart(page);
  await carousel.open();
  // The letters alone: the sun above the bowls is light.
  const letters = page.getByRole('banner').getByRole('img', { name: content.site.name }).locator('path').last();
  const signs = [labels.play, labels.previous, labels.next].map((name) => carousel.button(name));
  for (const part of [letters, ...signs]) expect(await contrastIn(part)).toBeGreaterThan(4.5);
});

/** The contrast between the darkest and the lightest pixel of an element, by WCAG. */
async function contrastIn(part: Locator): Promise<number> {
  const pixels = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const linear = [...pixels].map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  const lights = linear.flatMap((red, at) =>
    at % 3 === 0 ? 0.2126 * red + 0.7152 * linear[at + 1]! + 0.0722 * linear[at + 2]! : [],
  );
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
