import type { Fault } from './text-rules';

/** Hosts that only one computer or one house knows. */
const LOCAL_HOST = /^(?:localhost|\[.*\]|[\d.]+)$|\.(?:localhost|local|lan|home|internal|intranet)$/;
/** Names with dots between them, as `URL` writes those of all languages. */
const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

// cspell:disable-next-line
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУХЬаеіјорсухѕԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικα';

/** What is wrong with a full address, or one that is meant to be; undefined for a path of this site. */
export function addressFault(address: string): Fault | undefined {
  const isFull = /^https?:\/\/./i.test(address);
  const url = isFull && URL.canParse(address) ? new URL(address) : undefined;
  if (/^(?:file:|[a-z]:\\|\\\\)/i.test(address) || (url && LOCAL_HOST.test(url.hostname))) {
    const problem = 'leads to one computer only, which visitors cannot reach';
    return { problem, fix: 'write the address that everybody can open' };
  }
  if (!isFull) return undefined;
  if (/[.,;:!?'’”]$/.test(address) || (/[)\]}]$/.test(address) && !isBalanced(address))) {
    return { problem: 'ends with a sign that belongs to the sentence around it', fix: 'remove the last sign' };
  }
  const lookalike = lookalikeIn(address);
  if (lookalike) {
    const problem = `holds "${lookalike}" of another alphabet, which only looks like a Latin letter`;
    return { problem, fix: 'delete it and type the Latin letter' };
  }
  if (url && PUBLIC_HOST.test(url.hostname) && !url.username) return undefined;
  const fix = 'write the address as the browser shows it when you are there';
  return { problem: 'is no address that a browser can open', fix };
}

/** A closing bracket may end an address where it has opened before: …/wiki/Ganges_(river) */
function isBalanced(address: string): boolean {
  const pairs = { ')': '(', ']': '[', '}': '{' };
  const last = address.at(-1) as keyof typeof pairs;
  return address.split(pairs[last]).length >= address.split(last).length;
}

/** A Cyrillic or Greek letter that cannot be told from a Latin one, if the address has no other letters of these alphabets. */
function lookalikeIn(address: string): string | undefined {
  const foreign = address.match(/[\p{sc=Cyrillic}\p{sc=Greek}]/gu) ?? [];
  return foreign.every((letter) => LOOKALIKES.includes(letter)) ? foreign[0] : undefined;
}
