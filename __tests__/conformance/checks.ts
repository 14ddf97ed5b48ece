import { all, attributes, textOf, type Page } from './built-site';

/**
 * The assertions that the specification's table is written in, each about the HTML of one page. They find headings,
 * texts, labels and addresses, never class names or how a component nests its elements. What the specification lists
 * must be there, in any order and with anything that editors add.
 */

/** Asserts one fact about a page; throws when it does not hold. */
export type Check = (page: Page) => void;

/** Links by their text or label, or their addresses alone. */
type Links = Record<string, string> | readonly string[];

/** Minimum length of a paragraph that is more than a label, in characters: that of the content schemas. */
const MIN_PARAGRAPH = 20;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const textsOf = (root: ParentNode, selector: string) => all(root, selector).map(textOf);
const paragraphsOf = (root: ParentNode) => textsOf(root, 'p').filter((text) => text.length >= MIN_PARAGRAPH);
const linksOf = (root: ParentNode) =>
  all(root, 'a').map((link) => `${link.getAttribute('aria-label') ?? textOf(link)} → ${link.getAttribute('href')}`);

function expectLinks(root: ParentNode, expected: Links): void {
  if (isArray(expected)) expectAll(attributes(all(root, 'a'), 'href'), expected);
  else {
    const pairs = Object.entries(expected).map(([text, url]) => `${text} → ${url}`);
    expectAll(linksOf(root), pairs);
  }
}
const isArray = (links: Links): links is readonly string[] => Array.isArray(links);

/** All of these, in any order, and any others. */
const expectAll = (found: readonly unknown[], expected: readonly string[]) =>
  expect(found).toEqual(expect.arrayContaining([...expected]));

/** The element with a text or label. @throws {Error} when there is none */
function find(root: ParentNode, selector: string, text: string | RegExp): Element {
  const found = all(root, selector).find((each) => {
    const label = each.getAttribute('aria-label') ?? textOf(each);
    return typeof text === 'string' ? label === text : text.test(label);
  });
  if (!found) throw new Error(`There is no ${selector} "${String(text)}".`);
  return found;
}

export const every =
  (...checks: Check[]): Check =>
  (page) =>
    checks.forEach((check) => check(page));

// --- Headings, texts, links ------------------------------------------------------------------------------------------

export const mainHeading =
  (text: string): Check =>
  ({ document }) =>
    expect(textsOf(document, 'h1')).toEqual([text]);

/** One heading, in whatever words. */
export const aHeading: Check = ({ document }) => expect(textsOf(document, 'h1')).toEqual([expect.stringMatching(/\S/)]);

/** These headings of the second level. */
export const sections =
  (...names: string[]): Check =>
  ({ main }) =>
    expectAll(textsOf(main, 'h2'), names);

export const says =
  (...texts: string[]): Check =>
  ({ main }) =>
    texts.forEach((text) => expect(textOf(main)).toContain(text));

export const runningText: Check = ({ main }) => expect(paragraphsOf(main).length).toBeGreaterThan(0);

/**
 * Paragraphs between the main heading and the next one: so many and not one more, or any number where none is given.
 */
export const introParagraphs =
  (count?: number): Check =>
  ({ main }) => {
    const [heading, ...flow] = all(main, `${HEADINGS}, p`);
    const next = flow.findIndex(({ tagName }) => tagName !== 'P');
    const intro = flow.slice(0, next).filter((each) => textOf(each).length >= MIN_PARAGRAPH);
    expect([heading?.tagName, intro.length]).toEqual(['H1', count ?? Math.max(1, intro.length)]);
  };

/** A line under the main heading, before any other heading. */
export const subtitle: Check = ({ main }) => {
  const [heading, line] = all(main, `${HEADINGS}, p`);
  expect([heading?.tagName, line?.tagName]).toEqual(['H1', 'P']);
  expect(textOf(line!)).not.toBe('');
};

/** Links to these addresses. */
export const linksTo =
  (...urls: string[]): Check =>
  ({ main }) =>
    expectAll(attributes(all(main, 'a'), 'href'), urls);

/** A link in the main part with exactly this text and address. */
export const link =
  (text: string, url: string): Check =>
  ({ main }) =>
    expect(linksOf(main)).toContain(`${text} → ${url}`);

// --- Pictures and lists ----------------------------------------------------------------------------------------------

export const aPicture: Check = ({ main }) => expect(all(main, 'img[alt]:not([alt=""])').length).toBeGreaterThan(0);

/** The heading and one picture; no other text, link or control. */
export const onlyHeadingAndPicture: Check = ({ main }) => {
  expect([all(main, 'img').length, all(main, 'h1').length]).toEqual([1, 1]);
  expect(textOf(main)).toBe(textOf(main.querySelector('h1')!));
  expect(all(main, 'a, button, svg, iframe, video, input, ul, ol, table')).toEqual([]);
};

/** No list of entries with headings; short points are text. */
export const noCards: Check = ({ main }) => expect(cardsOf(main)).toEqual([]);

/** A list of so many entries with headings, or more. */
export const listOfCards =
  (min: number): Check =>
  ({ main }) =>
    expect(Math.max(...all(main, 'ul, ol').map((list) => cardsOf(list).length))).toBeGreaterThanOrEqual(min);

/** The first heading of each list entry: the headings of cards. */
const cardsOf = (root: ParentNode) => all(root, 'li').flatMap((entry) => textsOf(entry, HEADINGS).slice(0, 1));

/** The page has these cards. */
export const cards =
  (...headings: string[]): Check =>
  ({ main }) =>
    expectAll(cardsOf(main), headings);

/** Lists of cards one after another, each with these headings. */
export const rowsOfCards =
  (...expected: string[][]): Check =>
  ({ main }) => {
    const rows = all(main, 'ul, ol').map((list) => cardsOf(list).sort());
    expect(rows.filter((row) => row.length > 0)).toEqual(expected.map((row) => row.sort()));
  };

/** These cards in one section with one picture of its own. */
export const picturedCards =
  (...headings: string[]): Check =>
  ({ main }) => {
    const section = find(main, HEADINGS, headings[0]!).closest('li')!.closest('section')!;
    expect(cardsOf(section)).toEqual(expect.arrayContaining(headings));
    expect([cardsOf(section).length, all(section, 'img').length]).toEqual([headings.length, 1]);
  };

// --- The section under a heading -------------------------------------------------------------------------------------

const inSection =
  (name: string | RegExp, check: (section: Element) => void): Check =>
  ({ main }) =>
    check(find(main, HEADINGS, name).closest('section, li, main')!);

export const sectionCards = (name: string, ...headings: string[]) =>
  inSection(name, (section) => expectAll(cardsOf(section), headings));

export const cardCount = (name: string, count: number) =>
  inSection(name, (section) => expect(cardsOf(section)).toHaveLength(count));

export const textUnder = (name: string) =>
  inSection(name, (section) => expect(paragraphsOf(section).length).toBeGreaterThan(0));

export const textAndPicture = (name: string) =>
  inSection(name, (section) => {
    expect(paragraphsOf(section).length).toBeGreaterThan(0);
    expect(all(section, 'img')).toHaveLength(1);
  });

export const leadsTo = (name: string, ...urls: string[]) =>
  inSection(name, (section) => expectAll(attributes(all(section, 'a'), 'href'), urls));

/** Every card has one link, whose text begins so. */
export const linkInEachCard = (name: string, text: string) =>
  inSection(name, (section) =>
    all(section, 'li').forEach((entry) =>
      expect(textsOf(entry, 'a')).toEqual([expect.stringMatching(new RegExp(`^${text}\\b`))]),
    ),
  );

export const sectionSays = (name: string, ...texts: string[]) =>
  inSection(name, (section) => texts.forEach((text) => expect(textOf(section)).toContain(text)));

/** The last section with so many pictures comes after the section `before`. */
export const gallery =
  (count: number, before: string): Check =>
  ({ main }) => {
    const last = all(main, 'section').findLast((section) => all(section, 'img').length === count)!;
    const heading = find(main, 'h2', before);
    expect(heading.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  };

/** A list under a heading has so many entries; with none, the heading is gone as well. */
export const closingList =
  (name: string | undefined, count: number): Check =>
  (page) => {
    const isThere = textsOf(page.main, HEADINGS).some((heading) => heading === name);
    expect([name, isThere]).toEqual([name, count > 0]);
    if (isThere) inSection(name!, (section) => expect(all(section, 'li')).toHaveLength(count))(page);
  };

/** Entries of the press under a heading, the newest first; without one, a sentence. */
export const press = (name: string, none: string, days: readonly string[]) =>
  inSection(name, (section) => {
    expect(attributes(all(section, 'li time'), 'datetime')).toEqual([...days].sort().reverse());
    expect(textOf(section).includes(none)).toBe(days.length === 0);
  });

// --- Interactive parts before a script runs --------------------------------------------------------------------------

/** A carousel with so many slides, each with a picture. */
export const carousel =
  (count: number): Check =>
  ({ main }) => {
    const parts = all(main, '[aria-roledescription="carousel"]');
    expect(parts).toHaveLength(1);
    const slides = all(parts[0]!, '[aria-roledescription="slide"]');
    expect(slides.map((slide) => all(slide, 'img').length)).toEqual(Array.from({ length: count }, () => 1));
  };

/**
 * Tabs with these names, of which the first one comes first, each a link to a panel with a heading, text and a picture.
 */
export const tabs =
  (...names: string[]): Check =>
  ({ main }) => {
    const anchors = all(main, '[id$="_tab"]');
    expectAll(anchors.map(textOf), names);
    expect(textOf(anchors[0]!)).toBe(names[0]);
    for (const anchor of anchors) {
      const panel = main.querySelector(anchor.getAttribute('href')!)!;
      expect([all(panel, HEADINGS).length, all(panel, 'img').length]).toEqual([1, 1]);
      expect(all(panel, 'p').length).toBeGreaterThan(0);
    }
  };

/** Social icons in this order: those with an address are links, the others are not. Without any there is no row. */
export const socialRow =
  (part: 'main' | 'footer', name: string, expected: readonly (readonly [name: string, url: string | null])[]): Check =>
  ({ document }) => {
    const [list] = all(document.querySelector(part)!, 'ul[aria-label]').filter(
      (each) => each.getAttribute('aria-label') === name,
    );
    expect(list !== undefined).toBe(expected.length > 0);
    const icons = all(list ?? document.createElement('ul'), 'li').map((entry) => {
      expect(all(entry, 'svg')).toHaveLength(1);
      const label = entry.querySelector('[aria-label]')?.getAttribute('aria-label');
      return [label, entry.querySelector('a')?.getAttribute('href') ?? null];
    });
    expect(icons).toEqual(expected);
  };

// --- Header and footer -----------------------------------------------------------------------------------------------

/** The top navigation has these dropdowns. */
export const dropdowns =
  (...names: string[]): Check =>
  ({ document }) =>
    expectAll(textsOf(document, 'header nav li button'), names);

export const dropdown =
  (name: string, links: Links): Check =>
  ({ document }) =>
    expectLinks(find(document, 'header nav button', name).closest('li')!.querySelector('ul')!, links);

/** A button outside the navigation opens it as a popover, one inside closes it: both work without a script. */
export const mobileMenu: Check = ({ document }) => {
  const menu = document.querySelector('header nav')!;
  const [open, close, ...more] = all(document, `header button[popovertarget="${menu.id}"]`) as [Element, Element];
  expect(menu.getAttribute('popover')).toBe('auto');
  expect([menu.contains(open), menu.contains(close), more]).toEqual([false, true, []]);
  expect(open.getAttribute('popovertargetaction')).not.toBe('hide');
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
  for (const button of [open, close]) expect(textOf(button)).not.toBe('');
};

const columnOf = ({ document }: Page, name: string) =>
  find(document, `footer :is(${HEADINGS})`, name).closest('section')!;

export const column =
  (name: string, links: Links): Check =>
  (page) =>
    expectLinks(columnOf(page, name), links);

/** The footer has these columns in this order, and a contact block that says these texts. */
export const columns =
  (names: readonly string[], ...texts: string[]): Check =>
  ({ document }) => {
    const footer = document.querySelector('footer')!;
    expect(textsOf(footer, HEADINGS)).toEqual([...names, expect.stringMatching(/\S/)]);
    const contact = all(footer, 'section').at(-1)!;
    texts.forEach((text) => expect(textOf(contact)).toContain(text));
  };

/** The footer's copyright line names this year and no other. */
export const copyrightYear =
  (year: number): Check =>
  ({ document }) => {
    const lines = textsOf(document, 'footer p').filter((text) => /©|copyright/i.test(text));
    expect(lines.map((line) => line.match(/\b\d{4}\b/g))).toEqual([[String(year)]]);
  };

// --- Contact form ----------------------------------------------------------------------------------------------------

const controlsOf = (root: ParentNode) => all(root, 'form :is(input, textarea, select)[name]');

/** Exactly one control of this name, with these attributes and a label. */
export const field =
  (name: string, { tag = 'input', ...attributes }: Record<string, string>): Check =>
  ({ main }) => {
    const controls = all(main, `form ${tag}[name="${name}"]`);
    expect(controls).toHaveLength(1);
    for (const [attribute, value] of Object.entries(attributes)) {
      expect([attribute, controls[0]!.getAttribute(attribute)]).toEqual([attribute, value]);
    }
    expect(textsOf(main, `form label[for="${controls[0]!.id}"]`)).toEqual([expect.stringMatching(/\S/)]);
  };

/** Only these fields are required, by no rule but the browser's own. */
export const required =
  (...names: string[]): Check =>
  ({ main }) => {
    expect(attributes(all(main, 'form [required]'), 'name')).toEqual(names);
    expect(all(main, 'form :is([pattern], [minlength], [maxlength], [min], [max])')).toEqual([]);
  };

export const submitButton =
  (text: string): Check =>
  ({ main }) =>
    expect(textsOf(main, 'form [type="submit"]')).toEqual([text]);

/** The form is under this heading, which also labels it. */
export const formHeading =
  (text: string): Check =>
  ({ main }) =>
    expect(find(main, 'h2', text).id).toBe(main.querySelector('form')?.getAttribute('aria-labelledby'));

/** Without a script the form posts exactly these fields to this path; null stands for any value. */
export const nativePost =
  (path: string, fields: Record<string, string | null>): Check =>
  ({ main }) => {
    const forms = all(main, 'form');
    expect(forms).toHaveLength(1);
    const { method, enctype, pathname } = { ...formOf(forms[0]!) };
    expect([method, enctype, pathname]).toEqual(['post', 'multipart/form-data', path]);
    const controls = controlsOf(main);
    expect(attributes(controls, 'name').sort()).toEqual(Object.keys(fields).sort());
    for (const control of controls) {
      const value = fields[control.getAttribute('name')!];
      if (control.getAttribute('type') === 'hidden') expect(control.getAttribute('value')).toBeTruthy();
      if (value !== null) expect(control.getAttribute('value')).toBe(value);
    }
  };

const formOf = (form: Element) => ({
  method: form.getAttribute('method')?.toLowerCase(),
  enctype: form.getAttribute('enctype'),
  pathname: new URL(form.getAttribute('action') ?? '', 'http://localhost').pathname,
});

export const emptyForm: Check = ({ main }) => {
  const visible = controlsOf(main).filter((control) => control.getAttribute('type') !== 'hidden');
  expect(visible.map((control) => (control.getAttribute('value') ?? '') + textOf(control)).join('')).toBe('');
};
