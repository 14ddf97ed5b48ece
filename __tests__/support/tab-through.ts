import type { Page } from '@playwright/test';

export interface Stop {
  html: string;
  href: string | null;
  /** Whether it stands out: an outline of at least two pixels, or a shadow that it has not got without focus. */
  seen: boolean;
  /** Whether it has a size and can be seen at all. */
  visible: boolean;
}

/** Presses Tab from where the focus is until it leaves the page, and tells of every element it stops at. */
export async function tabThrough(page: Page, most = 200): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. Null when nothing of the page has the focus. */
function describeFocus(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { outlineStyle, outlineWidth, outlineColor, boxShadow, visibility } = getComputedStyle(element);
  const outlined =
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor);
  const { width, height } = element.getBoundingClientRect();
  let shadowed = false;
  if (!outlined) {
    element.blur();
    shadowed = getComputedStyle(element).boxShadow !== boxShadow;
    element.focus();
  }
  return {
    html: element.outerHTML.slice(0, 120),
    href: element.getAttribute('href'),
    seen: outlined || shadowed,
    visible: width > 0 && height > 0 && visibility === 'visible',
  };
}
