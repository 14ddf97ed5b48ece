/** @jest-environment node */
import { markCurrent } from '@/publish/html/mark-current';
import { attribute, elementsIn, parsePage } from '@/publish/html/tree';

/** The addresses of the links marked in a page of this name. */
function marked(file: string): (string | undefined)[] {
  const links = ['/', '/about', '/about#team', '/aboutus', 'https://other.example/about', '#main']
    .map((href) => `<a href="${href}">a</a>`)
    .join('');
  const document = parsePage(`<!doctype html><title>a</title><nav>${links}</nav><main><a href="/about">a</a></main>`);
  markCurrent(document, file);
  return elementsIn(document, 'a')
    .filter((link) => attribute(link, 'aria-current') === 'page')
    .map((link) => attribute(link, 'href'));
}

test.each([
  ['about.html', ['/about']],
  ['index.html', ['/']],
  ['404.html', []],
])('%s', (file, expected) => expect(marked(file)).toEqual(expected));
