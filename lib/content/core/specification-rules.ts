import type { CollectionName } from './schema';
import { FOUNDED } from '@/lib/specification/constants';

/**
 * The rules of the specification for content files: the wording that it quotes and the entries that it lists.
 * Everything else is up to the editors. `check-specification.ts` compares the content with these rules, so that an
 * editor who breaks one sees where, instead of a failing test.
 */

/** The pages of the content folders that the specification lists: the site always has them, and may have others. */
export const SPECIFIED_PAGES: Readonly<Record<CollectionName, readonly string[]>> = {
  services: ['workforcemanagement', 'skilldevelopment', 'softwaredevelopment'],
  insights: ['digitaltransformation', 'artificialintelligence', 'cloud', 'cybersecurity', 'sustainabilty'],
  industries: ['aviation', 'education', 'healthcare', 'insurance', 'retail'],
};

/** A step into a file: a field, an index, or the entry of a list that has these values. */
export type RuleKey = string | number | Values;
export type Values = Readonly<Record<string, string>>;

export type Rule =
  /** The field has exactly this text; at the end of a list's path, `*` is the field of every entry. */
  | { at: readonly RuleKey[]; reads: string }
  /** The group of fields has these words somewhere. */
  | { at: readonly RuleKey[]; says: readonly string[] }
  /** The list has these entries, in any order and with any others; `first` names the one that comes first. */
  | { at: readonly RuleKey[]; holds: readonly Values[]; first?: Values }
  /** The list has at least this many entries. */
  | { at: readonly RuleKey[]; atLeast: number }
  /** There is no such field. */
  | { at: readonly RuleKey[]; absent: true };

const reads = (path: string, text: string): Rule => ({ at: path.split('.'), reads: text });

/** A list whose entries have these strings in one of their fields. */
const holds = (path: string, field: string, texts: readonly string[]): Rule => ({
  at: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  holds: texts.map((text) => ({ [field]: text })),
});

/** Pages with text and picture only. */
const TEXT_AND_IMAGE: readonly Rule[] = [
  { at: ['list'], absent: true },
  { at: ['sections', '*', 'figure'], absent: true },
];

const FIXED: Readonly<Record<string, readonly Rule[]>> = {
  'content/site.yaml': [
    holds('offices', 'name', ['Patna Office', 'Bhagalpur Office']),
    { at: ['offices', { name: 'Patna Office' }], says: ['Danapur', 'Patna', '801503'] },
    { at: ['offices', { name: 'Bhagalpur Office' }], says: ['Adampur', 'Bhagalpur', 'Bihar', '812001'] },
  ],
  'content/navigation.yaml': [
    {
      at: ['top'],
      holds: [
        { title: 'Services', pages: 'services' },
        { title: 'Insights', pages: 'insights' },
        { title: 'Industries', pages: 'industries' },
        { title: 'Media' },
      ],
    },
    {
      at: ['top', { title: 'Media' }, 'entries'],
      holds: [
        { title: 'Press Release', url: '/media' },
        { title: 'Press Coverage', url: '/media' },
        { title: 'Media Contact', url: '/media' },
      ],
    },
    reads('footer.company', 'Company'),
    reads('footer.services', 'Services'),
    reads('footer.insights', 'Insights'),
    reads('footer.industries', 'Industries'),
  ],
  'content/pages/home.yaml': [
    reads('whoWeAre.heading', 'Who We Are'),
    reads('whoWeAre.link.url', '/whoweare'),
    holds('team.cards', 'heading', ['Service consistent', 'Workforce qualified', 'Delivery effective']),
    reads('difference.heading', 'Discover the difference'),
    reads('difference.cards.*.more', 'Learn More'),
    reads('callToAction.action.label', 'Contact'),
    reads('callToAction.action.url', '/contacts'),
  ],
  'content/pages/about.yaml': [
    reads('heading', 'About Us'),
    {
      at: ['tabs', 'items'],
      holds: ['Our Commitment', 'Road-map', 'Context', 'Our Belief', 'Our Story'].map((tab) => ({ tab })),
      first: { tab: 'Our Commitment' },
    },
  ],
  'content/pages/whoweare.yaml': [
    reads('heading', 'Who We Are'),
    holds('sections', 'heading', ['Our Commitment', 'Our RoadMap', 'Our Context', 'Our Belief', 'Our Story']),
    { at: ['sections', { heading: 'Our Story' }], says: [`${FOUNDED}`, '10+ developers'] },
  ],
  'content/pages/services.yaml': [
    reads('heading', 'Our Services'),
    {
      at: ['cards'],
      holds: [
        { heading: 'Marketing', url: '/marketing' },
        { heading: 'Product Engineering', url: '/productEngg' },
        { heading: 'Workforce Management', url: '/workforcemanagement' },
        { heading: 'IT Consulting', url: '/softwareconsulting' },
        { heading: 'Skill Management', url: '/skilldevelopment' },
        { heading: 'Software Development', url: '/softwaredevelopment' },
      ],
    },
  ],
  'content/pages/media.yaml': [
    reads('heading', 'Media'),
    reads('releases.heading', 'Press Release'),
    reads('coverage.heading', 'Press Coverage'),
    holds('sections', 'heading', ['Media Contact']),
  ],
  'content/pages/careers.yaml': [reads('heading', 'Why Nestif?')],
  'content/pages/contacts.yaml': [
    reads('form.heading', 'Contact Our Team'),
    reads('form.fields.fullname.placeholder', 'Enter your name'),
    reads('form.fields.email.placeholder', 'Enter your Email'),
    reads('form.fields.phone.placeholder', 'Phone no.'),
    reads('form.fields.message.placeholder', 'How can we help you?'),
    reads('form.submit', 'Submit'),
    reads('form.success', 'Form submitted, our business team will reach out to you shortly.'),
  ],
  'content/pages/productEngg.yaml': [
    reads('heading', 'Product Engineering'),
    holds('rows.0.cards', 'heading', ['Platform & Product Development', 'DevOps', 'Agile Ways of Working']),
    holds('rows.1.cards', 'heading', ['Quality Engineering', 'IOT', 'Open Source']),
    holds('rows.2.cards', 'heading', ['API & Integration', 'Modernization', 'Core & Enterprise System']),
  ],
  'content/pages/softwareconsulting.yaml': [
    reads('heading', 'Software Consulting'),
    holds('benefits.items', 'heading', [
      'Insight into software procedures',
      'Prioritize software needs',
      'Keep updated on new technology',
      'Save money on software',
      'Learn to use technology properly',
    ]),
  ],
  'content/pages/marketing.yaml': [
    reads('heading', 'Marketing'),
    reads('banner.heading', 'Accelerate Real Growth Through Change.'),
    reads('how.heading', 'How We Do'),
    holds('how.points', 'heading', [
      'Go to market',
      'Efficient campaigns',
      'Connecting marketing and sales',
      'Customer data insights',
    ]),
  ],
  'content/pages/not-found.yaml': [reads('heading', 'NOT APPLICABLE')],
  'content/services/workforcemanagement.yaml': [reads('heading', 'Workforce Management')],
  'content/services/softwaredevelopment.yaml': [reads('heading', 'Software Development')],
  'content/services/skilldevelopment.yaml': [reads('heading', 'Skill Development')],
  'content/industries/aviation.yaml': [{ at: ['list', 'items'], atLeast: 5 }],
  'content/industries/insurance.yaml': [{ at: ['list', 'items'], atLeast: 5 }],
  'content/industries/retail.yaml': [{ at: ['list', 'items'], atLeast: 3 }],
  'content/industries/education.yaml': TEXT_AND_IMAGE,
  'content/industries/healthcare.yaml': TEXT_AND_IMAGE,
};

/** The rules of each file, by its path. */
export const SPECIFICATION = FIXED;
