import { telUrl } from '@/lib/tel-url';
import { attributes, all, content, NOT_FOUND, readPages, textOf } from './built-site';
import {
  aHeading,
  aPicture,
  cardCount,
  cards,
  carousel,
  closingList,
  column,
  columns,
  copyrightYear,
  dropdown,
  dropdowns,
  emptyForm,
  every,
  field,
  formHeading,
  gallery,
  introParagraphs,
  leadsTo,
  link,
  linkInEachCard,
  linksTo,
  listOfCards,
  mainHeading,
  mobileMenu,
  nativePost,
  noCards,
  onlyHeadingAndPicture,
  picturedCards,
  press,
  required,
  rowsOfCards,
  runningText,
  says,
  sectionCards,
  sections,
  sectionSays,
  socialRow,
  submitButton,
  subtitle,
  tabs,
  textAndPicture,
  textUnder,
  type Check,
} from './checks';

/*
 * The specification, line by line: the page, its words, and how the built HTML shows that they hold.
 *
 * Everything the specification fixes is here literally, never taken from `content/`; where it fixes no words, no row
 * has any. Lists that may be empty are compared with `content/`. `lib/content/specification.ts` refuses a change of the
 * fixed texts, so that content without issues passes here. Pages are in the order of its chapter 2; its other chapters
 * are in `constants.test.ts` and in the browser tests.
 */

const COMPANY = ['/about', '/whoweare', '/services', '/media', '/careers', '/contacts'];
const SERVICES = [
  '/softwareconsulting',
  '/workforcemanagement',
  '/productEngg',
  '/skilldevelopment',
  '/softwaredevelopment',
  '/marketing',
];
const INSIGHTS = ['/digitaltransformation', '/artificialintelligence', '/cloud', '/cybersecurity', '/sustainabilty'];
const INDUSTRIES = ['/aviation', '/education', '/healthcare', '/insurance', '/retail'];
const { site, navigation, collections, pages } = content;
const SOCIAL = site.social.map(({ name, url }) => [name, url ?? null] as const);
const OFFICE_PHONES = site.offices.flatMap(({ phones }) => phones);
const { releases, coverage } = pages.media;
const daysOf = ({ entries }: typeof releases) => entries.map(({ date }) => date);

const SERVICE_CARDS = {
  Marketing: '/marketing',
  'Product Engineering': '/productEngg',
  'Workforce Management': '/workforcemanagement',
  'IT Consulting': '/softwareconsulting',
  'Skill Management': '/skilldevelopment',
  'Software Development': '/softwaredevelopment',
};
const COMMITMENTS = ['Our Commitment', 'Our RoadMap', 'Our Context', 'Our Belief', 'Our Story'];

/** What holds for all pages of a content folder, those included that editors add. */
const BY_FOLDER: Record<string, Record<string, Check>> = {
  // The round shape of the badge is proven in the browser tests.
  industries: { 'title badge, image and descriptive text': every(aHeading, aPicture, runningText) },
  insights: { 'a heading banner with subtitle plus text': every(aHeading, subtitle, runningText) },
  services: { 'A heading and a full-width image only': every(aHeading, onlyHeadingAndPicture) },
};
const FOLDERS = Object.fromEntries(
  Object.entries(collections).flatMap(([folder, files]) => Object.keys(files).map((name) => [`/${name}`, folder])),
);

/** By route; `*` is every page, the not-found page included. */
const SPECIFICATION: Record<string, Record<string, Check>> = {
  '*': {
    'Top navigation with dropdowns': dropdowns('Services', 'Media', 'Insights', 'Industries'),
    'Services (6 entries)': dropdown('Services', SERVICES),
    'Media (Press Release, Press Coverage, Media Contact, all pointing to /media)': dropdown('Media', {
      'Press Release': '/media',
      'Press Coverage': '/media',
      'Media Contact': '/media',
    }),
    'Insights (5 entries)': dropdown('Insights', INSIGHTS),
    'Industries (5 entries)': dropdown('Industries', INDUSTRIES),
    'A mobile menu opens and closes': mobileMenu,
    'Footer: columns Company, Services, Insights, Industries, a contact block with both offices': columns(
      ['Company', 'Services', 'Insights', 'Industries'],
      ...['Patna Office', 'Bhagalpur Office'],
    ),
    'Company column: the pages about the company': column('Company', COMPANY),
    'Services column': column('Services', SERVICES),
    'Insights column': column('Insights', INSIGHTS),
    'Industries column': column('Industries', INDUSTRIES),
    'a copyright line; footer copyright year: 2021': copyrightYear(2021),
    'social link: id, icon, url (some have no url)': socialRow('footer', navigation.footer.social, SOCIAL),
  },

  '/': {
    'a social icon row': socialRow('main', navigation.footer.social, SOCIAL),
    'an image carousel of 4 slides': carousel(4),
    'a Who We Are tile': every(textAndPicture('Who We Are'), leadsTo('Who We Are', '/whoweare')),
    'a team image with three cards (service consistent, workforce qualified, delivery effective)': picturedCards(
      ...['Service consistent', 'Workforce qualified', 'Delivery effective'],
    ),
    'a Discover the difference section with four service cards': cardCount('Discover the difference', 4),
    'each with a Learn More link': linkInEachCard('Discover the difference', 'Learn More'),
    'a Contact button': link('Contact', '/contacts'),
  },

  '/services': {
    'Heading Our Services': mainHeading('Our Services'),
    'an intro paragraph': introParagraphs(1),
    'six cards: Marketing, Product Engineering, Workforce Management, IT Consulting, Skill Management, Software Development':
      cards(...Object.keys(SERVICE_CARDS)),
    'service card: heading, img, text, url': every(
      ...Object.entries(SERVICE_CARDS).map(([name, url]) => every(textAndPicture(name), leadsTo(name, url))),
    ),
  },

  '/about': {
    'Heading About Us': mainHeading('About Us'),
    'Tabs: Our Commitment, Road-map, Context, Our Belief, Our Story; each has a heading, text and an image': tabs(
      ...['Our Commitment', 'Road-map', 'Context', 'Our Belief', 'Our Story'],
    ),
    'A hero section has a company paragraph': introParagraphs(1),
    'and client-partner logos': closingList(
      pages.about.hero.partners?.heading,
      pages.about.hero.partners?.logos.length ?? 0,
    ),
  },

  '/whoweare': {
    'page Who We Are': mainHeading('Who We Are'),
    'Sections Our Commitment, Our RoadMap, Our Context, Our Belief, Our Story': sections(...COMMITMENTS),
    'each with text and image': every(...COMMITMENTS.map(textAndPicture)),
    'followed by a gallery of six images': gallery(6, 'Our Story'),
    'story: founded in 2021, 10+ developers': sectionSays('Our Story', '2021', '10+ developers'),
  },

  '/media': {
    'page Media': mainHeading('Media'),
    'Press Release, Press Coverage, Media Contact': sections('Press Release', 'Press Coverage', 'Media Contact'),
    'press releases, the newest first': press('Press Release', releases.none, daysOf(releases)),
    'press coverage, the newest first': press('Press Coverage', coverage.none, daysOf(coverage)),
  },

  '/careers': {
    'Heading Why Nestif?': mainHeading('Why Nestif?'),
    'with two paragraphs and an image': every(introParagraphs(2), textAndPicture('Why Nestif?')),
  },

  '/contacts': {
    "Contact form: heading 'Contact Our Team'": formHeading('Contact Our Team'),
    "name (placeholder 'Enter your name')": field('fullname', { placeholder: 'Enter your name', type: 'text' }),
    "email (placeholder 'Enter your Email', required)": field('email', {
      placeholder: 'Enter your Email',
      type: 'email',
    }),
    "phone (placeholder 'Phone no.')": field('phone', { placeholder: 'Phone no.', type: 'tel' }),
    "message (multi-line, 2 rows, placeholder 'How can we help you?')": field('message', {
      tag: 'textarea',
      placeholder: 'How can we help you?',
      rows: '2',
    }),
    'Only email is required, with no format rule beyond the browser default': required('email'),
    'a Submit button': submitButton('Submit'),
    'starts empty': emptyForm,
    'POST to /api/v1.0/email/send-form with fullname, email, phone, message, plus lib_version, service_id, template_id and user_id':
      nativePost('/api/v1.0/email/send-form', {
        fullname: null,
        email: null,
        phone: null,
        message: null,
        lib_version: '3.11.0',
        service_id: null,
        template_id: null,
        user_id: null,
      }),
    'a contact detail block': linksTo(`mailto:${site.email}`, ...[...site.phones, ...OFFICE_PHONES].map(telUrl)),
    'a card list of two offices': cards('Patna Office', 'Bhagalpur Office'),
    'Patna Office: apartment in Danapur, Patna, 801503': sectionSays('Patna Office', 'Danapur', 'Patna', '801503'),
    'Bhagalpur Office: a lane in Adampur, Bhagalpur, Bihar, 812001': sectionSays(
      ...(['Bhagalpur Office', 'Adampur', 'Bhagalpur', 'Bihar', '812001'] as const),
    ),
  },

  '/productEngg': {
    'page Product Engineering': mainHeading('Product Engineering'),
    'Three rows of three cards': rowsOfCards(
      ['Platform & Product Development', 'DevOps', 'Agile Ways of Working'],
      ['Quality Engineering', 'IOT', 'Open Source'],
      ['API & Integration', 'Modernization', 'Core & Enterprise System'],
    ),
  },

  '/softwareconsulting': {
    'page Software Consulting': mainHeading('Software Consulting'),
    Intro: introParagraphs(),
    'five benefits': cards(
      'Insight into software procedures',
      'Prioritize software needs',
      'Keep updated on new technology',
      'Save money on software',
      'Learn to use technology properly',
    ),
  },

  '/marketing': {
    'page Marketing': mainHeading('Marketing'),
    "Banner 'Accelerate Real Growth Through Change.'": every(subtitle, says('Accelerate Real Growth Through Change.')),
    'text on marketing per customer needs': textUnder(pages.marketing.needs.heading),
    'a How We Do section with four points: go to market, efficient campaigns, connecting marketing and sales, customer data insights':
      sectionCards(
        'How We Do',
        ...['Go to market', 'Efficient campaigns', 'Connecting marketing and sales', 'Customer data insights'],
      ),
  },

  '/aviation': { 'Aviation lists five benefits': listOfCards(5) },
  '/insurance': { 'insurance lists five innovations': listOfCards(5) },
  '/retail': { 'retail lists three technologies': listOfCards(3) },
  '/education': { 'text and image only': noCards },
  '/healthcare': { 'text and image only': noCards },

  '/workforcemanagement': { 'page Workforce Management': mainHeading('Workforce Management') },
  '/softwaredevelopment': { 'page Software Development': mainHeading('Software Development') },
  '/skilldevelopment': { 'page Skill Development': mainHeading('Skill Development') },

  [NOT_FOUND]: {
    'Any path not listed: a not-found page reading NOT APPLICABLE': mainHeading('NOT APPLICABLE'),
    'which offers the way back': ({ main }) => expect(attributes(all(main, 'a'), 'href')).toContain('/'),
  },
};

describe.each(readPages().map((page) => [page.route, page] as const))('%s', (route, page) => {
  const rows = { ...SPECIFICATION['*'], ...BY_FOLDER[FOLDERS[route] ?? ''], ...SPECIFICATION[route] };
  test.each(Object.entries(rows))('%s', (_words, check) => check(page));
});

/** Claims of the company by chapter 1; on which page, and in which words, is up to the editors. */
test.each([
  ['founded in 2021', /founded\W+(in )?2021/i],
  ['more than ten years of experience', /\bten years\b/i],
  ['a team of 10+ developers', /10\+ developers/i],
])('the site says: %s', (_words, claim) =>
  expect(readPages().filter(({ main }) => claim.test(textOf(main))).length).toBeGreaterThan(0),
);
