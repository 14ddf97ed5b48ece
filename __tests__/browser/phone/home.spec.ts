import { content } from '@/__tests__/support/content/site-texts';
import { expect, test } from '@/__tests__/support/fixtures';

/* Home on a small phone: what the firm does and for whom, before anything else. */

const { hero, carousel, whoAreYou } = content.pages.home;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('the first screen has the headline, the button and a slide', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const claim = [
    main.getByRole('heading', { level: 1, name: hero.heading }),
    ...(hero.text ? [main.getByText(hero.text)] : []),
    ...(hero.action ? [main.getByRole('link', { name: hero.action.label })] : []),
    main.getByText(carousel.slides[0]!.heading).first(),
  ];
  for (const each of claim) await expect(each).toBeInViewport({ ratio: 1 });
});

test('a tap anywhere on a row of “Who are you?” opens its page', async ({ page }) => {
  const last = whoAreYou?.rows.at(-1);
  test.skip(!last, 'There are no rows.');
  await page.goto('/');
  const next = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(next).toHaveText(whoAreYou!.heading);
  // The link covers the text.
  await page.getByText(last!.text).tap({ force: true });
  await expect(page).toHaveURL(last!.url);
});
