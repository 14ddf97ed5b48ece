import { Component, hydrate as hydrateTree, options, render, type ComponentChildren, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import type { ComponentType } from 'react';
import type { replaceAround } from '@/components/contact-form/replace-around';
import { contentProps } from '@/components/islands/server-content';
import { hasElements } from './markup';

/** The component of an island. One with fields has a function that replaces everything around them. */
export type IslandComponent = ComponentType & { replaceAround?: typeof replaceAround };

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
 * place, is left as it is. But if it has all the fields of the island, the rest is rendered again around them. After an
 * error the HTML is the same as before.
 *
 * @throws the error of the first render, which happens outside the page
 */
export function hydrate(Island: IslandComponent, props: object, root: Element): void {
  const element = () => jsx(Island as never, props);
  const own = renderApart(element());
  if (!hasElements(root, own) && !Island.replaceAround?.(root, own, 'needed')) return;
  const before = root.cloneNode(true) as Element;
  class Boundary extends Component<object, { failed?: true }> {
    /** Receives the errors from all renders and effects. */
    override componentDidCatch(error: unknown): void {
      reportError(error);
      if (Island.replaceAround) Island.replaceAround(root, before);
      else root.replaceChildren(...before.childNodes);
      this.setState({ failed: true });
    }

    override render(_: object, { failed }: { failed?: true }): ComponentChildren {
      return !failed && element();
    }
  }
  hydrateTree(jsx(Boundary, {}), root);
}

/** The elements of a first render; its effects do not run. */
function renderApart(element: VNode): Element {
  const box = document.createElement('div');
  try {
    render(element, box);
    return box.cloneNode(true) as Element;
  } finally {
    render(null, box);
  }
}
