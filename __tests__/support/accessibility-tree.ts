import { expect, type CDPSession, type Page } from '@playwright/test';
import { content } from './words';

/**
 * The accessibility tree of a page as Chromium hands it to a screen reader: roles, states and order, one line each. It has
 * none of what an editor may change: names and texts are left out, and so is how often something is repeated.
 */

/** A node as `Accessibility.getFullAXTree` of the Chrome DevTools Protocol gives it. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { type: string; value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

const CURRENT = { name: 'current', value: { value: true } };

interface Tree {
  role: string;
  states: string[];
  children: Tree[];
}

/** Running text, and what has no meaning of its own: unless they have a state, only what stands in them counts. */
const TRANSPARENT = ['generic', 'none', 'paragraph', 'strong', 'emphasis', 'sectionheader', 'sectionfooter'];

/** Where an entry may be a link, a picture or a text, as the content has it. */
const VARIED = [content.navigation.footer.social, content.pages.about.hero.partners.heading];

/** The landmarks of a page and what stands in each, by role. */
export async function accessibilityTrees(page: Page): Promise<Record<'banner' | 'main' | 'contentinfo', string>> {
  // What a script makes of its part is what visitors get.
  await expect(page.locator('[data-island]:not(:has([data-live], form[novalidate]))')).toHaveCount(0);
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  const current = await currentNodes(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  for (const node of nodes) if (current.includes(node.backendDOMNodeId)) node.properties?.push(CURRENT);
  const top = treesOf(nodes[0]!, byId);
  const linesOf = (role: string) => top.filter((tree) => tree.role === role).map((tree) => print(tree));
  return {
    banner: linesOf('banner').join(''),
    main: linesOf('main').join(''),
    contentinfo: linesOf('contentinfo').join(''),
  };
}

/** The protocol does not tell of `aria-current`. Links to the page itself depend on the page: `pages.spec.ts` sees to them. */
async function currentNodes(session: CDPSession): Promise<unknown[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = '[aria-current]:not(a)';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const told = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })));
  return told.map(({ node }) => node.backendNodeId);
}

/** A node as a tree, or its children where the node itself says nothing. */
function treesOf(node: AXNode, byId: ReadonlyMap<string, AXNode>): Tree[] {
  const { type, value: role = '' } = node.role ?? {};
  if (VARIED.includes(node.name?.value ?? '') && ['list', 'region'].includes(role)) return [];
  const children = (node.childIds ?? []).flatMap((id) => treesOf(byId.get(id)!, byId));
  const states = statesOf(node);
  if (node.ignored || type !== 'role' || (TRANSPARENT.includes(role) && states.length === 0)) return children;
  if (role !== 'list') return [{ role, states, children: withoutRepetition(children) }];
  // A list of nothing but text is running text. Entries of the same kind are one, wherever they stand.
  const entries = [...new Map(children.map((entry) => [print(entry), entry])).entries()].sort();
  if (entries.every(([line]) => line === '- listitem\n')) return [];
  return [{ role, states, children: entries.map(([, entry]) => entry) }];
}

/** What a screen reader says beside name and role. */
function statesOf({ role, properties = [] }: AXNode): string[] {
  const of = (name: string) => properties.find((property) => property.name === name)?.value.value;
  const isSet = (name: string) => ![undefined, false, 'false', ''].includes(of(name) as string);
  const invalid = isSet('invalid');
  return [
    ...(role?.value === 'heading' ? [`level=${String(of('level'))}`] : []),
    ...['expanded', 'pressed', 'checked'].flatMap((name) =>
      of(name) === undefined ? [] : [`${name}=${String(of(name))}`],
    ),
    ...['current', 'selected', 'disabled', 'readonly', 'required', 'multiline', 'modal'].filter(isSet),
    ...(isSet('hasPopup') ? [`haspopup=${String(of('hasPopup'))}`] : []),
    ...(isSet('live') ? [`live=${String(of('live'))}`] : []),
    // The words are an editor's.
    ...(isSet('roledescription') ? ['roledescription'] : []),
    ...(invalid ? ['invalid', ...(isSet('describedby') ? ['described'] : [])] : []),
    ...(isSet('focused') ? ['focused'] : []),
  ];
}

/** One of several equal runs of siblings beside each other: a paragraph, a section or a card more changes nothing. */
function withoutRepetition(trees: readonly Tree[]): Tree[] {
  const left = [...trees];
  const lines = left.map((tree) => print(tree));
  for (let length = 1; length <= left.length / 2; length += 1) {
    for (let start = 0; start + 2 * length <= left.length;) {
      const [run, next] = [start, start + length].map((from) => lines.slice(from, from + length).join(''));
      if (run !== next) start += 1;
      else for (const list of [left, lines]) list.splice(start, length);
    }
  }
  return left;
}

function print({ role, states, children }: Tree, indent = ''): string {
  const line = `${indent}- ${[role, ...states].join(' ')}\n`;
  return line + children.map((child) => print(child, `${indent}  `)).join('');
}
