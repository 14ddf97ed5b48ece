/** A fault of an address: what is wrong, and what to do. */
export interface AddressFault {
  problem: string;
  remedy: string;
}

type Rule = [isAllowed: (address: string) => boolean, problem: string, remedy: string];

const FULL = 'write the address as the browser shows it when you are there';
const PUBLIC = 'write the address that everybody can open';

/** Hosts that only one computer or one house knows. */
const LOCAL_HOST = /^(?:localhost|\[.*\]|[\d.]+)$|\.(?:localhost|local|lan|home|internal|intranet)$/i;
/** The part of a host between two dots; letters of any language, as browsers show them. */
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

const hostOf = (address: string): string => /^https?:\/\/(?:[^/?#@]*@)?(\[.*\]|[^/?#:]*)/i.exec(address)?.[1] ?? '';
const pathOf = (address: string): string => address.replace(/^[^/]*\/\/[^/?#]*/, '');
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Rules for a full address. Of several faults the first one counts. */
const RULES: readonly Rule[] = [
  [
    (address) => !/^(?:file:|[a-z]:\\|\\\\)/i.test(address),
    'is a file on your own computer, which visitors do not have',
    'write the address of a page; a picture or document must first be somewhere on the web',
  ],
  [(address) => !/^https:\/\/https?[:/]/i.test(address), 'begins with "https://" twice', 'remove one of them'],
  [
    (address) => !/^https:/.test(address) || !/[.,;:!?'’”]$/.test(address),
    'ends with a sign that belongs to the sentence around it',
    'remove the last sign',
  ],
  [
    (address) => !/^https:/.test(address) || !/[)\]}]$/.test(address) || isBalanced(address),
    'ends with a bracket that opens nowhere',
    'remove the last sign',
  ],
  [
    (address) => !/^https?:/.test(address) || !LOCAL_HOST.test(hostOf(address)),
    'leads to one computer only, which visitors cannot reach',
    PUBLIC,
  ],
  [(address) => !/^https:\/\/[^/?#]*@/.test(address), 'holds a name before "@"', 'remove the name and "@"'],
  [
    (address) => !/^https:\/\/./.test(address) || hostOf(address).includes('.'),
    'has no dot in the name of its site, as "wikipedia.org" has',
    FULL,
  ],
  [
    (address) => !/^https:\/\/./.test(address) || isHost(hostOf(address)),
    'is no address that a browser can open',
    FULL,
  ],
  [(address) => !/^https:\/\/./.test(address) || URL.canParse(address), 'is no address that a browser can open', FULL],
  [(address) => !/%(?![\da-f]{2})/i.test(pathOf(address)), 'holds "%" without a code behind it', FULL],
];

/** A closing bracket may end an address where it has opened before: …/wiki/Ganges_(river) */
function isBalanced(address: string): boolean {
  const pairs = { ')': '(', ']': '[', '}': '{' };
  const last = address.at(-1) as keyof typeof pairs;
  return count(address, pairs[last]) >= count(address, last);
}

/** A name of parts with dots between them, of which the last one has no digits. */
function isHost(host: string): boolean {
  const labels = host.split('.');
  return labels.every((label) => LABEL.test(label)) && /^(?:[\p{L}\p{M}]{2,}|xn--.+)$/iu.test(labels.at(-1) ?? '');
}

/** What is wrong with a full address, or one that is meant to be; undefined for a path of this site. */
export function addressFault(address: string): AddressFault | undefined {
  const rule = RULES.find(([isAllowed]) => !isAllowed(address));
  return rule && { problem: rule[1], remedy: rule[2] };
}
