import { all, attributes, content, NOT_FOUND, readPage, readableText, type Page } from './built-site';
import { INDUSTRIES, INSIGHTS, SERVICES } from './routes';

/*
 * What the specification requires of pages, apart from their wording: header and footer, the contact form before its
 * script runs, and picture-only pages. Its wording is in `lib/content/core/specification-rules.ts`, and
 * `content.test.ts` proves that pages show it; its constants are in `constants.test.ts`.
 */

/** The links below a title in the footer, or a button in the navigation. */
function linksUnder({ document }: Page, title: string, within: 'footer' | 'header'): string[] {
  const headings = all(document, within === 'footer' ? 'footer b' : 'header nav .menu-item');
  const group = headings.find((each) => readableText(each) === title)!.closest('div, li')!;
  return all(group, 'ul a').map((link) => `${link.firstChild!.textContent!.trim()} → ${link.getAttribute('href')}`);
}

/** Editors may add pages to each list. */
const leadingTo = (...paths: string[]): unknown =>
  expect.arrayContaining(paths.map((path) => expect.stringMatching(new RegExp(`. → ${path}$`)) as unknown));

/** All pages have the same header and footer; `every-page.test.ts` proves that they have them. */
describe.each(['/', NOT_FOUND])('%s', (route) => {
  const page = readPage(route);

  test('the top navigation has the dropdowns Services, Media, Insights and Industries', () => {
    expect(linksUnder(page, 'Services', 'header')).toEqual(leadingTo(...SERVICES));
    expect(linksUnder(page, 'Insights', 'header')).toEqual(leadingTo(...INSIGHTS));
    expect(linksUnder(page, 'Industries', 'header')).toEqual(leadingTo(...INDUSTRIES));
    const media = ['Press Release', 'Press Coverage', 'Media Contact'].map((title) => `${title} → /media`);
    expect(linksUnder(page, 'Media', 'header')).toEqual(expect.arrayContaining(media));
  });

  test('the footer has the columns Company, Services, Insights and Industries, and a copyright line dated 2021', () => {
    const company = ['/about', '/whoweare', '/services', '/media', '/careers', '/contacts'];
    expect(linksUnder(page, 'Company', 'footer')).toEqual(leadingTo(...company));
    expect(linksUnder(page, 'Services', 'footer')).toEqual(leadingTo(...SERVICES));
    expect(linksUnder(page, 'Insights', 'footer')).toEqual(leadingTo(...INSIGHTS));
    expect(linksUnder(page, 'Industries', 'footer')).toEqual(leadingTo(...INDUSTRIES));
    const lines = all(page.document, 'footer p')
      .map(readableText)
      .filter((text) => /©|copyright/i.test(text));
    expect(lines.map((line) => line.match(/\b\d{4}\b/g))).toEqual([['2021']]);
  });
});

test.each(['footer', 'main'])(
  'the social icons in the %s of the home page are links only if they have an address',
  (part) => {
    const lists = all(readPage('/').document.querySelector(part)!, 'ul[aria-label]');
    const list = lists.find((each) => each.getAttribute('aria-label') === content.navigation.footer.social);
    const icons = (list ? all(list, 'li') : []).map((entry) => [
      entry.querySelector('a')?.getAttribute('href'),
      entry.querySelector('a')?.getAttribute('aria-label'),
      entry.hasAttribute('aria-hidden'),
      all(entry, 'svg').length,
    ]);
    expect(icons).toEqual(content.site.social.map(({ name, url }) => [url, url && name, !url, 1]));
  },
);

test.each(Object.keys(content.collections.services))('/%s is a heading and a full-width image only', (name) => {
  const { main } = readPage(`/${name}`);
  expect([all(main, 'img').length, readableText(main)]).toEqual([1, readableText(main.querySelector('h1')!)]);
  expect(all(main, 'a, button, svg, iframe, video, input, ul, ol, table')).toEqual([]);
});

test.each(['/education', '/healthcare'])('%s is text and image only', (route) =>
  expect(all(readPage(route).main, 'li :is(h2, h3, h4)')).toEqual([]),
);

describe('the contact form', () => {
  const { main } = readPage('/contacts');
  const form = main.querySelector('form')!;
  const controls = all(form, ':is(input, textarea, select)[name]');
  const valueOf = (control: Element) => (control.getAttribute('value') ?? '') + readableText(control);

  test('without a script, posts the eight fields to /api/v1.0/email/send-form; the hidden ones have their values', () => {
    expect(attributes([form], 'method')).toEqual(['post']);
    expect(attributes([form], 'enctype')).toEqual(['multipart/form-data']);
    expect(new URL(form.getAttribute('action')!, 'http://localhost').pathname).toBe('/api/v1.0/email/send-form');
    const values = Object.fromEntries(controls.map((each) => [each.getAttribute('name'), valueOf(each)]));
    const some = expect.stringMatching(/./) as unknown;
    const empty = { fullname: '', email: '', phone: '', message: '' };
    expect(values).toEqual({ ...empty, lib_version: '3.11.0', service_id: some, template_id: some, user_id: some });
    expect(controls).toHaveLength(8);
  });

  test('only email is required, with no format rule beyond the browser default', () => {
    expect(attributes(all(form, '[required]'), 'name')).toEqual(['email']);
    expect(all(form, ':is([pattern], [minlength], [maxlength], [min], [max])')).toEqual([]);
  });

  test.each([
    ['fullname', 'input', { type: 'text', placeholder: 'Enter your name' }],
    ['email', 'input', { type: 'email', placeholder: 'Enter your Email' }],
    ['phone', 'input', { type: 'tel', placeholder: 'Phone no.' }],
    ['message', 'textarea', { rows: '2', placeholder: 'How can we help you?' }],
  ])('has the field %s, one labelled %s with %j', (name, tag, expected) => {
    const control = form.querySelector(`${tag}[name="${name}"]`)!;
    for (const [attribute, value] of Object.entries(expected)) expect(control.getAttribute(attribute)).toBe(value);
    expect(readableText(form.querySelector(`label[for="${control.id}"]`)!)).not.toBe('');
  });
});

test('the not-found page links to the home page', () =>
  expect(attributes(all(readPage(NOT_FOUND).main, 'a'), 'href')).toContain('/'));
