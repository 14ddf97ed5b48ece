import type { Page } from './built-site';
import type { Element } from './element';

/**
 * The words in which the table of the specification is written: each makes one assertion about the HTML of a page.
 * They look for headings, texts, labels and addresses, never for class names or the nesting of a component.
 */

/** Asserts one fact of a page; throws when it does not hold. */
export type Check = (page: Page) => void;

/** The least a paragraph says that is more than a label, in characters. */
const PARAGRAPH = 60;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const textsOf = (elements: Element[]) => elements.map(({ text }) => text);
const headingsOf = (element: Element) => textsOf(element.all(...HEADINGS));
const paragraphsOf = (element: Element) => element.all('p').filter(({ text }) => text.length >= PARAGRAPH);
const linksOf = (element: Element) =>
  element.all('a').map((link) => `${link.attr('aria-label') ?? link.text} → ${link.attr('href') ?? ''}`);
const named = (element: Element, name: string) => (element.attr('aria-label') ?? element.text) === name;

/** All checks in turn. */
export const all =
  (...checks: Check[]): Check =>
  (page) =>
    checks.forEach((check) => check(page));

// --- Headings and texts ------------------------------------------------------------------------------------------------

/** The page's one main heading. */
export const mainHeading =
  (text: string): Check =>
  ({ root }) =>
    expect(textsOf(root.all('h1'))).toEqual([text]);

/** These headings of the second level, in this order, before any others. */
export const sectionsInOrder =
  (...names: string[]): Check =>
  ({ main }) =>
    expect(textsOf(main.all('h2')).slice(0, names.length)).toEqual(names);

/** These words stand in the main part of the page. */
export const says =
  (...texts: string[]): Check =>
  ({ main }) =>
    texts.forEach((text) => expect(main.text).toContain(text));

/** At least one paragraph of running text. */
export const runningText: Check = ({ main }) => expect(paragraphsOf(main).length).toBeGreaterThan(0);

/** So many paragraphs, and not one more, between the main heading and the next one. */
export const introParagraphs =
  (count: number): Check =>
  ({ main }) => {
    const flow = main.all(...HEADINGS, 'p');
    const next = flow.findIndex(({ tag }, index) => index > 0 && tag !== 'p');
    expect(flow[0]?.tag).toBe('h1');
    expect(flow.slice(1, next).filter(({ text }) => text.length >= PARAGRAPH)).toHaveLength(count);
  };

/** A short line under the main heading, before any paragraph. */
export const subtitle: Check = ({ main }) => {
  const [heading, line] = main.all(...HEADINGS, 'p');
  expect(heading?.tag).toBe('h1');
  expect(line?.tag).toBe('p');
  expect(line?.text).not.toBe('');
};

// --- Pictures ------------------------------------------------------------------------------------------------------------

/** At least one picture with words for those who cannot see it. */
export const aPicture: Check = ({ main }) =>
  expect(main.all('img').filter((image) => image.attr('alt')).length).toBeGreaterThan(0);

/** The heading and one picture; no other text, link or control. */
export const nothingButHeadingAndPicture: Check = ({ main }) => {
  expect(main.all('img')).toHaveLength(1);
  expect(main.all('h1')).toHaveLength(1);
  expect(main.text).toBe(main.first('h1').text);
  const others = main.all('a', 'button', 'svg', 'iframe', 'video', 'input', 'ul', 'ol', 'table');
  expect(others.map(({ tag }) => tag)).toEqual([]);
};

/** No list of any kind in the main part. */
export const noList: Check = ({ main }) => expect(textsOf(main.all('ul', 'ol', 'dl'))).toEqual([]);

// --- Parts that a heading names --------------------------------------------------------------------------------------------

/** What `check` says of the section under the heading `name`. */
const inSection =
  (name: string, check: (section: Element, page: Page) => void): Check =>
  (page) => {
    const heading = page.main.all(...HEADINGS).find(({ text }) => text === name);
    if (!heading) throw new Error(`${page.route} has no heading "${name}".`);
    check(heading.closest('section', 'li', 'main'), page);
  };

/** The section `name` has exactly these cards or points, in this order: list entries that begin with a heading. */
export const entries = (name: string, headings: string[]) =>
  inSection(name, (section) => expect(entryHeadings(section)).toEqual(headings));

/** The section `name` has so many cards or points. */
export const entryCount = (name: RegExp, count: number): Check =>
  function check(page) {
    const section = page.main.all('h2').find(({ text }) => name.test(text));
    if (!section) throw new Error(`${page.route} has no section ${String(name)}.`);
    expect(entryHeadings(section.closest('section'))).toHaveLength(count);
  };

/** The page has exactly these cards, in this order. */
export const pageEntries =
  (...headings: string[]): Check =>
  ({ main }) =>
    expect(entryHeadings(main)).toEqual(headings);

/** Rows of cards: lists one after another, each with these headings. */
export const rows =
  (...expected: string[][]): Check =>
  ({ main }) =>
    expect(
      main
        .all('ul', 'ol')
        .map(entryHeadings)
        .filter((row) => row.length > 0),
    ).toEqual(expected);

const entryHeadings = (element: Element) => element.all('li').flatMap((entry) => headingsOf(entry).slice(0, 1));

/** The section `name` has text and a picture. */
export const textAndPicture = (name: string) =>
  inSection(name, (section) => {
    expect(paragraphsOf(section).length).toBeGreaterThan(0);
    expect(section.all('img')).toHaveLength(1);
  });

/** The section `name` has so many pictures, and comes after the section `before`. */
export const gallery =
  (count: number, before: string): Check =>
  ({ main }) => {
    const last = main.all('section').findLast((section) => section.all('img').length === count);
    expect(last).toBeDefined();
    const order = textsOf(main.all('h2'));
    expect(order.indexOf(before)).toBeGreaterThanOrEqual(0);
    expect(order.indexOf(last!.first('h2').text)).toBeGreaterThan(order.indexOf(before));
  };

/** The section `name` has a link to this address. */
export const leadsTo = (name: string, url: string) =>
  inSection(name, (section) => expect(section.all('a').map((link) => link.attr('href'))).toContain(url));

/** Every card of the section `name` has one link, and its text begins so. */
export const linkInEachEntry = (name: string, text: string) =>
  inSection(name, (section) =>
    section.all('li').forEach((entry) => {
      expect(entry.all('a')).toHaveLength(1);
      expect(entry.first('a').text).toMatch(new RegExp(`^${text}\\b`));
    }),
  );

/** A link in the main part with exactly this text and address. */
export const link =
  (text: string, url: string): Check =>
  ({ main }) =>
    expect(linksOf(main)).toContain(`${text} → ${url}`);

/** The section `name` has a paragraph of text or an address that holds all these words. */
export const sectionSays = (name: string, ...texts: string[]) =>
  inSection(name, (section) => texts.forEach((text) => expect(section.text).toContain(text)));

// --- Interactive parts as they stand before a script runs --------------------------------------------------------------------

/** A carousel with so many slides, each with a picture. */
export const carousel =
  (count: number): Check =>
  ({ main }) => {
    const parts = main.all().filter((element) => element.attr('aria-roledescription') === 'carousel');
    expect(parts).toHaveLength(1);
    const slides = parts[0]!.all().filter((element) => element.attr('aria-roledescription') === 'slide');
    expect(slides).toHaveLength(count);
    slides.forEach((slide) => expect(slide.all('img')).toHaveLength(1));
  };

/** Tabs with these names in this order, each leading to a panel with a heading, text and a picture. */
export const tabs =
  (...names: string[]): Check =>
  ({ main }) => {
    const anchors = main.all('a').filter((anchor) => names.includes(anchor.text));
    expect(textsOf(anchors)).toEqual(names);
    for (const anchor of anchors) {
      const panel = main.all().find((element) => `#${element.attr('id')}` === anchor.attr('href'));
      expect(headingsOf(panel!)).toHaveLength(1);
      expect(panel!.all('p').length).toBeGreaterThan(0);
      expect(panel!.all('img')).toHaveLength(1);
    }
  };

/** At least so many logos of partners under a heading about partners. */
export const partners =
  (least: number): Check =>
  ({ main }) => {
    const heading = main.all('h2').find(({ text }) => /client partners/i.test(text));
    expect(heading?.closest('section').all('li').length).toBeGreaterThanOrEqual(least);
  };

/** Social icons, in this order; those with an address are links, those without are none. */
export const socialRow =
  (part: 'main' | 'footer', links: Record<string, string | null>): Check =>
  ({ root }) => {
    const lists = root
      .first(part)
      .all('ul')
      .filter((list) => /social/i.test(list.attr('aria-label') ?? ''));
    expect(lists).toHaveLength(1);
    const icons = lists[0]!.all('li').map((entry) => {
      expect(entry.all('svg')).toHaveLength(1);
      const icon = entry.all().find((element) => element.attr('aria-label'));
      return [icon?.attr('aria-label'), entry.all('a')[0]?.attr('href') ?? null];
    });
    expect(icons).toEqual(Object.entries(links));
  };

// --- Header and footer -----------------------------------------------------------------------------------------------------

/** The list that the button `name` of the top navigation opens. */
const dropdownOf = ({ root }: Page, name: string): Element => {
  const button = root
    .first('header')
    .first('nav')
    .all('button')
    .find((each) => named(each, name));
  if (!button) throw new Error(`The top navigation has no dropdown "${name}".`);
  return button.closest('li').first('ul');
};

/** The dropdown `name` has exactly these entries, in any order. */
export const dropdown =
  (name: string, links: Record<string, string>): Check =>
  (page) =>
    expect(linksOf(dropdownOf(page, name)).sort()).toEqual(pairs(links).sort());

/** The dropdown `name` has entries with exactly these texts, in this order, all to one address. */
export const dropdownTo =
  (name: string, url: string, ...texts: string[]): Check =>
  (page) =>
    expect(linksOf(dropdownOf(page, name))).toEqual(texts.map((text) => `${text} → ${url}`));

/** The dropdown `name` leads to exactly these addresses, in any order. */
export const dropdownUrls =
  (name: string, ...urls: string[]): Check =>
  (page) =>
    expect(
      dropdownOf(page, name)
        .all('a')
        .map((anchor) => anchor.attr('href'))
        .sort(),
    ).toEqual([...urls].sort());

/** The top navigation has exactly these dropdowns, in any order. */
export const dropdowns =
  (...names: string[]): Check =>
  ({ root }) =>
    expect(
      textsOf(
        root
          .first('header')
          .first('nav')
          .all('li')
          .flatMap((entry) => entry.all('button')),
      ).sort(),
    ).toEqual([...names].sort());

/** Outside the navigation a button opens it as a popover, inside it one closes it: both work without a script. */
export const mobileMenu: Check = ({ root }) => {
  const header = root.first('header');
  const menu = header.first('nav');
  const buttons = header.all('button').filter((button) => button.attr('popovertarget') === menu.attr('id'));
  const isInside = (button: Element) => button.around().some(({ tag }) => tag === 'nav');
  expect(menu.attr('popover')).toBe('auto');
  expect(buttons.map(isInside)).toEqual([false, true]);
  expect(buttons[0]?.attr('popovertargetaction') ?? 'toggle').not.toBe('hide');
  expect(buttons[1]?.attr('popovertargetaction')).toBe('hide');
  buttons.forEach((button) => expect(button.text).not.toBe(''));
};

/** The footer's column `name` has exactly these entries, in any order. */
export const column =
  (name: string, links: Record<string, string>): Check =>
  (page) =>
    expect(linksOf(columnOf(page, name)).sort()).toEqual(pairs(links).sort());

/** The footer's column `name` leads to exactly these addresses, in any order. */
export const columnUrls =
  (name: string, ...urls: string[]): Check =>
  (page) =>
    expect(
      columnOf(page, name)
        .all('a')
        .map((anchor) => anchor.attr('href'))
        .sort(),
    ).toEqual([...urls].sort());

/** The footer's part `name` holds these words. */
export const footerSays =
  (name: string, ...texts: string[]): Check =>
  (page) =>
    texts.forEach((text) => expect(columnOf(page, name).text).toContain(text));

/** The footer has exactly these parts, in this order. */
export const columns =
  (...names: string[]): Check =>
  ({ root }) =>
    expect(headingsOf(root.first('footer'))).toEqual(names);

/** The footer's copyright line names this year and no other. */
export const copyrightYear =
  (year: number): Check =>
  ({ root }) => {
    const lines = root
      .first('footer')
      .all('p')
      .filter(({ text }) => /©|copyright/i.test(text));
    expect(lines).toHaveLength(1);
    expect(lines[0]!.text.match(/\b\d{4}\b/g)).toEqual([String(year)]);
  };

const columnOf = ({ root }: Page, name: string): Element => {
  const heading = root
    .first('footer')
    .all(...HEADINGS)
    .find(({ text }) => text === name);
  if (!heading) throw new Error(`The footer has no "${name}".`);
  return heading.closest('section');
};

const pairs = (links: Record<string, string>) => Object.entries(links).map(([text, url]) => `${text} → ${url}`);
