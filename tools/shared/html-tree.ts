import { defaultTreeAdapter, html, parse, serialize, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
export type Child = DefaultTreeAdapterTypes.ChildNode;

/** With scripting disabled, the content of `<noscript>` is parsed as markup, so that the checks see it. */
const OPTIONS = { scriptingEnabled: false };

export const parsePage = (text: string): Document => parse(text, OPTIONS);

/** The HTML of a page. An attribute that contains quotation marks, such as JSON, is shorter between apostrophes. */
export const serializePage = (document: Document): string =>
  serialize(document, OPTIONS).replace(
    /="([^"]*&quot;[^"]*)"/g,
    (_, value: string) => `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

/** The HTML of an element, itself included. */
export const serializeElement = (element: Element): string => serializeOuter(element);

export const isElement = (node: Child | Document): node is Element => defaultTreeAdapter.isElementNode(node as Child);

/** All nodes below `parent` in document order, the content of templates included. */
export function* nodesIn(parent: Parent): Generator<Child> {
  for (const child of [...parent.childNodes]) {
    yield child;
    if (!isElement(child)) continue;
    yield* nodesIn(child);
    if (child.tagName === 'template') yield* nodesIn((child as DefaultTreeAdapterTypes.Template).content);
  }
}

/** All elements below `parent` in document order; of one tag name if that is given. */
export function elementsIn(parent: Parent, tagName?: string): Element[] {
  return [...nodesIn(parent)].filter(isElement).filter((element) => !tagName || element.tagName === tagName);
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export function setAttribute({ attrs }: Element, name: string, value: string): void {
  const found = attrs.find((attr) => attr.name === name);
  if (found) found.value = value;
  else attrs.push({ name, value });
}

export function textOf(element: Element): string {
  return [...nodesIn(element)].map((node) => ('value' in node ? node.value : '')).join('');
}

/** Types of scripts that are data: a browser does not run them. */
const DATA_TYPES = new Set(['application/ld+json', 'speculationrules']);

export const isData = (script: Element): boolean => DATA_TYPES.has(attribute(script, 'type') ?? '');

export const remove = (node: Child): void => defaultTreeAdapter.detachNode(node);

export function createElement(tagName: string, attrs: Record<string, string>, text?: string): Element {
  const list = Object.entries(attrs).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, list);
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  return element;
}

export const append = (parent: Parent, child: Child): void => defaultTreeAdapter.appendChild(parent, child);

/** The start tag as it is written, for messages. */
export function startTag({ tagName, attrs }: Element): string {
  const text = `<${[tagName, ...attrs.map(({ name, value }) => (value ? `${name}="${value}"` : name))].join(' ')}>`;
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
