import { isUtf8 } from 'node:buffer';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml';
import { quote, type Fault, type Mistake } from './mistakes';
import type { Step } from './values';

/** One content file that could be parsed. */
export interface Parsed {
  file: string;
  /** The value as it is written. */
  value: unknown;
  /** The line of the field at a path, or of the nearest one around it that exists. */
  lineOf(path: readonly Step[]): number;
}

type Trap = readonly [pattern: RegExp, problem: string, fix: string];

/** What to look for in every line, before YAML is parsed. */
const LINE_TRAPS: readonly Trap[] = [
  [
    /^(<{7}|={7}|>{7})( |$)/,
    'is left over from two changes of the same lines',
    'Choose one of the two versions, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/\t/, 'has a tab', 'Replace it with spaces, until the text begins exactly below that of its neighbours.'],
  [/^[ -]*\u00a0|:\u00a0/, 'has a non-breaking space', 'Type the spaces at its beginning and after its colon again.'],
  [/^\ufeff/, 'has an invisible mark (BOM)', 'Save the file as “UTF-8” without BOM.'],
];

/** A sign that nobody sees, or only as a box. */
const UNSEEN = new RegExp(
  [
    // Controls, private signs such as the bullets of Word, separators of lines, objects.
    String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\ufff9-\ufffd]`,
    // What is never drawn, but for joiners and what else emoji are made of.
    String.raw`(?![\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}])\p{DI}`,
    // Joiners where they join nothing: they are right after an Indian letter or an emoji.
    String.raw`(?<=^|[\0-\u024f\u2000-\u206f])[\u200c\u200d]`,
  ].join('|'),
  'u',
);

/** What is wrong with a text that has such a sign, with its place in the text. */
function unseenIn(text: string): Fault | undefined {
  const { 0: sign = '', index = 0 } = UNSEEN.exec(text) ?? {};
  if (!sign) return undefined;
  const name = `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
  const around = text.slice(Math.max(0, index - 20), index) + name + text.slice(index + sign.length).slice(0, 20);
  return [
    `This line has a sign that nobody can read: ${quote(around.trim())}`,
    'Delete this sign, or type the words next to it again.',
  ];
}

const QUOTES = "Put straight quotes round the whole text: '…', and write '' for an apostrophe in it.";
const START = '^ *(?:- +)*(?:\\w+: +)?';

/** A quote that is not closed in its line. The parser notices it only at the end of the file. */
const OPEN_QUOTE = new RegExp(`${START}(?:'(?:[^']|'')*|"[^"]*)$`);
/** What may be wrong in the line of an error of YAML, the likeliest first. */
const YAML_TRAPS: readonly Trap[] = [
  [OPEN_QUOTE, 'opens a quote that is not closed', QUOTES],
  [new RegExp(`${START}[“”‘’].*: `), 'has curly quotes round a text with a colon', QUOTES],
  [new RegExp(`${START}[@\`%&*!{}[\\],|>]`), 'has a text that begins with a sign that YAML gives a meaning', QUOTES],
  [/^ *(- +)*\w+: [^'"].*:( |$)/, 'has a colon in its text', QUOTES],
  [/^ *(- +)*\w+:\S/, 'has no space after the colon', 'Write a space after the colon.'],
  [/^/, 'cannot be read', 'Write and indent it like the lines around it: “field: text”, or “- text” in a list.'],
];
const TWICE: Trap = [/^/, 'has a field that is there already', 'Remove one of the two.'];
const NOTE: Fault = [
  'This line has a note: YAML leaves out all from # on',
  'Remove it, or put quotes round the whole text.',
];
const SIGN: Fault = ['This text begins with & or *, which YAML gives a meaning', QUOTES];
const JOINED: Fault = [
  'This line is read as part of the text above it',
  'Put both on one line, or indent it correctly.',
];

/** Parses one file. @returns the parsed file, or its mistakes */
export function parse(file: string, bytes: Uint8Array): Parsed | Mistake[] {
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(/\r\n/g, '\n');
  const mistake = (line: number, fault: Fault): Mistake => ({ file, line, field: '', fault });
  if (!source.trim()) return [mistake(1, ['The file is empty', 'Put its text back from the history of the project.'])];
  const lines = source.split('\n');
  const foreign = lines.findIndex((text) => (isUtf8(bytes) ? /\0/ : /[\ufffd\0]/).test(text)) + 1;
  if (foreign)
    return [mistake(foreign, ['This line is not saved as UTF-8', 'Save the file with the encoding “UTF-8”.'])];
  const trapped = lines.flatMap((text, index) => {
    const trap = LINE_TRAPS.find(([pattern]) => pattern.test(text));
    const fault: Fault | undefined = trap ? [`This line ${trap[1]}`, trap[2]] : unseenIn(text);
    return fault ? mistake(index + 1, fault) : [];
  });
  if (trapped.length > 0) return trapped;

  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  // Later errors may be mere consequences of the first.
  if (error) {
    const open = /quote/.test(error.message) ? lines.findIndex((text) => OPEN_QUOTE.test(text)) + 1 : 0;
    const line = open || lineAt(error.pos[0]);
    const text = lines[line - 1] ?? '';
    const [, problem, fix] =
      error.code === 'DUPLICATE_KEY' ? TWICE : YAML_TRAPS.find(([pattern]) => pattern.test(text))!;
    return [mistake(line, [`This line ${problem} (YAML: ${error.message})`, fix])];
  }
  const surprises = surprisesIn(source, document);
  if (surprises.length > 0) return surprises.map(([offset, fault]) => mistake(lineAt(offset), fault));
  return { file, value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
}

/** What the parser accepts, but hardly anybody means. */
function surprisesIn(source: string, document: Document): [offset: number, fault: Fault][] {
  const found: [number, Fault][] = document.commentBefore || document.comment ? [[source.search(/^ *#/m), NOTE]] : [];
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node) || node.anchor) return void found.push([start, SIGN]);
      if (node.commentBefore) found.push([source.lastIndexOf('#', start), NOTE]);
      if (node.comment) found.push([source.indexOf('#', end), NOTE]);
      const next = isScalar(node) && node.type === 'PLAIN' ? source.slice(start, end).trimEnd().indexOf('\n') : -1;
      if (next >= 0) found.push([start + next + 1, JOINED]);
      // Written as "\u200b".
      const unseen = isScalar(node) && unseenIn(String(node.value));
      if (unseen) found.push([start, unseen]);
    },
  });
  return found;
}

/** Where the field at a path begins, or else the nearest one around it. */
function offsetOf(document: Document, path: readonly Step[]): number {
  if (path.length === 0) return 0;
  const around = path.slice(0, -1);
  const parent = document.getIn(around, true);
  const pair = isMap<Scalar>(parent) ? parent.items.find(({ key }) => key.value === path.at(-1)) : undefined;
  const node = isSeq<Scalar>(parent) ? parent.items[Number(path.at(-1))] : pair?.key;
  return node?.range?.[0] ?? offsetOf(document, around);
}
