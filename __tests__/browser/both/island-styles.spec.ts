import { ContactFormPart, EMPTY, MESSAGE } from '../../components/contact-form/contact-form-part';
import { carousel, dropdowns, menuLabels, tabs } from '../content';
import { expect, test } from '../fixtures';
import { expectFullStyles } from '../full-styles';
import { waitForScript } from '../island-scripts';
import { dropdownOf, menuOf } from '../menu';

/** The styles of a page have every rule that its islands can match, in states that only a script reaches. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('menu: the open panel and its dropdowns', async ({ page, isMobile }) => {
  await page.goto('/cloud');
  await waitForScript(page);
  if (isMobile) await page.getByRole('button', { name: menuLabels.open }).tap();
  for (const { title } of dropdowns) {
    await dropdownOf(page, title).button.click();
    await expect(dropdownOf(page, title).links.first()).toBeVisible();
    await expectFullStyles(page, 'header');
  }
  await expect(menuOf(page)).toBeVisible();
});

test('carousel: advancing, paused, another slide', async ({ page }) => {
  await page.goto('/');
  await waitForScript(page);
  await expectFullStyles(page, '[data-island=Carousel]');
  for (const name of [carousel.play, carousel.pause, carousel.next]) {
    await page.getByRole('button', { name, exact: true }).dispatchEvent('click');
    await expectFullStyles(page, '[data-island=Carousel]');
  }
});

test('tabs: each of them', async ({ page }) => {
  await page.goto('/about');
  await waitForScript(page);
  for (const { tab } of tabs.items) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expectFullStyles(page, '[data-island=Tabs]');
  }
});

test('contact form: errors, a failure, a success', async ({ page, failMail, problems }) => {
  problems.allow(/^console error/);
  const form = new ContactFormPart(page);
  await form.open();
  await form.send(EMPTY);
  await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
  await expectFullStyles(page, '[data-island=ContactForm]');
  failMail({ kind: 'answer', status: 500, body: 'The service is down' });
  await form.send(MESSAGE);
  await expect(form.failure).toBeVisible();
  await expectFullStyles(page, '[data-island=ContactForm]');
  failMail();
  await form.sendAgain.click();
  await expect(form.success).toBeVisible();
  await expectFullStyles(page, '[data-island=ContactForm]');
});
