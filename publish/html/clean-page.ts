import type { Fault } from '../faults';
import { checkPage } from './check-page';
import { islandsIn } from './islands-in-page';
import { settleStreaming } from './streaming';
import { stripComments } from './strip-comments';
import { stripHead, type PageLinks } from './strip-head';
import { stripScripts } from './strip-scripts';
import { parsePage, type Document } from './tree';

/** A page without anything of Next's runtime, before it gets its styles, font and islands. */
export interface CleanPage {
  /** Name from the root of the export, such as `about.html`. */
  file: string;
  document: Document;
  links: PageLinks;
  /** Names of its islands in alphabetical order. */
  islands: string[];
  /** What they wait for, likewise. */
  wakes: string[];
}

/**
 * Parses a page of the export and takes out what only Next's runtime needs.
 *
 * @param registered names of all islands there are
 * @returns the page, and everything in it that is not as expected
 */
export function cleanPage(
  file: string,
  text: string,
  registered: ReadonlySet<string>,
): { page: CleanPage; faults: Fault[] } {
  const document = parsePage(text);
  const streaming = settleStreaming(document, file);
  const scripts = stripScripts(document, file);
  const { links, faults: head } = stripHead(document, file);
  stripComments(document);
  const { names, wakes, faults: islands } = islandsIn(document, file, registered);
  return {
    page: { file, document, links, islands: names, wakes },
    faults: [...streaming, ...scripts, ...head, ...islands, ...checkPage(document, file)],
  };
}
