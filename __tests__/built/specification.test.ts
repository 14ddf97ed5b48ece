import { all, attributes, content, NOT_FOUND, readPage, readPages, readableText, type Page } from './built-site';
import library from '@emailjs/browser/package.json';
import { SERVICE_ORIGIN } from '@/lib/contact/constants';
import { CAROUSEL_INTERVAL, SUCCESS_ALERT, SWIPE_THRESHOLD } from '@/lib/site/specification';
import project from '@/package.json';
import { INDUSTRIES, INSIGHTS, SERVICES } from './routes';

/*
 * What the specification fixes, as literals, against the built pages: wording, counts, order, header and footer, the
 * contact form before its script runs, and picture-only pages. Once the site is accepted, the company may change its own
 * words: then the row that fails is the one to change.
 */

/** Texts that stand in this order among the elements of a page; others may come between them. */
const TEXTS: readonly (readonly [route: string, selector: string, texts: readonly string[]])[] = [
  ['/', '.menu-item', ['Services', 'Media', 'Insights', 'Industries']],
  ['/', 'footer b', ['Company', 'Services', 'Insights', 'Industries']],
  ['/', 'main :is(h2, h3)', ['Who We Are']],
  [
    '/',
    'main :is(h2, h3)',
    ['Service consistent', 'Workforce qualified', 'Delivery effective', 'Discover the difference'],
  ],
  ['/', 'main a', ['Contact']],
  ['/about', 'h1', ['About Us']],
  ['/about', 'main island-tabs a', ['Our Commitment', 'Road-map', 'Context', 'Our Belief', 'Our Story']],
  [
    '/whoweare',
    ':is(h1, h2)',
    ['Who We Are', 'Our Commitment', 'Our RoadMap', 'Our Context', 'Our Belief', 'Our Story'],
  ],
  ['/services', 'h1', ['Our Services']],
  [
    '/services',
    'main :is(h2, h3)',
    [
      'Marketing',
      'Product Engineering',
      'Workforce Management',
      'IT Consulting',
      'Skill Management',
      'Software Development',
    ],
  ],
  ['/media', 'h1', ['Media']],
  ['/media', 'h2', ['Media Contact']],
  ['/careers', 'h1', ['Why Nestif?']],
  ['/contacts', 'main :is(h1, h2, h3)', ['Contact Our Team', 'Patna Office', 'Bhagalpur Office']],
  ['/contacts', 'form button', ['Submit']],
  ['/productEngg', 'h1', ['Product Engineering']],
  [
    '/productEngg',
    'main :is(h2, h3)',
    [
      ...['Platform & Product Development', 'DevOps', 'Agile Ways of Working'],
      ...['Quality Engineering', 'IOT', 'Open Source'],
      ...['API & Integration', 'Modernization', 'Core & Enterprise System'],
    ],
  ],
  ['/softwareconsulting', 'h1', ['Software Consulting']],
  [
    '/softwareconsulting',
    'main :is(h2, h3)',
    [
      'Insight into software procedures',
      'Prioritize software needs',
      'Keep updated on new technology',
      'Save money on software',
      'Learn to use technology properly',
    ],
  ],
  ['/marketing', 'h1', ['Marketing']],
  ['/marketing', 'main :is(h2, p)', ['Accelerate Real Growth Through Change.', 'How We Do']],
  [
    '/marketing',
    'main :is(h2, h3)',
    ['Go to market', 'Efficient campaigns', 'Connecting marketing and sales', 'Customer data insights'],
  ],
  ['/workforcemanagement', 'h1', ['Workforce Management']],
  ['/softwaredevelopment', 'h1', ['Software Development']],
  ['/skilldevelopment', 'h1', ['Skill Development']],
  [NOT_FOUND, 'h1', ['NOT APPLICABLE']],
];

test.each(TEXTS)('%s, %s: %j', (route, selector, texts) => {
  const shown = all(readPage(route).document, selector).map(readableText);
  let after = -1;
  for (const text of texts) {
    const index = shown.findIndex((each, at) => at > after && each === text);
    if (index < 0) {
      throw new Error(
        `${route} does not show “${text}” among ${selector}, or not in its order. If that is meant, change its row in __tests__/built/specification.test.ts.`,
      );
    }
    after = index;
  }
});

const { collections, navigation, pages } = content;

test.each([
  ...Object.entries(collections.industries).flatMap(([name, { badge, lead, list }]) =>
    list ? [{ name, texts: [badge, lead, ...list.items.map(({ when = '', heading }) => `${when} ${heading}`)] }] : [],
  ),
  ...Object.entries(collections.insights).map(([name, { banner, lead, sections }]) => ({
    name,
    texts: [banner.heading, banner.subtitle, lead, ...sections.map(({ heading }) => heading)],
  })),
])('/$name has its parts in the order that the specification gives', ({ name, texts }) => {
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  const shown = all(readPage(`/${name}`).main, '*').map((element) => squeezed(readableText(element)));
  const places = texts.map((text) => shown.indexOf(squeezed(text)));
  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the sections of the home page are in the order that the specification gives', () => {
  const { document } = readPage('/');
  const { team, whoWeAre, difference, callToAction } = pages.home;
  const parts = [
    'header nav',
    `main ul[aria-label="${navigation.footer.social}"]`,
    '[data-island="Carousel"]',
    `#${whoWeAre.id}`,
    `#${team.id} img`,
    ...team.cards.map((card) => `#${team.id} [id="${card.id}"]`),
    `#${difference.id}`,
    `main .closing a[href="${callToAction.action.url}"]`,
    'footer',
  ].map((selector) => document.querySelector(selector));
  const inOrder = all(document, '*').filter((element) => parts.includes(element));
  expect(parts.map((part) => inOrder.indexOf(part!))).toEqual([...parts.keys()]);
});

/** How many elements a page has. */
test.each([
  ['/', '#carousel picture', 4],
  ['/', '#team li', 3],
  ['/', '#difference li', 4],
  ['/whoweare', '#gallery > ul > li', 6],
  ['/careers', 'h1 + div p', 2],
  ['/about', 'main island-tabs h3', 5],
  ['/services', 'main li h2', 6],
  ['/contacts', '#patna, #bhagalpur', 2],
  ['/aviation', 'main li h3', 5],
  ['/insurance', 'main li h3', 5],
  ['/retail', 'main li h3', 3],
])('%s, %s: %i of them', (route, selector, count) =>
  expect(all(readPage(route).document, selector)).toHaveLength(count),
);

test('/aviation numbers its list from 1', () => {
  const numbers = all(readPage('/aviation').main, '.number-line .numeral').map(readableText);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}`));
});

test('each service card on the home page says “Learn More”', () => {
  const links = all(readPage('/').document, '#difference li a').map(readableText);
  expect(links.map((text) => text.startsWith('Learn More'))).toEqual([true, true, true, true]);
});

test.each([
  ['carousel interval 2000 ms', CAROUSEL_INTERVAL, 2000],
  ['swipe threshold 40 px', SWIPE_THRESHOLD, 40],
  ['confirmation alert 2000 ms', SUCCESS_ALERT, 2000],
  ['email client library 3.11.0, since its errors depend on its version', library.version, '3.11.0'],
  ['the version of the email client is pinned', project.dependencies['@emailjs/browser'], '3.11.0'],
  ["the email provider's API host", SERVICE_ORIGIN, 'https://api.emailjs.com'],
  [
    'the alert after a successful send',
    content.pages.contacts.form.status.sent,
    'Form submitted, our business team will reach out to you shortly.',
  ],
])('%s', (_words, actual, expected) => expect(actual).toBe(expected));

/** Words that are somewhere on a page. */
test.each([
  ['/whoweare', '2021'],
  ['/whoweare', '10+ developers'],
  ['/contacts', 'Danapur, Patna 801503'],
  ['/contacts', 'Adampur, Bhagalpur, Bihar 812001'],
])('%s says “%s”', (route, words) => expect(readableText(readPage(route).main)).toContain(words));

/** The site also says: founded in 2021, more than ten years of experience. */
test.each([/founded\W+(in )?2021/i, /\bten years\b/i])('the site says: %s', (claim) =>
  expect(readPages().filter(({ main }) => claim.test(readableText(main))).length).toBeGreaterThan(0),
);

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

test.each(Object.entries(content.collections['picture-services']))(
  '/%s is a heading, its line and an image only',
  (name, page) => {
    const { main } = readPage(`/${name}`);
    const { heading, line = '' } = page;
    expect([all(main, 'img').length, readableText(main)]).toEqual([1, `${heading} ${line}`.trim()]);
    expect(all(main, 'a, button, svg, iframe, video, input, ul, ol, table')).toEqual([]);
  },
);

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

  test('only email is required, and no rule is added to the browser’s own', () => {
    expect(attributes(all(form, '[required]'), 'name')).toEqual(['email']);
    expect(attributes([form], 'novalidate')).toEqual([null]);
    expect(all(form, ':is([pattern], [minlength], [min], [max])')).toHaveLength(0);
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
