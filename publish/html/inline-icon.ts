import { pathOf } from '../site/references';
import { attribute, elementsIn, setAttribute, type Document } from './tree';

/** What is larger stays a file of its own, in bytes. */
const LARGEST = 1024;

/**
 * Puts a small SVG icon into its link: with it, a page is one request less. What reads icons without opening pages takes
 * `/favicon.ico` or the touch icon.
 *
 * @param files the export, by address
 */
export function inlineIcon(document: Document, files: ReadonlyMap<string, Uint8Array>): void {
  for (const link of elementsIn(document, 'link')) {
    if (attribute(link, 'rel') !== 'icon' || attribute(link, 'type') !== 'image/svg+xml') continue;
    const icon = files.get(pathOf(attribute(link, 'href') ?? '') ?? '');
    if (icon && icon.length <= LARGEST) setAttribute(link, 'href', dataUri(Buffer.from(icon).toString()));
  }
}

/** With single quotes and as few escapes as a URL can have, so that it compresses as well as the drawing itself. */
const dataUri = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim().replaceAll('"', "'")).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent)}`;
