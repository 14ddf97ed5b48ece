import { all, content, readPage, readableText } from './built-site';

/* What the specification lists for a page comes first and in that order; what we added comes after it. */

const { pages, collections, navigation } = content;
const { home, about, services, whoweare, careers, contacts, productEngg, softwareconsulting, marketing } = pages;

const headings = (entries: readonly { heading: string }[]) => entries.map(({ heading }) => heading);
/** The headings of the sections that we added and of the call to action at the end. */
const ours = ({
  callToAction,
  sections = [],
}: {
  callToAction: { heading: string };
  sections?: { heading: string }[];
}) => headings([...sections, callToAction]);

/** For each page: what the specification lists, in groups whose entries may be in any order, and what we added. */
const ORDERS: Record<string, [listed: string[][], ours: string[]]> = {
  '/about': [[[about.heading], about.tabs.items.map(({ tab }) => tab)], ours(about)],
  '/services': [[[services.heading], headings(services.cards)], ours(services)],
  '/whoweare': [
    [[whoweare.heading], headings(whoweare.sections), [whoweare.gallery.heading]],
    [whoweare.callToAction.heading],
  ],
  '/careers': [
    [[careers.heading], careers.paragraphs],
    [careers.work.heading, careers.apply.heading, ...ours(careers)],
  ],
  '/contacts': [
    [[contacts.form.heading], [contacts.offices.heading]],
    headings([contacts.privacy, contacts.accessibility]),
  ],
  '/productEngg': [[[productEngg.heading], ...productEngg.rows.map(({ cards }) => headings(cards))], ours(productEngg)],
  '/softwareconsulting': [
    [[softwareconsulting.heading], softwareconsulting.intro, headings(softwareconsulting.benefits.items)],
    ours(softwareconsulting),
  ],
  '/marketing': [
    [
      [marketing.heading],
      [marketing.banner.heading],
      [marketing.needs.heading],
      [marketing.how.heading],
      headings(marketing.how.points),
    ],
    ours(marketing),
  ],
  ...Object.fromEntries(
    Object.entries(collections.industries).flatMap(([name, { badge, lead, list, ...page }]) =>
      list
        ? [[`/${name}`, [[[badge], [lead], list.items.map(({ when = '', heading }) => when + heading)], ours(page)]]]
        : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(collections.insights).map(([name, { banner, lead, sections, callToAction }]) => [
      `/${name}`,
      [
        [[banner.heading], [banner.subtitle], [lead], headings(sections)],
        [navigation.related, callToAction.heading],
      ],
    ]),
  ),
};

test.each(Object.entries(ORDERS))(
  '%s has everything that the specification lists, in its order, and then what we added',
  (route, order) => {
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    const texts = all(readPage(route).main, '*').map((element) => squeezed(readableText(element)));
    const placeOf = (text: string) => [texts.indexOf(squeezed(text)), text] as const;
    const groups = [...order[0], order[1]].map((group) => group.map(placeOf).sort(([one], [other]) => one - other));
    const placed = groups.flat();
    expect(placed.filter(([place]) => place < 0)).toEqual([]);
    expect(placed).toEqual([...placed].sort(([one], [other]) => one - other));
  },
);

test('the sections of the home page are in the order that the specification gives', () => {
  const { document } = readPage('/');
  const { id } = home.team;
  const parts = [
    'header nav',
    `main ul[aria-label="${navigation.footer.social}"]`,
    '[data-island="Carousel"]',
    `#${home.whoWeAre.id}`,
    `#${id} img`,
    ...home.team.cards.map((card) => `#${id} [id="${card.id}"]`),
    `#${home.difference.id}`,
    `main .closing a[href="${home.callToAction.action.url}"]`,
    'footer',
  ].map((selector) => document.querySelector(selector));
  const inOrder = all(document, '*').filter((element) => parts.includes(element));
  expect(parts.map((part) => inOrder.indexOf(part!))).toEqual([...parts.keys()]);
});

test('on the contact page the form comes before the picture', () => {
  const { main } = readPage('/contacts');
  expect(all(main, 'form, img').map(({ localName }) => localName)[0]).toBe('form');
});
