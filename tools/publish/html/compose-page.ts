import { stripUnusedClasses } from './strip-redundant';
import {
  append,
  attribute,
  createElement,
  elementsIn,
  remove,
  serializePage,
  type Document,
  type Element,
} from './tree';

/** What a page gets in place of Next's runtime. */
export interface PageParts {
  css: string;
  /** Its scripts in the order in which they run. */
  scripts: readonly { src: string; integrity: string }[];
}

/**
 * Orders the head and adds the parts: what the parser needs comes first, then what the initial viewport needs, then
 * metadata.
 *
 * The scripts end the body and have low priority: the pictures of the initial viewport are requested before them
 * (measured in README.md).
 */
export function composePage(document: Document, { css, scripts }: PageParts): string {
  stripUnusedClasses(document, css);
  const head = elementsIn(document, 'head')[0] as Element;
  const rest = [...head.childNodes];
  rest.forEach(remove);
  const take = (test: (element: Element) => boolean) => {
    const index = rest.findIndex((node) => 'tagName' in node && test(node));
    return index < 0 ? [] : rest.splice(index, 1);
  };
  const ordered = [
    ...take((element) => attribute(element, 'charset') !== undefined),
    ...take((element) => attribute(element, 'name') === 'viewport'),
    ...take((element) => element.tagName === 'title'),
    createElement('style', {}, css),
    ...rest,
  ];
  for (const node of ordered) append(head, node);
  const body = elementsIn(document, 'body')[0] as Element;
  for (const { src, integrity } of scripts) {
    append(body, createElement('script', { type: 'module', src, integrity, fetchpriority: 'low' }));
  }
  return serializePage(document);
}
