import { hydrate as hydrateTree, options, render, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import type { ComponentType } from 'react';
import { contentProps } from '@/components/islands/server-content';

// React runs the effects of an event before the next event. Preact by default waits for the next frame, so a key pressed
// right after a click would not find its listener.
options.requestAnimationFrame = queueMicrotask;

/*
 * Translators replace text nodes, before hydration and after it. So if an element contains only text, we set that text
 * once and leave whatever a translator turns it into; new text gets a new element.
 */
options.vnode = (vnode) => {
  const { type, key, props, ref } = vnode;
  const texts = [props.children].flat();
  if (typeof type !== 'string' || texts.some((text) => typeof text !== 'string')) return;
  const text = texts.join('');
  vnode.key = key + text;
  // Preact keeps the element's content.
  Object.assign(props, contentProps(undefined));
  vnode.ref = (element: Element | null) => {
    if (element && !element.firstChild) element.textContent = text;
    // Islands have no functions as `ref`.
    if (ref) (ref as { current: unknown }).current = element;
  };
};

/**
 * Hydrates the server's HTML in `root` with Preact. HTML that lacks elements of the island, or has them in another
 * place, is left as it is: it can be read and used without the script.
 *
 * @throws the error of the first render, which happens outside the page
 */
export function hydrate(Island: ComponentType, props: object, root: Element): void {
  const element = () => jsx(Island as never, props);
  if (hasElements(root, renderApart(element()))) hydrateTree(element(), root);
}

/** The elements of a first render; its effects do not run, even after an error. */
function renderApart(element: VNode): Element {
  const box = document.createElement('div');
  try {
    render(element, box);
    return box.cloneNode(true) as Element;
  } finally {
    render(null, box);
  }
}

/**
 * Whether the page has the elements of the island's first render, in their places. Translators and extensions may have
 * added elements with other tags. It does not look inside an element that renders no child elements: that contains text,
 * or HTML that only the server renders.
 */
function hasElements(page: Element, own: Element): boolean {
  const expected = [...own.children];
  const found = [...page.children].filter(({ localName }) => expected.some((each) => each.localName === localName));
  return (
    !expected[0] ||
    (found.length === expected.length &&
      expected.every((each, index) => each.localName === found[index]!.localName && hasElements(found[index]!, each)))
  );
}
