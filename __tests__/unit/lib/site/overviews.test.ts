/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printYaml } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/core/schema';
import { groupEntries, topMenu } from '@/lib/site/menu';
import { rowsOf } from '@/lib/site/overviews';
import { routesOf } from '@/lib/site/routes';
import { structuredData } from '@/lib/site/structured-data';
import { SPECIFIED_PAGES } from '@/lib/content/core/specification-rules';
import { hostingRules } from '@/tools/hosting/rules';
import { ContentCopy, HERE } from '@/__tests__/support/content/copy';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

const OLD = 'content/insights/old-story.yaml';
const CLOUD = 'content/insights/cloud.yaml';
const NAVIGATION = 'content/navigation.yaml';

/** Adds a copy of the insight about the cloud, with further lines at its end. */
function addInsight(file: string, name: string, lines = '') {
  const text = copy.read(CLOUD).replace(/title: .*/, `title: ${name} story`);
  const described = text.replace(
    /description: .*(\n {4}.*)*/,
    `description: ${`What the ${name} story is about. `.repeat(3)}`,
  );
  copy.write(file, `${described.replace(/menu: .*/, `menu: ${name}`)}${lines}`);
}

/** Adds an overview of a folder. */
function addOverview(pages: 'insights' | 'industries', name: string = pages) {
  const title = `All ${name}`;
  const description = `${title} of this site in one list, so that a reader finds the one that is wanted at a glance.`;
  const picture = { file: 'team.jpg', alt: 'Five colleagues at an oval table.' };
  const page = { title, description, menu: title, order: 1 };
  mkdirSync(path.join(copy.root, 'content/overviews'), { recursive: true });
  const text = printYaml(fieldSchemaOf('content/overviews/*.yaml'), {
    page,
    heading: title,
    intro: description,
    picture,
    pages,
  });
  writeFileSync(path.join(copy.root, `content/overviews/${name}.yaml`), text);
}

/** The content, which must be valid. */
function load() {
  expect(copy.issues()).toEqual([]);
  return copy.load().content!;
}

const addresses = (entries: readonly { url: string }[]) => entries.map(({ url }) => url);

test('menus list only an overview and the specified pages; on other pages the overview is marked as current', () => {
  addInsight(OLD, 'Old');
  expect(addresses(groupEntries(load(), 'insights'))).toContain('/old-story');
  addOverview('insights');
  const content = load();
  const listed = groupEntries(content, 'insights', '/old-story');
  expect(addresses(listed).sort()).toEqual([...SPECIFIED_PAGES.insights, 'insights'].map((name) => `/${name}`).sort());
  expect(listed.filter(({ current }) => current)).toMatchObject([{ url: '/insights', current: 'true' }]);
  const dropdown = topMenu(content, '/old-story').items.find((item) => 'id' in item && item.id === 'insights')!;
  expect(dropdown).toMatchObject({
    url: '/insights',
    current: 'true',
    buttonLabel: expect.stringContaining(dropdown.title) as unknown,
  });
  expect('entries' in dropdown && addresses(dropdown.entries).sort()).toEqual(
    SPECIFIED_PAGES.insights.map((name) => `/${name}`).sort(),
  );
  const { '@graph': graph } = structuredData('/old-story', content, '/og.jpg');
  expect(JSON.stringify(graph)).toMatch(/BreadcrumbList.*\/insights"}.*\/old-story"}/);
});

test('an overview lists the newest pages first, under their years, and then undated ones', () => {
  addOverview('insights');
  for (const [name, lines] of [
    ['first', 'published: 2024-02-01'],
    ['second', 'published: 2025-02-01'],
    ['third', 'published: 2025-03-01'],
  ] as const)
    addInsight(`content/insights/${name}.yaml`, name, `\n${lines}\n`);
  const content = load();
  const rows = rowsOf(content, content.collections.overviews.insights!);
  expect(rows.map(({ year }) => year)).toEqual(['2025', '2024', undefined]);
  expect(rows.map(({ routes }) => routes.map(({ path }) => path))).toEqual([
    ['/third', '/second'],
    ['/first'],
    routesOf(content).flatMap(({ path }) => (SPECIFIED_PAGES.insights.includes(path.slice(1)) ? path : [])),
  ]);
});

test('a second overview, in content/overviews or in the navigation, is reported at its field', () => {
  addOverview('insights');
  addOverview('insights', 'reading');
  expect(copy.issues()).toEqual([
    expect.stringContaining(
      'pages — content/overviews/insights.yaml already lists all insights — delete one of the two',
    ),
  ]);
  copy.remove('content/overviews/reading.yaml');
  copy.expectIssue(
    NAVIGATION,
    'pages: insights',
    `pages: insights\n    overview: ${HERE}/media`,
    'top[1].overview — content/overviews/insights.yaml is the overview of these pages, so this entry leads to it already — remove it',
  );
});

test('from nine pages on, the check suggests an overview', () => {
  for (const name of ['one', 'two', 'three']) addInsight(`content/insights/${name}.yaml`, name);
  const warnings = () => copy.warnings().filter((warning) => warning.includes('the menu lists'));
  expect(warnings()).toEqual([]);
  addInsight(OLD, 'Old');
  expect(warnings()).toEqual([expect.stringContaining('the menu lists 9 pages')]);
});

test('a page that has moved is no longer part of the site, and its address leads to the other page', () => {
  addInsight(OLD, 'Old', '\nmovedTo: /cloud\n');
  const content = load();
  expect(routesOf(content).map(({ path }) => path)).not.toContain('/old-story');
  expect(hostingRules({ moved: content.moved }).redirects).toContainEqual({ from: '/old-story', to: '/cloud' });
});

test.each([
  ['a page that does not exist', '/nothing', 'the site has no page "/nothing"'],
  ['itself', '/old-story', 'leads to this page itself'],
  ['a page that has moved', '/newer', 'the page /newer has moved to /cloud'],
])('a page cannot move to %s', (_, to, problem) => {
  addInsight('content/insights/newer.yaml', 'Newer', '\nmovedTo: /cloud\n');
  addInsight(OLD, 'Old', `\nmovedTo: ${to}\n`);
  expect(copy.issues()).toEqual([expect.stringContaining(`movedTo — ${problem}`)]);
});

test('a page of the specification cannot move', () => {
  copy.write(CLOUD, `${copy.read(CLOUD)}\nmovedTo: /retail\n`);
  expect(copy.issues()).toEqual([
    expect.stringContaining('movedTo — is a field that the site’s specification rules out for this page'),
  ]);
});
