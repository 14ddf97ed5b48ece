/** @jest-environment node */
import { inlineIcon } from '@/publish/html/inline-icon';
import { parsePage, serializePage } from '@/publish/html/tree';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#173966"/></svg>';

function inlined(link: string, svg = SVG): string {
  const document = parsePage(`<!doctype html><title>a</title>${link}`);
  inlineIcon(document, new Map([['/icon.svg', Buffer.from(svg)]]));
  return /<link[^]*?href="([^"]*)"/.exec(serializePage(document))?.[1] ?? '';
}

test('a small SVG icon becomes a part of the page', () => {
  const href = inlined('<link rel="icon" href="/icon.svg?1a2b" type="image/svg+xml">');
  expect(href).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns='http:\/\/www\.w3\.org/);
  // Characters that stand for themselves in a URL: a space is none.
  expect(href).toMatch(/^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/);
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(SVG.replaceAll('"', "'"));
});

test.each([
  ['a large one', '<link rel="icon" href="/icon.svg" type="image/svg+xml">', SVG.padEnd(1025)],
  ['another type', '<link rel="icon" href="/icon.svg" type="image/png">', SVG],
  ['a touch icon', '<link rel="apple-touch-icon" href="/icon.svg" type="image/svg+xml">', SVG],
])('%s stays a file', (_what, link, svg) => expect(inlined(link, svg)).toBe('/icon.svg'));
