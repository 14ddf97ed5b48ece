import {
  append,
  attribute,
  createElement,
  elementsIn,
  remove,
  serializePage,
  type Document,
  type Element,
} from '@/tools/shared/html-tree';

/** The parts of a page that replace Next's runtime. */
interface PageParts {
  css: string;
  /** The page's scripts, in the order in which they run. */
  scripts: readonly { src: string; integrity: string }[];
}

/**
 * Links that make browsers request the page's main picture before they read its styles. Otherwise the font, which they
 * request at the first layout, would come first. A browser without AVIF finds the picture in the body.
 */
function preloadsOf(document: Document): Element[] {
  const image = elementsIn(document, 'img').find((each) => attribute(each, 'fetchpriority') === 'high');
  if (!image) return [];
  const sources = elementsIn(image.parentNode as Element, 'source');
  const wide = attribute(sources[0]!, 'media');
  return sources.map((source) => {
    const media = attribute(source, 'media') ?? (wide && `not all and ${wide}`);
    return createElement('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      fetchpriority: 'high',
      ...(media ? { media } : {}),
      imagesrcset: attribute(source, 'srcset')!,
      imagesizes: attribute(source, 'sizes')!,
    });
  });
}

/**
 * Orders the head and adds the parts. First comes everything that the parser needs, then what the initial viewport needs,
 * then metadata.
 *
 * The scripts are at the end of the body. Modules run after parsing wherever they are: neither place nor priority made a
 * noticeable difference (README.md).
 */
export function composePage(document: Document, { css, scripts }: PageParts): string {
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
    ...preloadsOf(document),
    createElement('style', {}, css),
    ...rest,
  ];
  for (const node of ordered) append(head, node);
  const body = elementsIn(document, 'body')[0] as Element;
  for (const { src, integrity } of scripts) {
    append(body, createElement('script', { type: 'module', src, integrity }));
  }
  return serializePage(document);
}
