import {
  all,
  aPicture,
  carousel,
  column,
  columns,
  columnUrls,
  copyrightYear,
  dropdown,
  dropdowns,
  dropdownTo,
  dropdownUrls,
  entries,
  entryCount,
  footerSays,
  gallery,
  introParagraphs,
  leadsTo,
  link,
  linkInEachEntry,
  mainHeading,
  mobileMenu,
  noList,
  nothingButHeadingAndPicture,
  pageEntries,
  partners,
  rows,
  runningText,
  says,
  sectionSays,
  sectionsInOrder,
  socialRow,
  subtitle,
  tabs,
  textAndPicture,
  type Check,
} from '../support/checks';
import { NOT_FOUND } from '../support/built-site';
import { emptyForm, field, formHeading, nativePost, required, submitButton } from './form-checks';

/**
 * The specification, line by line: the page, its words, and how the built HTML shows that they hold.
 *
 * Everything the specification fixes stands here literally and is never taken from `content/`. Pages come in the
 * order of its chapter 2; its other chapters are in `constants.test.ts` and in the browser tests.
 */
export const TABLE: readonly (readonly [page: string, words: string, holds: Check])[] = [
  // Shared header and footer; `*` is every page, the not-found page included.
  ['*', 'Top navigation with dropdowns', dropdowns('Services', 'Media', 'Insights', 'Industries')],
  [
    '*',
    'Services (6 entries)',
    dropdown('Services', {
      'Software Consulting': '/softwareconsulting',
      'Workforce Management': '/workforcemanagement',
      'Product Engineering': '/productEngg',
      'Skill Development': '/skilldevelopment',
      'Software Development': '/softwaredevelopment',
      Marketing: '/marketing',
    }),
  ],
  [
    '*',
    'Media (Press Release, Press Coverage, Media Contact, all pointing to /media)',
    dropdownTo('Media', '/media', 'Press Release', 'Press Coverage', 'Media Contact'),
  ],
  [
    '*',
    'Insights (5 entries)',
    dropdownUrls(
      'Insights',
      '/digitaltransformation',
      '/artificialintelligence',
      '/cloud',
      '/cybersecurity',
      '/sustainabilty',
    ),
  ],
  [
    '*',
    'Industries (5 entries)',
    dropdownUrls('Industries', '/aviation', '/education', '/healthcare', '/insurance', '/retail'),
  ],
  ['*', 'A mobile menu opens and closes', mobileMenu],
  [
    '*',
    'Footer: columns Company, Services, Insights, Industries, a contact block',
    columns('Company', 'Services', 'Insights', 'Industries', 'Contact'),
  ],
  [
    '*',
    'Company column: the pages about the company',
    column('Company', {
      'About Us': '/about',
      'Who We Are': '/whoweare',
      'Our Services': '/services',
      Media: '/media',
      Careers: '/careers',
      Contact: '/contacts',
    }),
  ],
  [
    '*',
    'Services column',
    column('Services', {
      'Software Consulting': '/softwareconsulting',
      'Workforce Management': '/workforcemanagement',
      'Product Engineering': '/productEngg',
      'Skill Development': '/skilldevelopment',
      'Software Development': '/softwaredevelopment',
      Marketing: '/marketing',
    }),
  ],
  [
    '*',
    'Insights column',
    columnUrls(
      'Insights',
      '/digitaltransformation',
      '/artificialintelligence',
      '/cloud',
      '/cybersecurity',
      '/sustainabilty',
    ),
  ],
  [
    '*',
    'Industries column',
    columnUrls('Industries', '/aviation', '/education', '/healthcare', '/insurance', '/retail'),
  ],
  [
    '*',
    'Two offices in India (Patna and Bhagalpur), in the contact block',
    footerSays('Contact', 'Patna Office', 'Bhagalpur Office'),
  ],
  ['*', 'a copyright line; footer copyright year: 2021', copyrightYear(2021)],
  [
    '*',
    'social link: id, icon, url (some have no url)',
    socialRow('footer', {
      Facebook: null,
      Instagram: null,
      Twitter: 'https://twitter.com/NestifTech',
      LinkedIn: 'https://www.linkedin.com/company/nestif-technologies',
      YouTube: null,
    }),
  ],

  // Home
  [
    '/',
    'a social icon row',
    socialRow('main', {
      Facebook: null,
      Instagram: null,
      Twitter: 'https://twitter.com/NestifTech',
      LinkedIn: 'https://www.linkedin.com/company/nestif-technologies',
      YouTube: null,
    }),
  ],
  ['/', 'an image carousel of 4 slides', carousel(4)],
  ['/', 'a Who We Are tile', all(textAndPicture('Who We Are'), leadsTo('Who We Are', '/whoweare'))],
  [
    '/',
    'a team image with three cards (service consistent, workforce qualified, delivery effective)',
    entries('What you can hold us to', ['Service consistent', 'Workforce qualified', 'Delivery effective']),
  ],
  ['/', 'a team image', textAndPicture('What you can hold us to')],
  [
    '/',
    'a Discover the difference section with four service cards',
    entries('Discover the difference', [
      'Software Consulting',
      'Workforce Management',
      'Product Engineering',
      'Skill Development',
    ]),
  ],
  ['/', 'each with a Learn More link', linkInEachEntry('Discover the difference', 'Learn More')],
  ['/', 'service card: url', leadsTo('Discover the difference', '/softwareconsulting')],
  ['/', 'service card: url', leadsTo('Discover the difference', '/workforcemanagement')],
  ['/', 'service card: url', leadsTo('Discover the difference', '/productEngg')],
  ['/', 'service card: url', leadsTo('Discover the difference', '/skilldevelopment')],
  ['/', 'a Contact button', link('Contact', '/contacts')],
  [
    '/',
    'founded in 2021, more than ten years of experience',
    says('founded in 2021', 'more than ten years of experience'),
  ],

  // Services
  ['/services', 'Heading Our Services', mainHeading('Our Services')],
  ['/services', 'an intro paragraph', introParagraphs(1)],
  [
    '/services',
    'six cards: Marketing, Product Engineering, Workforce Management, IT Consulting, Skill Management, Software Development',
    pageEntries(
      'Marketing',
      'Product Engineering',
      'Workforce Management',
      'IT Consulting',
      'Skill Management',
      'Software Development',
    ),
  ],
  ['/services', 'service card: Marketing, url', leadsTo('Marketing', '/marketing')],
  ['/services', 'service card: Product Engineering, url', leadsTo('Product Engineering', '/productEngg')],
  ['/services', 'service card: Workforce Management, url', leadsTo('Workforce Management', '/workforcemanagement')],
  ['/services', 'service card: IT Consulting, url', leadsTo('IT Consulting', '/softwareconsulting')],
  ['/services', 'service card: Skill Management, url', leadsTo('Skill Management', '/skilldevelopment')],
  ['/services', 'service card: Software Development, url', leadsTo('Software Development', '/softwaredevelopment')],
  ['/services', 'service card: Marketing, text and img', textAndPicture('Marketing')],
  ['/services', 'service card: Product Engineering, text and img', textAndPicture('Product Engineering')],
  ['/services', 'service card: Workforce Management, text and img', textAndPicture('Workforce Management')],
  ['/services', 'service card: IT Consulting, text and img', textAndPicture('IT Consulting')],
  ['/services', 'service card: Skill Management, text and img', textAndPicture('Skill Management')],
  ['/services', 'service card: Software Development, text and img', textAndPicture('Software Development')],

  // About
  ['/about', 'Heading About Us', mainHeading('About Us')],
  [
    '/about',
    'Tabs: Our Commitment, Road-map, Context, Our Belief, Our Story; each has a heading, text and an image',
    tabs('Our Commitment', 'Road-map', 'Context', 'Our Belief', 'Our Story'),
  ],
  ['/about', 'A hero section has a company paragraph', introParagraphs(1)],
  ['/about', 'and client-partner logos', partners(2)],
  ['/about', 'founded in 2021', says('founded in 2021')],
  ['/about', 'more than ten years of experience', says('more than ten years of experience')],
  ['/about', 'a team of 10+ developers (on the story page)', says('10+ developers')],

  // Who We Are
  ['/whoweare', 'page Who We Are', mainHeading('Who We Are')],
  [
    '/whoweare',
    'Sections Our Commitment, Our RoadMap, Our Context, Our Belief, Our Story',
    sectionsInOrder('Our Commitment', 'Our RoadMap', 'Our Context', 'Our Belief', 'Our Story'),
  ],
  ['/whoweare', 'Our Commitment: text and image', textAndPicture('Our Commitment')],
  ['/whoweare', 'Our RoadMap: text and image', textAndPicture('Our RoadMap')],
  ['/whoweare', 'Our Context: text and image', textAndPicture('Our Context')],
  ['/whoweare', 'Our Belief: text and image', textAndPicture('Our Belief')],
  ['/whoweare', 'Our Story: text and image', textAndPicture('Our Story')],
  ['/whoweare', 'followed by a gallery of six images', gallery(6, 'Our Story')],
  [
    '/whoweare',
    'story: founded in 2021, 10+ developers',
    sectionSays('Our Story', 'founded in 2021', '10+ developers'),
  ],

  // Media
  ['/media', 'page Media', mainHeading('Media')],
  [
    '/media',
    'Press Release, Press Coverage, Media Contact',
    sectionsInOrder('Press Release', 'Press Coverage', 'Media Contact'),
  ],

  // Careers
  ['/careers', 'Heading Why Nestif?', mainHeading('Why Nestif?')],
  ['/careers', 'with two paragraphs', introParagraphs(2)],
  ['/careers', 'and an image', textAndPicture('Why Nestif?')],

  // Contact
  ['/contacts', "Contact form: heading 'Contact Our Team'", formHeading('Contact Our Team')],
  [
    '/contacts',
    "name (placeholder 'Enter your name')",
    field('fullname', { label: 'Name', placeholder: 'Enter your name', tag: 'input', type: 'text' }),
  ],
  [
    '/contacts',
    "email (placeholder 'Enter your Email', required)",
    field('email', { label: 'Email', placeholder: 'Enter your Email', tag: 'input', type: 'email' }),
  ],
  [
    '/contacts',
    "phone (placeholder 'Phone no.')",
    field('phone', { label: 'Phone', placeholder: 'Phone no.', tag: 'input', type: 'tel' }),
  ],
  [
    '/contacts',
    "message (multi-line, 2 rows, placeholder 'How can we help you?')",
    field('message', { label: 'Message', placeholder: 'How can we help you?', tag: 'textarea', rows: 2 }),
  ],
  ['/contacts', 'Only email is required, with no format rule beyond the browser default', required('email')],
  ['/contacts', 'a Submit button', submitButton('Submit')],
  ['/contacts', 'starts empty', emptyForm],
  [
    '/contacts',
    'POST to /api/v1.0/email/send-form with fullname, email, phone, message, plus lib_version, service_id, template_id and user_id',
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
  ],
  ['/contacts', 'a contact detail block', says('E-mail', 'Phone')],
  ['/contacts', 'a card list of two offices', pageEntries('Patna Office', 'Bhagalpur Office')],
  [
    '/contacts',
    'Patna Office: apartment in Danapur, Patna, 801503',
    sectionSays('Patna Office', 'Danapur, Patna', '801503'),
  ],
  [
    '/contacts',
    'Bhagalpur Office: a lane in Adampur, Bhagalpur, Bihar, 812001',
    sectionSays('Bhagalpur Office', 'Adampur, Bhagalpur, Bihar', '812001'),
  ],

  // Product Engineering
  ['/productEngg', 'page Product Engineering', mainHeading('Product Engineering')],
  [
    '/productEngg',
    'Three rows of three cards',
    rows(
      ['Platform & Product Development', 'DevOps', 'Agile Ways of Working'],
      ['Quality Engineering', 'IOT', 'Open Source'],
      ['API & Integration', 'Modernization', 'Core & Enterprise System'],
    ),
  ],

  // Software Consulting
  ['/softwareconsulting', 'page Software Consulting', mainHeading('Software Consulting')],
  ['/softwareconsulting', 'Intro', introParagraphs(2)],
  [
    '/softwareconsulting',
    'five benefits',
    pageEntries(
      'Insight into software procedures',
      'Prioritize software needs',
      'Keep updated on new technology',
      'Save money on software',
      'Learn to use technology properly',
    ),
  ],

  // Marketing
  ['/marketing', 'page Marketing', mainHeading('Marketing')],
  [
    '/marketing',
    "Banner 'Accelerate Real Growth Through Change.'",
    all(subtitle, says('Accelerate Real Growth Through Change.')),
  ],
  ['/marketing', 'text on marketing per customer needs', sectionSays('What do your customers need?', 'customers')],
  [
    '/marketing',
    'a How We Do section with four points: go to market, efficient campaigns, connecting marketing and sales, customer data insights',
    entries('How We Do', [
      'Go to market',
      'Efficient campaigns',
      'Connecting marketing and sales',
      'Customer data insights',
    ]),
  ],

  // Industry pages: a round title badge (its shape is seen in the browser tests), an image and descriptive text
  ['/aviation', 'title badge, image, text', all(mainHeading('Aviation'), aPicture, runningText)],
  ['/aviation', 'Aviation lists five benefits', entryCount(/^Five benefits/, 5)],
  ['/insurance', 'title badge, image, text', all(mainHeading('Insurance'), aPicture, runningText)],
  ['/insurance', 'insurance lists five innovations', entryCount(/^Five innovations/, 5)],
  ['/retail', 'title badge, image, text', all(mainHeading('Retail'), aPicture, runningText)],
  ['/retail', 'retail lists three technologies', entryCount(/^Three technologies/, 3)],
  ['/education', 'title badge, image, text', all(mainHeading('Education'), aPicture, runningText)],
  ['/education', 'Education: text and image only', noList],
  ['/healthcare', 'title badge, image, text', all(mainHeading('Healthcare'), aPicture, runningText)],
  ['/healthcare', 'Healthcare: text and image only', noList],

  // Insights pages
  [
    '/digitaltransformation',
    'a heading banner with subtitle plus text',
    all(mainHeading('Digital Transformation'), subtitle, runningText),
  ],
  [
    '/artificialintelligence',
    'a heading banner with subtitle plus text',
    all(mainHeading('Artificial Intelligence'), subtitle, runningText),
  ],
  ['/cloud', 'a heading banner with subtitle plus text', all(mainHeading('Cloud'), subtitle, runningText)],
  [
    '/cybersecurity',
    'a heading banner with subtitle plus text',
    all(mainHeading('Cybersecurity'), subtitle, runningText),
  ],
  [
    '/sustainabilty',
    'a heading banner with subtitle plus text',
    all(mainHeading('Sustainability'), subtitle, runningText),
  ],

  // Workforce Management, Software Development, Skill Development: a heading and a full-width image only
  [
    '/workforcemanagement',
    'A heading and a full-width image only',
    all(mainHeading('Workforce Management'), nothingButHeadingAndPicture),
  ],
  [
    '/softwaredevelopment',
    'A heading and a full-width image only',
    all(mainHeading('Software Development'), nothingButHeadingAndPicture),
  ],
  [
    '/skilldevelopment',
    'A heading and a full-width image only',
    all(mainHeading('Skill Development'), nothingButHeadingAndPicture),
  ],

  // Any path not listed
  [NOT_FOUND, 'a not-found page reading NOT APPLICABLE', mainHeading('NOT APPLICABLE')],
  [
    NOT_FOUND,
    'which offers the way back',
    ({ main }) => expect(main.all('a').map((each) => each.attr('href'))).toContain('/'),
  ],
];
