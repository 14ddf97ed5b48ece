import { AFTER_UPGRADE, type Fault } from '../faults';
import { attribute, elementsIn, remove, startTag, textOf, type Document } from './tree';

/** Inline scripts of Next and React, by how they begin. */
const KNOWN_INLINE = [
  // The flight data: the page's content a second time.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
  // What the bundler starts Next's client with.
  /^\(globalThis\["TURBOPACK[\w"]*\]/,
  // React's runtime for parts that are streamed later; `settleStreaming` has done its work.
  /^(requestAnimationFrame\(function\(\)\{)?\$R[A-Z]\b/,
];

const FLIGHT = KNOWN_INLINE.slice(0, 2);

/** Script types that a browser does not run; they are content. */
const DATA_TYPES = new Set(['application/ld+json']);

/** Removes all scripts of Next and React. Everything else that would run, or a page that has none, is a fault. */
export function stripScripts(document: Document, file: string): Fault[] {
  const faults: Fault[] = [];
  let flight = 0;
  for (const script of elementsIn(document, 'script')) {
    if (DATA_TYPES.has(attribute(script, 'type') ?? '')) continue;
    const src = attribute(script, 'src');
    const text = textOf(script);
    const known = src === undefined ? KNOWN_INLINE.some((form) => form.test(text)) : src.startsWith('/_next/');
    if (FLIGHT.some((form) => form.test(text))) flight += 1;
    if (known) remove(script);
    else
      faults.push({
        file,
        found: `the script ${startTag(script)}${text.slice(0, 80)}`,
        expected: "no scripts but Next's own",
        remedy: `Make it an island (components/islands), or a file of the site. ${AFTER_UPGRADE}`,
      });
  }
  if (flight === 0)
    faults.push({
      file,
      found: 'no flight data (self.__next_f)',
      expected: 'a page as "next build" writes it',
      remedy: `Run "next build" first: a folder is published once. ${AFTER_UPGRADE}`,
    });
  return faults;
}
