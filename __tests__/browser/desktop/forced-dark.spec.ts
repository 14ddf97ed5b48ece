import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { TEST_FLAGS } from '@/tools/shared/find-browser';
import { CarouselPart } from '../parts/carousel';
import { carousel as labels, content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

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
