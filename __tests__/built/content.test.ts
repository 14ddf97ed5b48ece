import { routesOf } from '@/lib/site/routes';
import { telUrl } from '@/lib/site/contact-urls';
import { all, content, NOT_FOUND, readPage, readableText } from './built-site';

/**
 * Every page shows everything that its content file says. `specification.test.ts` has the wording of
 * the specification, and the snapshots of `npx playwright test phone/pages` check the structure of the pages.
 */

const { site, navigation, pages, collections } = content;
const cases: [route: string, file: object][] = [
  ...routesOf(content).map(({ path, content }): [string, object] => [path, content]),
  [NOT_FOUND, pages['not-found']],
];

/** Fields whose text is not on the page, or is shown in another form. */
const HIDDEN = [
  // Names of page parts, kinds and pictures.
  'id',
  'type',
  'file',
  'wide',
  // For search engines and menus.
  'page',
  // Dates, which the page writes in words.
  'until',
  // Shown only while a list is empty.
  'none',
  // Left out while there are no logos.
  'partners',
  // The page writes the unit with each amount, sometimes before the number.
  'unit',
];

/** Fields whose text only a script shows; the tests of the carousel and the form look for it. */
const LATER: Record<string, string[]> = {
  '/': ['pause', 'position'],
  '/contacts': ['status', 'waiting', 'failure', 'again', 'mail', 'call', 'remove', 'ask', 'tooLong'],
};

/** All strings and addresses in a part of the content, but for those of some fields. */
function textsIn(part: unknown, but: readonly string[] = []): string[] {
  if (typeof part === 'string') return [part.replace(/\s+/g, ' ').trim()];
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((each) => textsIn(each, but));
  // A section without entries is not shown.
  const { items, entries = items } = part as Partial<Record<'items' | 'entries', unknown[]>>;
  if (entries?.length === 0) return [];
  return Object.entries(part).flatMap(([name, each]) => ([...HIDDEN, ...but].includes(name) ? [] : textsIn(each, but)));
}

test.each(cases)('%s shows all text from its content file', (route, file) => {
  const { document } = readPage(route);
  // The invitation of most pages is in the footer.
  const parts = all(document, 'main, .closing');
  const elements = parts.flatMap((part) => all(part, '*'));
  const attributes = elements.flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => (name === 'data-props' ? [] : value)),
  );
  const shown = [...parts.map(readableText), ...attributes].join(' ').replace(/\s+/g, ' ');
  const later = LATER[route] ?? [];
  expect(textsIn(file, later).filter((text) => !shown.includes(text))).toEqual([]);
  if ('heading' in file) expect(all(document, 'h1').map(readableText)).toEqual([file.heading]);
});

test('the contact page shows how to reach the company and its offices, and every footer names the offices', () => {
  const { main } = readPage('/contacts');
  const phones = [...site.phones, ...site.offices.flatMap((office) => office.phones)];
  const links = all(main, 'a');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([`mailto:${site.email}`, ...phones.map(telUrl)]));
  for (const { name, add1, add2 } of site.offices) {
    for (const text of [name, add1, add2]) expect(readableText(main)).toContain(text);
    // Even in a bare list of links it must be clear which map each one opens.
    expect(links.map(readableText)).toContain(`${pages.contacts.offices.map}: ${name}`);
    for (const [route] of cases)
      expect(readableText(readPage(route).document.querySelector('footer')!)).toContain(name);
  }
});

test('only the home and contact pages show the legal facts, and every footer links to the privacy notice', () => {
  const facts = site.legal ? textsIn(site.legal) : [];
  for (const [route] of cases) {
    const footer = readPage(route).document.querySelector('footer')!;
    const isTold = ['/', '/contacts'].includes(route);
    const shown = facts.filter((text) => readableText(footer).includes(text));
    expect([route, shown]).toEqual([route, isTold ? facts : []]);
    expect(readableText(footer).includes(navigation.footer.complaints)).toBe(isTold && facts.length > 0);
    const notice = all(footer, 'a').find((link) => readableText(link) === navigation.footer.privacy)!;
    expect(notice.getAttribute('href')).toBe(`/contacts#${pages.contacts.privacy.id}`);
  }
});

test('a figure of an insight follows the paragraph that the editor chose', () => {
  for (const [name, { sections }] of Object.entries(collections.insights)) {
    for (const { id, paragraphs, figure } of sections.filter(({ figure }) => figure?.after)) {
      const shown = readPage(`/${name}`).document.getElementById(id)!.querySelector('figure')!;
      expect(readableText(shown.previousElementSibling!)).toBe(paragraphs[figure!.after! - 1]);
    }
  }
});
