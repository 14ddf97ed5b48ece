import { attribute, elementsIn, isElement, type Document, type Element } from '../html/tree';
import { holds, PHONE, toPixels } from './viewport';

/** What a current browser shows of `<source type>`. */
const TYPES = new Set(['', 'image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']);

/** Addresses of the pictures that the phone loads at once: those that are not lazy, each in the copy that it picks. */
export function picturesOfFirstView(document: Document): string[] {
  return elementsIn(document, 'img')
    .filter((image) => attribute(image, 'loading') !== 'lazy')
    .map(pick);
}

function pick(image: Element): string {
  const parent = image.parentNode;
  const siblings = parent && 'tagName' in parent && parent.tagName === 'picture' ? parent.childNodes : [];
  const source = siblings
    .filter(isElement)
    .find(
      (each) =>
        each.tagName === 'source' &&
        TYPES.has(attribute(each, 'type') ?? '') &&
        holds(attribute(each, 'media') ?? '') &&
        attribute(each, 'srcset'),
    );
  const chosen = source ?? image;
  const set = attribute(chosen, 'srcset');
  return set ? fromSet(set, attribute(chosen, 'sizes') ?? '100vw') : (attribute(image, 'src') ?? '');
}

/** The candidate that Chromium picks: the smallest that is sharp on the phone, be it by a hair, or the largest. */
export function fromSet(set: string, sizes: string): string {
  const width = shownWidth(sizes);
  const candidates = set
    .split(/,\s+/)
    .map((candidate) => {
      const [url = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
      const value = parseFloat(descriptor);
      return { url, density: descriptor.endsWith('w') ? value / width : value };
    })
    .sort((one, other) => one.density - other.density);
  return (candidates.find(({ density }) => density >= PHONE.density) ?? candidates.at(-1))?.url ?? '';
}

/** The width in CSS px that `sizes` gives a picture on the phone. */
function shownWidth(sizes: string): number {
  // Commas within functions separate no entries.
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, condition = '', length = ''] = /^\s*((?:\([^()]*\)\s*(?:and\s*)?)*)(.+?)\s*$/.exec(entry) ?? [];
    if (holds(condition)) return toPixels(length);
  }
  return PHONE.width;
}
