import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { CarouselPart } from '../parts/carousel';
import { carousel as labels, content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

/**
 * Some browsers darken sites that have no dark theme, whatever their `color-scheme` says. They adapt text and light
 * backgrounds, and darken light borders; drawings and border images keep their colours.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the wordmark and the carousel’s button icons have enough contrast', async ({ context, page }) => {
  await (await context.newCDPSession(page)).send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const carousel = new CarouselPart(page);
  await carousel.open();
  // Only the letters: the sun above the bowls is light.
  const letters = page.getByRole('banner').getByRole('img', { name: content.site.name }).locator('path').last();
  const signs = [labels.play, labels.previous, labels.next].map((name) => carousel.button(name));
  for (const part of [letters, ...signs]) expect(contrast(await pixelsOf(part))).toBeGreaterThan(4.5);
});

const pixelsOf = async (part: Locator) => [
  ...(await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()),
];

/** The WCAG contrast between the darkest and the lightest pixel. */
function contrast(pixels: readonly number[]): number {
  const linear = pixels.map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  const lights = linear.flatMap((red, at) =>
    at % 3 === 0 ? 0.2126 * red + 0.7152 * linear[at + 1]! + 0.0722 * linear[at + 2]! : [],
  );
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
