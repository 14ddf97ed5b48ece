/** @jest-environment node */
import { ContentCopy } from '@/__tests__/support/content/copy';

/**
 * The check refuses text that differs from the specification. The conformance tests check that pages show what it
 * requires.
 */

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

const FIXED = 'which the site’s specification requires';
const BACK = 'change an entry to match, or put the missing entry back';

test.each([
  [
    'a changed heading',
    'content/pages/about.yaml',
    'heading: About Us\n',
    'heading: ▲About the firm\n',
    `heading — is not "About Us", ${FIXED} — write "About Us"`,
  ],
  [
    'a changed link text on every card',
    'content/pages/home.yaml',
    'more: Learn More',
    'more: ▲Read on',
    `difference.cards[0].more — is not "Learn More", ${FIXED} — write "Learn More"`,
  ],
  [
    'a missing entry of a list',
    'content/pages/productEngg.yaml',
    'heading: DevOps',
    'heading: Operations',
    `rows[0].cards — no entry has the heading "DevOps", ${FIXED} — ${BACK}`,
  ],
  [
    'missing words in an address',
    'content/site.yaml',
    'add2: Danapur, Patna, 801503',
    'add2: Patna, 801503',
    `offices[0] — does not say "Danapur", ${FIXED} — add "Danapur"`,
  ],
  [
    'a field that the page must not have',
    'content/industries/education.yaml',
    'sections:\n',
    'list:\n  heading: Two things\n  items:\n    - { id: a, heading: One, text: The first of two things. }\n    - { id: b, heading: Two, text: The second of two things. }\n\nsections:\n',
    'list — is a field that the site’s specification rules out for this page — remove it',
  ],
])('the check reports %s', (_, file, from, to, issue) => {
  const position = copy.change(file, from, to);
  const found = copy.issues();
  if (to.includes('▲')) expect(found).toEqual([`${file}:${position} ${issue}`]);
  else expect(found).toEqual([expect.stringContaining(issue)]);
});

test('a removed entry is reported at its list', () => {
  copy.change('content/industries/retail.yaml', / {4}- id: [^]*?(?= {4}- id: )/, '');
  expect(copy.issues()).toEqual([
    expect.stringMatching(
      /retail\.yaml:\d+:\d+ list\.items — has 2 entries; the site’s specification requires 3 or more — add entries/,
    ),
  ]);
});

test('the tab that is open at the start must come first', () => {
  // In the example content, the ids follow from the names of the tabs.
  const tabs = copy.read('content/pages/about.yaml');
  const [, first = '', second = ''] =
    /\n( {4}- id: our-commitment\n[^]*?)( {4}- id: road-map\n[^]*?)(?= {4}- id: context)/.exec(tabs)!;
  copy.write('content/pages/about.yaml', tabs.replace(first + second, second + first));
  expect(copy.issues()).toEqual([
    expect.stringContaining('tabs.items — does not start with the entry that has the tab "Our Commitment" — move that'),
  ]);
});

test('a file that already has a mistake is not also checked against the specification', () => {
  copy.change('content/navigation.yaml', 'pages: insights', 'pages: insight');
  expect(copy.issues()).toHaveLength(1);
});
