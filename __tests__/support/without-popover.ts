import type { BrowserContext } from '@playwright/test';

/**
 * Takes popovers away from the pages that open from now on, as in Chrome before 114, Firefox before 125 and Safari before 17. The
 * styles are no longer those that the policy knows: the context needs `bypassCSP`.
 */
export async function withoutPopover(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('selector(:popover-open)', 'selector(:unknown)')
      .replace(/ (popover(?:target\w*)?=)/g, ' data-$1');
    await route.fulfill({ response, body });
  });
}
