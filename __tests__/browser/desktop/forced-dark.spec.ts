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
  for (const part of [letters, ...signs]) {
    const [grey] = (
      await sharp(await part.screenshot())
        .greyscale()
        .stats()
    ).channels;
    // As WCAG defines it.
    const light = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4 + 0.05;
    expect(light(grey!.max) / light(grey!.min)).toBeGreaterThan(4.5);
  }
});
