import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { carousel as labels, slideButton, slidePosition } from './content';

/** Time a slide stays, in milliseconds; given by the specification. */
export const INTERVAL = 2_000;

/** The carousel of the home page, asked the way a visitor sees or hears it. */
export class CarouselPart {
  readonly region: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: labels.label });
  }

  /** Opens the home page and waits until the script runs. With a stopped clock only `pass` lets time go by. */
  async open({ stopped = true } = {}): Promise<void> {
    if (stopped) await this.page.clock.install();
    await this.page.goto('/');
    await expect(this.button(labels.next)).toBeVisible();
    if (stopped) await this.page.clock.pauseAt(Date.now() + 60_000);
    // The time that went by until now is not ours: a slide chosen by hand starts it anew.
    if (stopped) await this.choose(1);
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  /** Shows a slide by its own button, without leaving the focus or the mouse there. */
  async choose(number: number): Promise<void> {
    // Another slide first: only a change starts the time anew.
    for (const each of [(number % labels.slides.length) + 1, number]) {
      await this.button(slideButton(each)).dispatchEvent('click');
      await this.expectSlide(each);
    }
  }

  /** Lets the page's stopped clock go on. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Exactly one slide can be seen and heard: this one, counted from 1. */
  async expectSlide(number: number): Promise<void> {
    await expect(this.region.locator('[aria-roledescription=slide]:visible')).toHaveCount(1);
    const slide = this.region.getByRole('group');
    await expect(slide).toHaveCount(1);
    await expect(slide).toHaveAccessibleName(slidePosition(number));
    await expect(slide).toContainText(labels.slides[number - 1]!.heading);
    await expect(this.button(slideButton(number))).toHaveAttribute('aria-current', 'true');
  }

  /** Two intervals go by and the slide is still the same. */
  async expectStill(number: number): Promise<void> {
    for (let count = 0; count < 2; count++) await this.pass(INTERVAL + 10);
    await this.expectSlide(number);
  }
}
