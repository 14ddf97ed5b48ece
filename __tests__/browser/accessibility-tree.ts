import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { content } from './content';

/**
 * The accessibility tree of a page by Playwright's ARIA snapshots: roles and states in document order, one line each.
 * It has nothing that an editor may change: no names and texts, and no number of repetitions.
 */

/** A node of an ARIA snapshot, which is YAML: `role "name" [state]`, with its children or text. */
type Snapshot = string | Record<string, string | Snapshot[]>;

interface Node {
  /** Its role and states. */
  line: string;
  children: Node[];
}

/** Running text and properties: only what is in them counts. */
const TRANSPARENT = /^(text|paragraph|strong|emphasis|time|\/\w+)$/;

/** Where an entry may be a link, a picture or a text, or there may be no entry, depending on the content. */
const VARIED = [
  content.navigation.related,
  content.navigation.footer.social,
  content.pages.about.hero.partners?.heading,
  content.pages.media.releases.heading,
  content.pages.media.coverage.heading,
  content.pages.contacts.offices.heading,
];

/** Sections that may be filled or not. */
const OPTIONAL = [
  content.pages.whoweare.people?.heading,
  content.pages.services.work?.heading,
  content.pages.services.charging?.heading,
  content.pages.careers.posts?.heading,
];

/** The tree of a landmark, after the islands in it are hydrated. */
export async function accessibilityTree(page: Page, landmark: 'banner' | 'main' | 'contentinfo'): Promise<string> {
  await expect(page.locator('[data-island]:not(:has([data-hydrated], form[novalidate]))')).toHaveCount(0);
  const snapshot = parse(await page.getByRole(landmark).ariaSnapshot()) as Snapshot[];
  return snapshot
    .flatMap(toNodes)
    .map((node) => print(node))
    .join('');
}

/** A node without its name; its children where the node itself does not count. */
function toNodes(snapshot: Snapshot): Node[] {
  const [key, value] = typeof snapshot === 'string' ? [snapshot, []] : Object.entries(snapshot)[0]!;
  const [, role = '', name = '""', states = ''] = /^(\S+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(key)!;
  if (VARIED.includes(JSON.parse(name) as string) && ['list', 'region', 'navigation'].includes(role)) return [];
  // An article has the figures that its editor draws.
  if (role === 'figure') return [];
  const children = Array.isArray(value) ? withoutOptionalSections(value).flatMap(toNodes) : [];
  if (TRANSPARENT.test(role)) return children;
  const line = role + states;
  if (role !== 'list') return [{ line, children: withoutRepetition(children) }];
  // A list of nothing but text is running text. Entries of the same kind are one, in whatever order.
  const entries = [...new Map(children.map((entry) => [print(entry), entry])).entries()].sort();
  if (entries.every(([text]) => text === '- listitem\n')) return [];
  return [{ line, children: entries.map(([, entry]) => entry) }];
}

/** Leaves out each optional section: its heading, and what stands before the next heading or region. */
function withoutOptionalSections(snapshots: readonly Snapshot[]): Snapshot[] {
  let isOptional = false;
  return snapshots.filter((snapshot) => {
    const key = typeof snapshot === 'string' ? snapshot : Object.keys(snapshot)[0]!;
    if (/^region|\[level=2\]/.test(key))
      isOptional = OPTIONAL.some((heading) => key === `heading "${heading}" [level=2]`);
    return !isOptional;
  });
}

/** Reduces equal runs of siblings to one: another paragraph, section or card changes nothing. */
function withoutRepetition(nodes: readonly Node[]): Node[] {
  const left = [...nodes];
  const lines = left.map((node) => print(node));
  for (let length = 1; length <= left.length / 2; length += 1) {
    for (let start = 0; start + 2 * length <= left.length;) {
      const [run, next] = [start, start + length].map((from) => lines.slice(from, from + length).join(''));
      if (run !== next) start += 1;
      else for (const list of [left, lines]) list.splice(start, length);
    }
  }
  return left;
}

const print = ({ line, children }: Node, indent = ''): string =>
  `${indent}- ${line}\n${children.map((child) => print(child, `${indent}  `)).join('')}`;
