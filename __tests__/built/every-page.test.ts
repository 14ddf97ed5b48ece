import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { idsIn, readContent } from '@/lib/content/check';
import { mapUrl, whatsAppUrl } from '@/lib/site/contact-urls';
import {
  all,
  attributes,
  content,
  fileOf,
  isPublished,
  metaOf,
  NOT_FOUND,
  OUT,
  publishedFiles,
  readOut,
  readPages,
  readableText,
  type Page,
} from './built-site';

/*
 * The rules for every page of this site, with any content. The rules for any page on the web (ids, labels, references,
 * order of headings, titles, names) are left to html-validate in `html.test.ts`. `smoke.test.ts` checks that the files
 * that pages load exist.
 */

/** Everything that editors have written. */
const written = JSON.stringify(content);
/** The addresses of other sites that the content names. */
const external = [
  ...[...written.matchAll(/"(https:[^"]*)"/g)].map(([, url]) => url!),
  ...content.site.offices.map(mapUrl),
  ...(content.site.whatsapp ? [whatsAppUrl(content.site.whatsapp)] : []),
];
const pages = new Map(readPages().map((page) => [page.route, page]));
const known = idsIn(readContent().fields);

const hrefsOf = ({ document }: Page, rel: string) => attributes(all(document, `link[rel="${rel}"]`), 'href');
const sharedPicturesOf = (page: Page) => metaOf(page, 'og:image').map((image) => image!.replace(content.site.url, ''));
const describeElement = ({ route }: Page, element: Element) =>
  `out/${fileOf(route)}: ${element.outerHTML.slice(0, 160)}`;

/** The routes of all pages for which a function returns the same value as for this page. */
const samePages = (page: Page, of: (page: Page) => unknown) =>
  [...pages.values()].filter((other) => of(other) === of(page)).map(({ route }) => route);

describe.each([...pages])('%s', (route, page) => {
  const { document, main } = page;

  test('has a unique title and description', () => {
    expect(samePages(page, (each) => each.document.title)).toEqual([route]);
    expect(metaOf(page, 'description')).toEqual([expect.stringMatching(/^.{70,}$/)]);
    expect(samePages(page, (each) => metaOf(each, 'description')[0])).toEqual([route]);
  });

  test('declares its language', () => expect(document.documentElement.lang).toBe(content.site.language));

  test('has a viewport that fits the window and can be zoomed', () =>
    expect(metaOf(page, 'viewport')).toEqual(['width=device-width, initial-scale=1']));

  test('states its canonical address, or asks search engines not to list it', () => {
    // The address of the home page is the same with and without its slash.
    const canonical = hrefsOf(page, 'canonical').map((each) => new URL(each!).href);
    if (route === NOT_FOUND) expect(metaOf(page, 'robots')).toContain('noindex');
    else expect(canonical).toEqual([content.site.url + route]);
  });

  test('has a title and a 1200 × 630 px picture for shared links', async () => {
    if (route === NOT_FOUND) return;
    expect(metaOf(page, 'og:title')).toEqual([document.title]);
    expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url').map((each) => new URL(each!).href)).toEqual([content.site.url + route]);
    expect(metaOf(page, 'og:type')).toEqual([route.slice(1) in content.collections.insights ? 'article' : 'website']);
    expect(metaOf(page, 'og:site_name')).toEqual([content.site.name]);
    expect(metaOf(page, 'og:locale')).toEqual([content.site.language.replace('-', '_')]);
    expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    // Social networks truncate anything longer.
    expect(metaOf(page, 'og:image:alt')).toEqual([expect.stringMatching(/^.{11,420}$/)]);
    const [image = '', ...more] = sharedPicturesOf(page);
    const { width, height, format } = await sharp(path.join(OUT, image)).metadata();
    expect([width, height, format, more]).toEqual([1200, 630, 'jpeg', []]);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([['1200'], ['630']]);
  });

  // Some readers of links stop early, and what they read must have the picture even with text in other scripts.
  test('names the picture for shared links within its first 6,000 bytes', () => {
    if (route === NOT_FOUND) return;
    const at = Buffer.from(page.html).indexOf('property="og:image"');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(6_000);
  });

  // Content ids contain no underscore and all other ids do, so they cannot clash, whatever an editor writes.
  test('has no other ids without an underscore than those of the content', () => {
    const shown = all(document, '[id]').map(({ id }) => id);
    expect(shown.filter((id) => !id.includes('_') && !known.includes(id))).toEqual([]);
  });

  test('has an icon and a home screen icon, and no link to favicon.ico, which is for programs that do not read it', () => {
    expect([page.html.includes('favicon.ico'), isPublished('/favicon.ico')]).toEqual([false, true]);
    for (const icon of ['icon', 'apple-touch-icon'])
      expect(hrefsOf(page, icon).map((each) => isPublished(each!))).toEqual([true]);
  });

  test('begins with the skip link, and its logo leads to the home page', () => {
    const first = document.body.querySelector('a, button, input, select, textarea, summary')!;
    expect(first.getAttribute('href')).toBe(`#${main.id}`);
    const logo = all(document, 'header a').filter((each) => each.querySelector('svg[role=img]'));
    expect(attributes(logo, 'href')).toEqual(['/']);
  });

  test('has one header with one navigation, one main part with all headings, and one footer', () => {
    const landmarks = ['header', 'main', 'footer'].map((tag) =>
      all(document, tag).filter((each) => !each.parentElement!.closest('main, article, section')),
    );
    expect(landmarks.map(({ length }) => length)).toEqual([1, 1, 1]);
    const { main: menu, footer } = content.navigation;
    expect(attributes(all(document, 'header nav'), 'aria-label')).toEqual([menu]);
    expect(attributes(all(document, 'footer nav'), 'aria-label')).toEqual([footer.label]);
    // People who jump from heading to heading must hear only the page's own.
    expect(all(document, ':is(h1, h2, h3, h4, h5, h6)').filter((each) => !main.contains(each))).toEqual([]);
    expect(main.parentElement).toBe(document.body);
  });

  test('preloads its main picture in the variants that the page shows', () => {
    const image = document.querySelector('img[fetchpriority=high]');
    // On the contact page the form comes before the picture.
    if (route !== '/contacts') expect(image).toBe(main.querySelector('img'));
    const links = all(document, 'link[rel=preload]');
    const asked = (element: Element) => ['type', 'imagesrcset', 'imagesizes'].map((name) => element.getAttribute(name));
    const shown = (source: Element) => ['type', 'srcset', 'sizes'].map((name) => source.getAttribute(name));
    expect(links.map(asked)).toEqual(image ? all(image.parentElement!, 'source').map(shown) : []);
  });

  test('has only lists that Safari recognises as lists: with bullets or a role, and with a box', () => {
    const none = all(document, 'ol, ul').filter((list) => !list.matches('[role=list], .list-disc, .list-decimal'));
    expect(none.map((each) => describeElement(page, each))).toEqual([]);
    const css = document.querySelector('style')!.textContent;
    const withoutBox = [...css.matchAll(/([^{}]+)\{[^{}]*display:contents/g)].map(([, selector]) => selector);
    expect(withoutBox).toEqual(['picture']);
  });

  test('describes every picture and reserves its space', () => {
    const sourceOf = (image: Element) => /^\/pictures\/(.+)-[0-9a-f]{8}-/.exec(image.getAttribute('src')!)?.[1];
    const describedOn = (shown?: Document) =>
      (shown ? all(shown, 'img') : []).filter((image) => image.getAttribute('alt')!.length > 5).map(sourceOf);
    for (const image of all(document, 'img')) {
      // A detail needs no description if this page describes its picture elsewhere, or the page that its row leads to.
      if (image.getAttribute('alt') === '') {
        const target = image.closest('li')?.querySelector('a')?.getAttribute('href');
        const described = [...describedOn(document), ...describedOn(pages.get(target ?? '')?.document)];
        expect(described).toContain(sourceOf(image));
      } else expect(image.getAttribute('alt')!.length).toBeGreaterThan(5);
      for (const size of ['width', 'height']) expect(Number(image.getAttribute(size))).toBeGreaterThan(0);
    }
  });

  test('links only to pages and anchors of this site, or to addresses in the content', () => {
    const leadsSomewhere = (link: Element) => {
      const href = link.getAttribute('href') ?? '';
      if (/^(mailto:[^@]+@|tel:\+\d{8,}$)/.test(href)) return true;
      if (/^https:/.test(href)) return external.includes(href);
      if (link.hasAttribute('download')) return isPublished(href);
      const [path = '', fragment] = href.split('#');
      const target = path === '' ? page : pages.get(path);
      if (!target || href === '') return false;
      return fragment === undefined || target.document.getElementById(fragment) !== null;
    };
    const broken = all(document, 'a, area').filter((each) => !leadsSomewhere(each));
    expect(broken.map((each) => describeElement(page, each))).toEqual([]);
  });

  test('runs one script file and nothing inline', () => {
    const [script, ...more] = all(document, 'script:not([type="application/ld+json"], [type="speculationrules"])');
    expect([script!.textContent, script!.getAttribute('type'), more]).toEqual(['', 'module', []]);
    // The script's name contains a hash, since browsers cache it for a year, and the page states its integrity.
    const source = script!.getAttribute('src')!;
    expect(source).toMatch(/^\/islands\/[A-Za-z-]+-[A-Z0-9]{8}\.js$/);
    const sum = createHash('sha384').update(readOut(source)).digest('base64');
    expect(script!.getAttribute('integrity')).toBe(`sha384-${sum}`);
    const forbidden = (name: string, value: string) =>
      /^(style|on.*|http-equiv)$/.test(name) || /^\s*javascript:/i.test(value);
    const found = all(document, '*').filter((element) =>
      [...element.attributes].some(({ name, value }) => forbidden(name, value)),
    );
    expect(found.map((element) => describeElement(page, element))).toEqual([]);
    expect(all(document, 'base')).toEqual([]);
  });

  test('keeps its wordmark, addresses and telephone numbers from being translated, and numbers from left to right', () => {
    const { offices } = content.site;
    const lines = offices.flatMap(({ add1, add2 }) => [add1, add2]);
    const ways = all(document, 'a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/"], address');
    const texts = [...ways, ...all(document, ':is(p, a) :is(span, bdi)')].flatMap(({ childNodes }) => [...childNodes]);
    const fixed = texts.filter(({ nodeType, nodeValue }) => {
      const text = nodeValue ?? '';
      return nodeType === Node.TEXT_NODE && (/\d[\d ]{5}|@/.test(text) || lines.includes(text));
    });
    expect(fixed.length).toBeGreaterThan(2 * offices.length);
    const numbers = fixed.filter(({ parentElement }) => parentElement!.closest('a'));
    for (const { parentElement: each } of numbers)
      expect([each!.outerHTML, each!.dir]).toEqual([each!.outerHTML, 'ltr']);
    for (const each of [...fixed.map(({ parentElement }) => parentElement!), ...all(document, 'svg[role=img]')])
      expect([each.outerHTML, each.closest('[translate=no]') !== null]).toEqual([each.outerHTML, true]);
  });

  test('has no undefined, NaN, null or [object from a broken template', () => {
    const suspects = readableText(document.body).match(/\b(undefined|NaN|null)\b|\[object |\{\w+\}/g) ?? [];
    expect(suspects.filter((text) => !written.includes(text))).toEqual([]);
  });
});

// The list of published files has no duplicates, so this also proves that no two pages share a picture.
test('no two pages share a picture for links, and no unused one is published', () => {
  const published = publishedFiles('.jpg').filter((file) => file.includes('/og-'));
  expect(published.map((file) => `/${file}`)).toEqual([...pages.values()].flatMap(sharedPicturesOf).sort());
});
