import { codeOf } from './invisible';

/** What does not belong in a text, and where: `index` counts from 0. */
export interface Rubbish {
  index: number;
  problem: string;
  remedy: string;
}

/** How the bytes 80 to 9F look to a program that takes UTF-8 for Windows-1252; the bytes A0 to FF look as in Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const TRAIL = `[\\u00a0-\\u00bf${WINDOWS_1252}]`;

/** Two, three and four such characters that were one before; `â€` lost its third where that cannot be seen. */
const MOJIBAKE = `Â[ \\u00a0-\\u00bf]|Ã${TRAIL}|â€${TRAIL}?|[àâï]${TRAIL}{2}|ð${TRAIL}{3}`;

const RUBBISH = new RegExp(`\\p{Co}|[\\ufb00-\\ufb06]|${MOJIBAKE}`, 'u');

/** The first trace in `text` of Word, of a PDF or of a wrong encoding that visitors would see as rubbish. */
export function findRubbish(text: string): Rubbish | undefined {
  const match = RUBBISH.exec(text);
  return match ? { index: match.index, ...explain(match[0]) } : undefined;
}

function explain(found: string): Omit<Rubbish, 'index'> {
  if (/\p{Co}/u.test(found)) {
    return {
      problem: `holds a sign that only one font knows (U+${codeOf(found)})`,
      remedy: 'delete it and type what belongs there; each point of a list begins with "- " in a line of its own',
    };
  }
  if (/[\ufb00-\ufb06]/.test(found)) {
    const letters = found.normalize('NFKC');
    return { problem: `holds "${found}" as one character (U+${codeOf(found)})`, remedy: `type "${letters}"` };
  }
  const meant = decode(found);
  const shown = /^[^\s\p{C}\ufffd]/u.test(meant) ? `type "${meant}"` : 'delete it and type what belongs there';
  return { problem: `holds "${found}", the remains of another character`, remedy: shown };
}

/** The character whose UTF-8 was taken for Windows-1252. */
function decode(mojibake: string): string {
  const bytes = [...mojibake].map((each) => {
    const at = WINDOWS_1252.indexOf(each);
    return at < 0 ? each.charCodeAt(0) : at + 0x80;
  });
  return new TextDecoder('utf-8').decode(Uint8Array.from(bytes));
}
