import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of parsed HTML, with the few questions the conformance tests ask of it. */
export class Element {
  // Truly private, so that a failed assertion prints an element's name and not the whole page.
  readonly #node: DefaultTreeAdapterMap['element'];

  constructor(node: DefaultTreeAdapterMap['element']) {
    this.#node = node;
  }

  get tag(): string {
    return this.#node.tagName;
  }

  /** Where it begins in its file, as `line:column`; both count from one. */
  get place(): string {
    const { startLine = 0, startCol = 0 } = this.#node.sourceCodeLocation ?? {};
    return `${startLine}:${startCol}`;
  }

  /** Its text as a reader gets it: runs of white space are one space. */
  get text(): string {
    return textOf(this.#node).replace(/\s+/g, ' ').trim();
  }

  /** An attribute's value; empty for one without a value, undefined where there is none. */
  attr(name: string): string | undefined {
    return this.#node.attrs.find((attribute) => attribute.name === name)?.value;
  }

  get attributes(): { name: string; value: string }[] {
    return this.#node.attrs;
  }

  /** All elements in it with one of these tags, in the order of the page; without tags all elements. */
  all(...tags: string[]): Element[] {
    return [...descendants(this.#node)].filter(({ tag }) => tags.length === 0 || tags.includes(tag));
  }

  /** The first of `all`. @throws Error when there is none */
  first(...tags: string[]): Element {
    const [found] = this.all(...tags);
    if (!found) throw new Error(`<${this.tag}> has no <${tags.join('> or <')}> in it.`);
    return found;
  }

  /** The nearest element around it with one of these tags. @throws Error when there is none */
  closest(...tags: string[]): Element {
    const found = this.around().find(({ tag }) => tags.includes(tag));
    if (!found) throw new Error(`<${this.tag}> "${this.text}" is in no <${tags.join('> or <')}>.`);
    return found;
  }

  /** The elements around it, innermost first. */
  around(): Element[] {
    const parent = this.#node.parentNode;
    if (!parent || !tree.isElementNode(parent)) return [];
    const element = new Element(parent);
    return [element, ...element.around()];
  }

  /** The elements directly in it. */
  get children(): Element[] {
    return this.#node.childNodes.filter(tree.isElementNode).map((node) => new Element(node));
  }
}

/** Parses a whole HTML page, as it is without scripts. */
export function parsePage(html: string): Element {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  return new Element(document.childNodes.find(tree.isElementNode)!);
}

function* descendants(node: DefaultTreeAdapterMap['element']): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield new Element(child);
    yield* descendants(child);
  }
}

/** Elements whose text is for programs. */
const UNREAD = ['script', 'template'];

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  // A line break and the border of a block part words, as they do for a reader.
  if (!tree.isElementNode(node)) return '';
  if (UNREAD.includes(node.tagName)) return '';
  const text = node.childNodes.map(textOf).join('');
  return /^(br|p|li|div|dt|dd|h\d|section)$/.test(node.tagName) ? ` ${text} ` : text;
}
