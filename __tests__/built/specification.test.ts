import { readFileSync } from 'node:fs';
import library from '@emailjs/browser/package.json';
import { filesOf } from '@/__tests__/support/files-of';
import { SERVICE_ORIGIN } from '@/lib/contact/constants';
import { schemasOf } from '@/lib/content/files';
import { fieldsIn, type FieldSchema } from '@/lib/content/values';
import { CAROUSEL_INTERVAL, SUCCESS_ALERT, SWIPE_THRESHOLD } from '@/lib/site/specification';
import project from '@/package.json';
import { bareContent, renderPages, SPECIFIED } from './bare-site';
import {
  all,
  attributes,
  content as builtContent,
  NOT_FOUND,
  parsePage,
  readableText,
  readPage,
  readPages,
  type Page,
} from './built-site';
import { INDUSTRIES, INSIGHTS, SERVICES } from './routes';

/*
 * What the specification fixes, as literals, against the built pages, and against those that remain when everything is
 * taken out that may be absent: wording, counts, order, header and footer, the contact form before its script runs, and
 * picture-only pages. Once the site is accepted, the company may change its own words: then the row that fails is the one
 * to change.
 */

/** A site from which additions are taken. */
function bareSite(name: string, keeps: boolean) {
  const content = bareContent(keeps);
  const pages = new Map<string, Page>();
  return {
    name,
    isBare: true,
    content,
    prepare: async () => {
      for (const [route, html] of await renderPages(content)) pages.set(route, parsePage(route, html));
    },
    readPage: (route: string) => pages.get(route)!,
    pagesOf: () => [...pages.values()],
  };
}

const SITES = [
  { name: 'the site', isBare: false, content: builtContent, prepare: () => {}, readPage, pagesOf: readPages },
  bareSite('the site without additions', false),
  bareSite('the site with empty lists', true),
];

/** Stands for a heading that the editors word. */
const ANY = '…';
const anyOf = (count: number): string[] => Array<string>(count).fill(ANY);

/**
 * What the main part of a page has: headings, links within the site, and how many pictures outside cards of services.
 * Entries of lists are here only if the specification words them; how many there are is below.
 */
type Parts = readonly [route: string, headings: readonly string[], links: readonly string[], pictures: number];

const SERVICE_CARDS = {
  Marketing: '/marketing',
  'Product Engineering': '/productEngg',
  'Workforce Management': '/workforcemanagement',
  'IT Consulting': '/softwareconsulting',
  'Skill Management': '/skilldevelopment',
  'Software Development': '/softwaredevelopment',
};

const PARTS: readonly Parts[] = [
  [
    '/',
    [ANY, 'Who We Are', 'Service consistent', 'Workforce qualified', 'Delivery effective', 'Discover the difference'],
    ['/whoweare', '/contacts'],
    6,
  ],
  // The tabs have a heading; so have the partners, if there are any.
  ['/about', ['About Us', ...anyOf(builtContent.pages.about.hero.partners?.logos.length ? 2 : 1)], anyOf(5), 5],
  ['/whoweare', ['Who We Are', 'Our Commitment', 'Our RoadMap', 'Our Context', 'Our Belief', 'Our Story'], [], 6],
  ['/services', ['Our Services', ...Object.keys(SERVICE_CARDS)], Object.values(SERVICE_CARDS), 0],
  ['/media', ['Media', 'Media Contact'], [], 0],
  ['/careers', ['Why Nestif?'], [], 1],
  // The privacy notice stays: the law requires it.
  ['/contacts', [ANY, 'Contact Our Team', 'Patna Office', 'Bhagalpur Office', ...anyOf(6)], ['#privacy'], 0],
  [
    '/productEngg',
    [
      'Product Engineering',
      ...['Platform & Product Development', 'DevOps', 'Agile Ways of Working'],
      ...['Quality Engineering', 'IOT', 'Open Source'],
      ...['API & Integration', 'Modernization', 'Core & Enterprise System'],
    ],
    [],
    0,
  ],
  [
    '/softwareconsulting',
    [
      'Software Consulting',
      'Insight into software procedures',
      'Prioritize software needs',
      'Keep updated on new technology',
      'Save money on software',
      'Learn to use technology properly',
    ],
    [],
    0,
  ],
  [
    '/marketing',
    [
      ...['Marketing', 'How We Do', 'Go to market', 'Efficient campaigns', 'Connecting marketing and sales'],
      'Customer data insights',
    ],
    [],
    0,
  ],
  ['/workforcemanagement', ['Workforce Management'], [], 1],
  ['/softwaredevelopment', ['Software Development'], [], 1],
  ['/skilldevelopment', ['Skill Development'], [], 1],
  ...INDUSTRIES.map((route): Parts => [route, [ANY], [], 1]),
  ...INSIGHTS.map((route): Parts => [route, [ANY], [], 0]),
  [NOT_FOUND, ['NOT APPLICABLE'], [], 0],
];

/** The links below a title in the footer, or a button in the navigation. */
function linksUnder({ document }: Page, title: string, within: 'footer' | 'header'): string[] {
  const headings = all(document, within === 'footer' ? 'footer b' : 'header nav .menu-item');
  const group = headings.find((each) => readableText(each) === title)!.closest('div, li')!;
  return all(group, 'ul a').map((link) => `${link.firstChild!.textContent!.trim()} → ${link.getAttribute('href')}`);
}

/** Editors may add pages to each list. */
const leadingTo = (...paths: string[]): unknown =>
  expect.arrayContaining(paths.map((path) => expect.stringMatching(new RegExp(`. → ${path}$`)) as unknown));

/** Those of the wanted texts that are shown, in this order; others may come between them. */
function inOrder(wanted: readonly string[], shown: readonly string[]): string[] {
  let next = 0;
  return wanted.filter((text) => {
    const at = shown.findIndex((each, index) => index >= next && (text === ANY || each === text));
    if (at >= 0) next = at + 1;
    return at >= 0;
  });
}

describe.each(SITES)('$name', ({ isBare, content, prepare, readPage, pagesOf }) => {
  beforeAll(prepare);

  const { collections, navigation } = content;

  const fields = fieldsIn(undefined, content);
  /** The headings and addresses of entries of lists. */
  const inLists = fields.flatMap(({ path, value }) =>
    path.some(Number.isInteger) && /^(heading|name|url)$/.test(String(path.at(-1))) ? [value] : [],
  );

  /** What must be the wanted texts: without additions all that are shown, but those of entries that editors may add. */
  function wantedOf(wanted: readonly string[], shown: readonly string[]): string[] {
    if (!isBare) return inOrder(wanted, shown);
    const others = shown.filter((text) => wanted.includes(text) || !inLists.includes(text));
    return others.map((text, index) => (wanted[index] === ANY ? ANY : text));
  }

  test.each(PARTS)('%s has its headings, links and pictures in order', (route, headings, links, pictures) => {
    const { main } = readPage(route);
    expect(wantedOf(headings, all(main, ':is(h1, h2, h3, h4)').map(readableText))).toEqual(headings);
    const shown = attributes(all(main, 'a:is([href^="/"], [href^="#"])'), 'href').map(String);
    expect(wantedOf(links, shown)).toEqual(links);
    const { length } = all(main, 'img').filter((image) => !image.closest('.service-card'));
    expect(isBare ? length : Math.min(length, pictures)).toBe(pictures);
  });

  test('no page has a blank part, or a part with nothing but a heading', () => {
    const parts = ':is(h1, h2, h3, h4, p, ul, ol, dl, li, div, header, section)';
    for (const { route, main } of pagesOf()) {
      const found = all(main, parts).filter((part) => {
        if (part.closest('[data-island]') || part.querySelector('img, svg, input')) return false;
        const [heading] = part.matches('section') ? all(part, 'h2') : [];
        return readableText(part) === (heading ? readableText(heading) : '');
      });
      expect([route, found.map(({ outerHTML }) => outerHTML)]).toEqual([route, []]);
    }
  });

  /** Texts that are in this order among the elements of a page; others may come between them. */
  test.each([
    ['/', '.menu-item', ['Services', 'Media', 'Insights', 'Industries']],
    ['/', 'footer b', ['Company', 'Services', 'Insights', 'Industries']],
    ['/', 'main a', ['Contact']],
    ['/about', 'main island-tabs a', ['Our Commitment', 'Road-map', 'Context', 'Our Belief', 'Our Story']],
    ['/contacts', 'form button', ['Submit']],
    ['/marketing', 'main :is(h2, p)', ['Accelerate Real Growth Through Change.', 'How We Do']],
  ])('%s, %s: %j', (route, selector, texts) => {
    expect(inOrder(texts, all(readPage(route).document, selector).map(readableText))).toEqual(texts);
  });

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

  test('the home page has its parts in the order that the specification gives', () => {
    const { document } = readPage('/');
    const { whoWeAre } = content.pages.home;
    const icons = `main ul[aria-label="${navigation.footer.social}"]`;
    const order = [
      'header nav',
      icons,
      '#carousel',
      `#${whoWeAre.id}`,
      '#team img',
      '#team li',
      '#difference',
      'footer',
    ];
    const parts = order.map((selector) => document.querySelector(selector));
    expect(all(document, '*').filter((each) => parts.includes(each))).toEqual(parts);
  });

  test.each([
    ['/', '#carousel picture', 4],
    ['/', '#team li', 3],
    ['/', '#difference li', 4],
    ['/whoweare', '#gallery > ul > li', 6],
    ['/careers', 'h1 + div p', 2],
    ['/about', 'main island-tabs h3', 5],
    ['/contacts', '#patna, #bhagalpur', 2],
    ['/aviation', 'main li :is(h2, h3)', 5],
    ['/insurance', 'main li :is(h2, h3)', 5],
    ['/retail', 'main li :is(h2, h3)', 3],
  ])('%s, %s: %i of them', (route, selector, count) =>
    expect(all(readPage(route).document, selector)).toHaveLength(count),
  );

  test('each service card on the home page says “Learn More”', () => {
    const links = all(readPage('/').document, '#difference li a').map(readableText);
    expect(links.map((text) => text.startsWith('Learn More'))).toEqual([true, true, true, true]);
  });

  test.each([
    ['/whoweare', '2021'],
    ['/whoweare', '10+ developers'],
    ['/contacts', 'Danapur, Patna 801503'],
    ['/contacts', 'Adampur, Bhagalpur, Bihar 812001'],
  ])('%s says “%s”', (route, words) => expect(readableText(readPage(route).main)).toContain(words));

  /** The site also says: founded in 2021, more than ten years of experience. */
  test.each([/founded\W+(in )?2021/i, /\bten years\b/i])('the site says: %s', (claim) =>
    expect(pagesOf().filter(({ main }) => claim.test(readableText(main))).length).toBeGreaterThan(0),
  );

  /** All pages have the same header and footer; `every-page.test.ts` proves that they have them. */
  describe.each(['/', NOT_FOUND])('%s', (route) => {
    test('the top navigation has the dropdowns Services, Media, Insights and Industries', () => {
      const page = readPage(route);
      expect(linksUnder(page, 'Services', 'header')).toEqual(leadingTo(...SERVICES));
      expect(linksUnder(page, 'Insights', 'header')).toEqual(leadingTo(...INSIGHTS));
      expect(linksUnder(page, 'Industries', 'header')).toEqual(leadingTo(...INDUSTRIES));
      const media = ['Press Release', 'Press Coverage', 'Media Contact'].map((title) => `${title} → /media`);
      expect(linksUnder(page, 'Media', 'header')).toEqual(expect.arrayContaining(media));
    });

    test('the footer has the columns Company, Services, Insights and Industries, and a copyright line dated 2021', () => {
      const page = readPage(route);
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
      const expected = part === 'main' || navigation.footer.icons ? content.site.social : [];
      expect(icons).toEqual(expected.map(({ name, url }) => [url, url && name, !url, 1]));
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
    const formOf = () => readPage('/contacts').main.querySelector('form')!;
    const valueOf = (control: Element) => (control.getAttribute('value') ?? '') + readableText(control);

    test('without a script, posts the eight fields to /api/v1.0/email/send-form; the hidden ones have their values', () => {
      const form = formOf();
      const controls = all(form, ':is(input, textarea, select)[name]');
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
      const form = formOf();
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
      const form = formOf();
      const control = form.querySelector(`${tag}[name="${name}"]`)!;
      for (const [attribute, value] of Object.entries(expected)) expect(control.getAttribute(attribute)).toBe(value);
      expect(readableText(form.querySelector(`label[for="${control.id}"]`)!)).not.toBe('');
    });
  });
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
    builtContent.pages.contacts.form.status.sent,
    'Form submitted, our business team will reach out to you shortly.',
  ],
])('%s', (_words, actual, expected) => expect(actual).toBe(expected));

/** What the last cells of the table say may be left out: fields, and the file that they are in, or one with a `*`. */
const undoing = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row, how = ''] = /^\| (\w+) .* \| .*?leave out (.*)/i.exec(line) ?? [];
    return [...how.matchAll(/((?:`[\w.]+`,? )+)in (the page’s file|(?:`[^`]+`(?: and in )?)+)/g)].flatMap(
      ([, fields = '', files = '']) =>
        (files.match(/[\w/*-]+\.yaml/g) ?? ['*/*.yaml']).map((file) => ({
          row,
          fields: fields.match(/[\w.]+/g)!,
          file: new RegExp(`^${file.replaceAll('*', '[^/]+')}$`),
        })),
    );
  });

/** The fields that a content file may lack, each with those around it: `carousel.slides.text`. */
const mayLack = Object.fromEntries(
  filesOf('content').flatMap((file) =>
    file.endsWith('.yaml') ? [[file, optionalIn(schemasOf(`content/${file}`)!.stored)]] : [],
  ),
);

function optionalIn({ items, oneOf = [], properties = {}, required = [] }: FieldSchema): string[] {
  return [
    ...[...oneOf, ...(items ? [items] : [])].flatMap(optionalIn),
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(required.includes(name) ? [] : [name]),
      ...optionalIn(field).map((inside) => `${name}.${inside}`),
    ]),
  ];
}

test.each(undoing)('$row: $fields may be left out', ({ fields, file }) => {
  const optional = Object.entries(mayLack).flatMap(([each, names]) => (file.test(each) ? names : []));
  expect(optional).toEqual(expect.arrayContaining(fields));
});

/** What the specification names, and how pictures are cropped: no additions. */
const NO_ADDITION = new RegExp(`\\b(${[...SPECIFIED, 'logos.picture', 'wide', 'focus'].join('|')})$`);

test.each(Object.entries(mayLack))('the table names all fields that %s may lack', (file, optional) => {
  const named = undoing.flatMap((each) => (each.file.test(file) ? each.fields : []));
  const isNamed = (field: string) => named.some((each) => `${field}.`.startsWith(`${each}.`));
  expect(optional.filter((field) => !NO_ADDITION.test(field) && !isNamed(field))).toEqual([]);
});
