import { attribute, elementsIn, isElement, type Document, type Element } from '@/tools/shared/html-tree';

/** The width in device px of the phone that Lighthouse emulates: 412 CSS px at a pixel ratio of 1.75. */
const PHONE_WIDTH = 412 * 1.75;

/** Image types that current browsers support. */
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']);

/**
 * Addresses of the images that a phone loads immediately: those that are not lazy, in the best format, as wide as its
 * screen. It ignores `sizes` and sources with `media`, so it overestimates an image that is narrower on a phone.
 */
export function initialImages(document: Document): string[] {
  return elementsIn(document, 'img')
    .filter((image) => attribute(image, 'loading') !== 'lazy')
    .map((image) => {
      const srcset = attribute(bestSource(image) ?? image, 'srcset');
      return srcset ? candidateOf(srcset) : (attribute(image, 'src') ?? '');
    });
}

function bestSource(image: Element): Element | undefined {
  const parent = image.parentNode;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'picture') return undefined;
  return parent.childNodes
    .filter(isElement)
    .find((each) => TYPES.has(attribute(each, 'type') ?? '') && attribute(each, 'media') === undefined);
}

/** The smallest candidate that fills the screen, or the largest. A candidate without a width fills it. */
function candidateOf(srcset: string): string {
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', width = '']) => ({ url, width: width.endsWith('w') ? parseInt(width, 10) : PHONE_WIDTH }))
    .sort((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= PHONE_WIDTH) ?? candidates.at(-1))?.url ?? '';
}
