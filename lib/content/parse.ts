import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Mistake } from './mistakes';
import type { Step } from './walk';

/** One content file that could be parsed. */
export interface Parsed {
  file: string;
  /** The value as it is written. */
  value: unknown;
  /** The line of the field at a path, or of the nearest one around it that exists. */
  lineOf(path: readonly Step[]): number;
}

type Trap = readonly [pattern: RegExp, problem: string, fix: string];

/** Characters that break HTML, XML or the order in which text is read. */
export const FORBIDDEN: Trap = [
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/,
  'has an invisible control character',
  'Write the text again by hand instead of pasting it.',
];

/** What to look for in every line, before YAML is parsed. */
const LINE_TRAPS: readonly Trap[] = [
  [
    /^(<{7}|={7}|>{7})( |$)/,
    'is left over from two changes of the same lines',
    'Decide which of the two versions stays. Delete the other, and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/\t/, 'has a tab', 'Delete it, and press the space bar instead: two spaces for each level.'],
  [
    /^[ \-]*\u00a0|:\u00a0/,
    'has a non-breaking space, which looks like a space but is none',
    'Delete the white space at the beginning of the line or after the colon, and type it again.',
  ],
  [/\ufeff/, 'has an invisible mark (BOM)', 'Save the file as “UTF-8” without BOM.'],
  [/\ufffd/, 'is not saved as UTF-8', 'Save the file again with the encoding “UTF-8”, and correct the odd characters.'],
  FORBIDDEN,
];

const QUOTES = "Put straight quotes round the whole text: '…', and write '' for an apostrophe in it.";

/** What may be wrong in the line of an error of YAML, the likeliest first. */
const YAML_TRAPS: readonly Trap[] = [
  [/^ *(- )*(\w+: )?[“”‘’„].*: /, 'has curly quotes round a text with a colon, and YAML needs straight ones', QUOTES],
  [/^ *(- )*(\w+: )?[@`%&*!{}[\],|>#]/, 'has a text that begins with a sign that YAML gives a meaning', QUOTES],
  [/^ *(- )*\w+: [^'"].*:( |$)/, 'has a colon in its text', QUOTES],
  [/^ *(- )+[^'"].*: /, 'has a colon in its text, or is not indented like its neighbours', QUOTES],
  [/^ *\w+:\S/, 'has no space after the colon', 'Write a space after the colon.'],
  [/^ *-\S/, 'has no space after the dash', 'Write a space after the dash.'],
];

/**
 * Parses one file.
 *
 * @param bytes the file as it is stored
 * @returns the parsed file, or its mistakes
 */
export function parse(file: string, bytes: Uint8Array): Parsed | Mistake[] {
  const source = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replace(/\r\n/g, '\n');
  const lines = source.split('\n');
  const mistake = (line: number, problem: string, fix: string): Mistake => ({ file, line, field: '', problem, fix });
  if (!source.trim()) {
    return [mistake(1, 'The file is empty', 'Put its text back from the history of the project, or ask a programmer.')];
  }
  const trapped = lines.flatMap((text, index) => {
    const trap = LINE_TRAPS.find(([pattern]) => pattern.test(text));
    return trap ? mistake(index + 1, `This line ${trap[1]}`, trap[2]) : [];
  });
  if (trapped.length > 0) return trapped;

  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line || 1;
  const [error] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  // Later errors may be mere consequences of the first.
  if (error) {
    const isOpen = error.code === 'MISSING_CHAR' && /quote/.test(error.message);
    const line = isOpen ? openQuote(lines, lineAt(error.pos[0])) : lineAt(error.pos[0]);
    const [problem, fix] = explainError(error.code, isOpen, lines[line - 1] ?? '');
    return [mistake(line, `This line ${problem} (YAML: ${error.message})`, fix)];
  }
  const surprises = surprisesIn(source, document).map(([offset, problem, fix]) =>
    mistake(lineAt(offset), problem, fix),
  );
  if (surprises.length > 0) return surprises;
  return { file, value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
}

/** The line of a quote that is not closed: the parser notices it only at the end of the file. */
function openQuote(lines: readonly string[], last: number): number {
  const opens = (text: string) => {
    const [, quote] = /^ *(?:- )*(?:\w+: )?(['"])/.exec(text) ?? [];
    return quote && text.split(quote).length % 2 === 0;
  };
  return lines.slice(0, last).findIndex(opens) + 1 || last;
}

function explainError(code: string, isOpen: boolean, text: string): [problem: string, fix: string] {
  if (code === 'DUPLICATE_KEY') return ['has a field that is there already', 'Remove one of the two.'];
  if (isOpen) return ['opens a quote that is not closed', QUOTES];
  const trap = YAML_TRAPS.find(([pattern]) => pattern.test(text));
  if (trap) return [trap[1], trap[2]];
  return ['cannot be read', 'Write and indent it like the lines around it: “field: text”, or “- text” in a list.'];
}

/** What the parser accepts, but hardly anybody means: notes, names for repeated parts, texts that go on in the next line. */
function surprisesIn(source: string, document: Document): [offset: number, problem: string, fix: string][] {
  const found: [number, string, string][] = [];
  const note = 'This line has a # after a space or at its beginning, and YAML leaves out everything from there on';
  const fix = 'Put the whole text in straight quotes, or remove the note.';
  if (document.commentBefore || document.comment) found.push([source.search(/^ *#/m), note, fix]);
  visit(document, {
    Node(key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (!isAlias(node) && node.commentBefore) found.push([source.lastIndexOf('#', start), note, fix]);
      if (!isAlias(node) && node.comment) found.push([source.indexOf('#', end), note, fix]);
      if (isAlias(node) || node.anchor)
        found.push([start, 'This text begins with & or *, which YAML gives a meaning', QUOTES]);
      if (!isScalar(node) || key === 'key' || node.type !== 'PLAIN' || !source.slice(start, end).trim().includes('\n'))
        return;
      const next = source.indexOf('\n', start) + 1;
      found.push([
        next,
        'This line is read as part of the text above it',
        'Put both on one line, or indent it correctly.',
      ]);
    },
  });
  return found;
}

function offsetOf(document: Document, path: readonly Step[]): number {
  let offset = 0;
  let node: unknown = document.contents;
  for (const step of path) {
    const item = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : isSeq(node) && node.items[Number(step)];
    if (!item) break;
    const place = isPair(item) ? item.key : item;
    offset = (place as { range?: [number] }).range?.[0] ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}
