import { expect as hard, type Page } from '@playwright/test';
import { content } from '@/__tests__/support/content/site-texts';

/* How a page fits the window. One fault does not hide the others. */

const expect = hard.configure({ soft: true });

export async function expectNoOverflow(page: Page): Promise<void> {
  // Not `innerWidth`: a phone zooms out until a page that is too wide fits, and reports that as its width.
  const { width } = page.viewportSize()!;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `width of ${page.url()} in a window of ${width} px`).toBeLessThanOrEqual(width);
}

/** Expects each heading to be larger or bolder than body text: Tailwind's reset makes them alike. */
export async function expectProminentHeadings(page: Page): Promise<void> {
  const plain = await page.getByRole('heading').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const { fontSize, fontWeight } = getComputedStyle(heading);
      return parseFloat(fontSize) > 16 || Number(fontWeight) >= 600 ? [] : [heading.textContent];
    }),
  );
  expect(plain, 'headings that look like body text').toEqual([]);
}

/** Expects the shapes that the specification requires of picture-only pages and of the industry pages' title badges. */
export async function expectSpecifiedShapes(page: Page, route: string): Promise<void> {
  const { 'picture-services': services, industries } = content.collections;
  const { width } = page.viewportSize()!;
  if (route.slice(1) in services) {
    const picture = page.getByRole('main').getByRole('img');
    const box = (await picture.boundingBox())!;
    expect(box.width).toBeCloseTo(width);
    const [fileHeight, fileWidth] = [await picture.getAttribute('height'), await picture.getAttribute('width')];
    expect(box.height / width).toBeCloseTo(Number(fileHeight) / Number(fileWidth), 1);
  }
  if (route.slice(1) in industries) {
    const badge = page.getByRole('heading', { level: 1 });
    const { width: across, height } = (await badge.boundingBox())!;
    expect(across).toBeCloseTo(height);
    await expect(badge).toHaveCSS('border-top-left-radius', '9999px');
  }
}

/**
 * Expects each picture's `sizes` to be close to its real width. It may be a third smaller on phones, where the size of
 * full-width pictures is understated on purpose, and half as large again where the layout crops them.
 */
export async function expectTrueSizes(page: Page): Promise<void> {
  const untrue = await page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    const untrue = [...document.images].flatMap((image) => {
      const { sizes, offsetWidth: width, src } = image;
      if (!sizes || !width || !image.checkVisibility()) return [];
      const choices = sizes.split(/,\s*(?![^()]*\))/).map((choice) => /^(\([^)]*\))?(.*)$/.exec(choice)!);
      const [, , length = ''] = choices.find(([, media]) => !media || matchMedia(media).matches)!;
      // In `sizes`, `rem` is the browser's font size, not the page's.
      ruler.style.width = length.replace(/([\d.]+)rem/g, (_, count: string) => `${Number(count) * 16}px`);
      const ratio = ruler.offsetWidth / width;
      return ratio > (innerWidth < 1024 ? 0.65 : 0.85) && ratio < 1.55
        ? []
        : [`${src} is ${width} px wide, by its sizes ${ruler.offsetWidth} px`];
    });
    ruler.remove();
    return untrue;
  });
  expect(untrue, `pictures in a window of ${page.viewportSize()!.width} px`).toEqual([]);
}

/**
 * Doubles the text size (WCAG 2.2, 1.4.4), first in the page and then in the browser's settings. Expects nothing to
 * overflow the window, no word in a heading or button to break if it would fit on a line, and the header to be a single
 * row that scrolls away with the page. Hyphenation is off because not every Chromium has the dictionary.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { width } = page.viewportSize()!;
  for (const [way, rule, standard] of [
    ['the page', ':root { font-size: 200% !important }', 16],
    ['the browser', '', 32],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${rule} * { hyphens: manual !important }`);
      document.adoptedStyleSheets = [sheet];
    }, rule);
    const where = `text at 200 % by ${way} in a window of ${width} px`;
    await expectNoOverflow(page);
    expect(await page.evaluate(findCutText, width), where).toEqual([]);
    const { height } = (await page.getByRole('banner').boundingBox())!;
    // Room for one row of 34 px text, with as much space again above it and below it.
    expect(height, where).toBeLessThan(140);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner'), where).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/**
 * Expects that nothing leaves the window and no text is clipped when lines, letters and words are as far apart as in
 * WCAG 2.2, 1.4.12.
 */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expectNoOverflow(page);
  const where = `text with more space in a window of ${width} px`;
  expect(await page.evaluate(findCutText, width), where).toEqual([]);
  expect(await page.evaluate(findClippedText), where).toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** Runs in the page. Finds text that an ancestor's `overflow` clips. */
function findClippedText(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!;
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || !text.nodeValue!.trim() || element.closest('.sr-only, [href="#main_content"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(each).overflow)) continue;
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const isInside = box.left > left - 1 && box.top > top - 1 && box.right < right + 1 && box.bottom < bottom + 1;
      if (!isInside) found.push(`"${text.nodeValue!.trim()}" in <${each.localName} class="${each.className}">`);
    }
  }
  return found;
}

/** Expects the whole page heading to be on the first screen of a phone in landscape. */
export async function expectHeadingInFirstScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.evaluate(() => scrollTo(0, 0));
  const { y, height } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(y + height, `end of the heading of ${page.url()}`).toBeLessThanOrEqual(360);
}

/**
 * Runs in the page. Finds words that reach beyond the window, and words of headings and buttons that break
 * unnecessarily.
 */
function findCutText(width: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, [href="#main_content"]'))
      continue;
    const titled = element.closest('h1, h2, h3, h4, h5, h6, button, .button');
    // A line may end at a hyphen or dash.
    for (const { 0: word, index } of text.nodeValue!.matchAll(/[^\s\p{Pd}/]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()];
      const leaves = pieces.some(({ right, bottom }) => right > width + 1 && bottom > 0);
      if (leaves && !isScrolled(element)) found.push(`"${word}" leaves the window`);
      if (!titled || new Set(pieces.map(({ top }) => Math.round(top))).size < 2) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(titled);
      const room = titled.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const needed = pieces.reduce((sum, piece) => sum + piece.width, 0);
      if (needed < room - 1) found.push(`"${word}" is broken: ${Math.round(needed)} of ${Math.round(room)} px`);
    }
  }
  return found;

  function isScrolled(element: Element | null): boolean {
    return !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement));
  }
}
