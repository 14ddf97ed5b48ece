import { placeIn, type Fault } from './faults';
import { findInvisible } from './invisible';
import { findRubbish, type Rubbish } from './rubbish';

/**
 * Decodes a content file: UTF-8, with or without a byte order mark, with the line ends of any system.
 *
 * @param file path from the project's root, used in faults
 * @returns the text with `\n` as its only line end, or what is wrong with its characters
 */
export function readText(file: string, bytes: Uint8Array): { source?: string; faults: Fault[] } {
  const source = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n');
  if (!isUtf8(bytes)) {
    const place = placeIn(source, Math.max(source.search(/[\ufffd\0]/), 0));
    const problem = 'the file is not saved as UTF-8';
    return { faults: [{ file, ...place, path: '', problem, remedy: 'save it again with the encoding UTF-8' }] };
  }
  const faults = source.split('\n').flatMap((text, index): Fault[] => {
    const found = firstOf(text);
    if (!found) return [];
    const { problem, remedy } = found;
    return [{ file, line: index + 1, column: found.index + 1, path: '', problem, remedy }];
  });
  return faults.length > 0 ? { faults } : { source, faults };
}

/** The first character of a line that has to go. */
function firstOf(text: string): Rubbish | undefined {
  const invisible = findInvisible(text);
  const rubbish = findRubbish(text);
  if (!invisible || (rubbish && rubbish.index < invisible.index)) return rubbish;
  return {
    index: invisible.index,
    problem: `holds ${invisible.name}`,
    remedy: 'delete it and type what belongs there',
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a mark is valid UTF-8 full of zero bytes.
    return !bytes.includes(0);
  } catch {
    return false;
  }
}
