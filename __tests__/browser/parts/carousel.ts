import type { Locator, Page } from '@playwright/test';
import { expect } from '@/__tests__/support/fixtures';
import { expectSeen } from './seen';
import { carousel as labels, slideButton, slidePosition } from '@/__tests__/support/content/site-texts';

/** The carousel of the home page, queried as a visitor sees or hears it. */
export class CarouselPart {
  readonly region: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: labels.label });
  }

  /** Opens the home page and waits until the script runs. */
  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.button(labels.next)).toBeVisible();
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  /** Expects exactly one visible slide: this one, counted from 1. */
  async expectSlide(number: number): Promise<void> {
    const slide = this.region.locator('.carousel-slide[data-current]');
    await expect(slide).toHaveCount(1);
    await expect(slide).toHaveAttribute('aria-label', slidePosition(number));
    await expect(slide).toContainText(labels.slides[number - 1]!.heading);
    await expectSeen(slide.locator('img, .carousel-caption'));
    await expect(this.button(slideButton(number))).toHaveAttribute('aria-current', 'true');
  }
}
