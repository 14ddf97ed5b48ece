import type { ErrorCode, YAMLError } from 'yaml';

/** A mistake in the YAML itself. */
export interface YamlIssue {
  offset: number;
  problem: string;
  remedy: string;
}

type Explanation = readonly [problem: string, remedy: string];

const OPEN: Explanation = ['a quotation mark or a bracket is opened above and never closed', 'close it, or remove it'];
const QUOTES: Explanation = [
  'a text cannot begin with this sign, or hold a colon and a space, without quotes',
  'put the whole text in quotes',
];

/** The parser's errors in an editor's words, where they can be told from each other. */
const EXPLANATIONS: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  BAD_ALIAS: QUOTES,
  BAD_DQ_ESCAPE: ['in double quotes a backslash begins a code', 'write two backslashes'],
  BAD_SCALAR_START: QUOTES,
  BLOCK_AS_IMPLICIT_KEY: QUOTES,
  BLOCK_IN_FLOW: OPEN,
  DUPLICATE_KEY: ['the field stands in this group a second time', 'write each field once; remove one of the two'],
  MISSING_CHAR: OPEN,
  MULTIPLE_DOCS: ['the line begins a second document', 'remove it; a file is one document'],
  TAB_AS_INDENT: ['the line begins with a tab', 'write spaces instead'],
  TAG_RESOLVE_FAILED: QUOTES,
};

const OTHER: Explanation = [
  'the line does not fit to those above it',
  'give it as many spaces as its neighbours have; a field needs a colon and a space, an entry a dash and a space',
];

/** A line that begins with a tab, for which the parser has many errors. */
const TAB = /^ *\t/;

/** What the parser's error means for whoever wrote the file. */
export function explainError({ code, pos: [offset] }: YAMLError, source: string): YamlIssue {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? '';
  const [problem, remedy] = EXPLANATIONS[TAB.test(line) ? 'TAB_AS_INDENT' : code] ?? OTHER;
  return { offset: Math.min(offset, source.length), problem, remedy };
}
