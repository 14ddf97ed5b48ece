import { isAlias, isCollection, isScalar, visit, type Document, type Scalar, type YAMLError } from 'yaml';

/** What an editor is told of a mistake in the YAML itself: where, what is wrong, what to do. */
export interface YamlFault {
  offset: number;
  problem: string;
  remedy: string;
}

/** `alone`: the parser goes on soundly after it. */
type Told = Omit<YamlFault, 'offset'> & { offset?: number; alone?: boolean };

const QUOTE_IT = 'put the whole text in quotes: "…"';
const NO_FIELD: Told = {
  problem: 'the line is neither a field with its colon nor the continuation of a text',
  remedy: 'write "field: text", or give the line two spaces more than the field whose text it continues',
};

const COLUMN: Told = {
  problem: 'the line does not stand in one column with its neighbours',
  remedy: 'give it the same number of spaces as they have',
};
const TAB: Told = {
  problem: 'the line begins with a tab',
  remedy: 'write two spaces instead, or four where two stand above',
};
/** What is told of "-A point" in the place of "- A point". */
export const DASH = { problem: 'there is no space after the dash', remedy: 'write a space there' };

/**
 * The parser's errors in an editor's words. After a mistake in how lines stand the parser stumbles over the lines that
 * follow, up to the next field at the start of a line: of these errors only the first is told.
 */
export function explainErrors(source: string, document: Document): YamlFault[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const faults: YamlFault[] = [];
  let line = -1;
  let stumbled: number | undefined;
  for (const error of errors) {
    const [offset] = error.pos;
    const follows = stumbled !== undefined && !/\n\w/.test(source.slice(stumbled, offset));
    const { alone, ...told } = explain(error, source, document);
    const start = source.lastIndexOf('\n', offset - 1);
    if (start !== line && (alone || !follows)) faults.push({ offset, ...told });
    line = start;
    if (!alone && !follows) stumbled = offset;
  }
  return faults;
}

/** What the parser takes without complaint, but an editor did not mean: anchors, aliases, tags, cut-off texts. */
export function findTraps(source: string, document: Document): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, (key, node) => {
    if (isAlias(node)) faults.push({ offset: node.range?.[0] ?? 0, ...ALIAS });
    if (!isScalar(node) && !isCollection(node)) return;
    const start = node.range?.[0] ?? 0;
    if (node.anchor) faults.push({ offset: source.lastIndexOf(`&${node.anchor}`, start), ...ANCHOR });
    if (node.tag && node.tag !== '!placeholder') faults.push({ offset: tagAt(source, start), ...TAG });
    const note = isScalar(node) && key !== 'key' ? noteBehind(node, source) : undefined;
    if (note !== undefined) faults.push({ offset: note, ...CUT });
  });
  return faults;
}

/** Where the tag before the value at `start` begins. */
function tagAt(source: string, start: number): number {
  return start - (/!\S*\s*$/.exec(source.slice(0, start))?.[0].length ?? 0);
}

const ALIAS = beginsWith('*');
const ANCHOR = beginsWith('&');
const COLON: Told = { problem: 'a text that holds a colon and a space needs quotes', remedy: QUOTE_IT, alone: true };
const TAG: Told = {
  problem: beginsWith('!').problem,
  remedy: `${QUOTE_IT}; only "!placeholder " may stand in front of it`,
};
const CUT: Told = {
  problem: 'the text ends here: "#" after a space begins a note that no visitor sees',
  remedy: `${QUOTE_IT}, or move the note to a line of its own`,
};

/** The offset of a note that follows an unquoted text in its own line. */
function noteBehind({ type, value, range }: Scalar, source: string): number | undefined {
  if (type !== 'PLAIN' || !range || !(value === null || typeof value === 'string')) return undefined;
  const note = /^[ \t]*(?=#)/.exec(source.slice(range[1]));
  return note ? range[1] + note[0].length : undefined;
}

function beginsWith(sign: string): Told {
  return { problem: `a text cannot begin with "${sign}" without quotes`, remedy: QUOTE_IT };
}

/** Errors that need no closer look. */
const PLAIN: Readonly<Record<string, Told>> = {
  TAB_AS_INDENT: TAB,
  BAD_INDENT: COLUMN,
  BAD_DQ_ESCAPE: {
    problem: 'in double quotes a backslash begins a code',
    remedy: 'write two backslashes, or put the text in single quotes',
    alone: true,
  },
  MULTIPLE_DOCS: { problem: 'the line begins a second document', remedy: 'remove it; a file is one document' },
  BAD_DIRECTIVE: { problem: 'a line cannot begin with "%"', remedy: QUOTE_IT },
};

/** Slips at the start of the line count first: the parser has a dozen errors for them. */
function explain(error: YAMLError, source: string, document: Document): Told {
  const begin = source.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const line = source.slice(begin).split('\n')[0] ?? '';
  if (/^ *\t/.test(line)) return TAB;
  if (/^ *-\w/.test(line)) return { ...DASH, offset: begin + line.indexOf('-') };
  const told = explainCode(error, source, line, document);
  return told === NO_FIELD && /^ *(- )?[\w-]+:(\s|$)/.test(line) ? COLUMN : told;
}

function explainCode(error: YAMLError, source: string, line: string, document: Document): Told {
  const start = error.pos[0];
  const rest = source.slice(start).split('\n')[0] ?? '';
  if (/flow/i.test(error.message) && /must (be|end)|end with/.test(error.message)) return unclosedBracket(document);
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return {
        problem: `"${rest.replace(/\s*:.*$/, '')}" stands here a second time`,
        remedy: 'write each field once; remove one of the two',
        alone: true,
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return explainNested(error, source, rest);
    case 'BAD_SCALAR_START':
      return { ...beginsWith(source[start] ?? ''), alone: true };
    case 'BAD_ALIAS':
      return { ...(rest.startsWith('&') ? ANCHOR : ALIAS), alone: true };
    case 'TAG_RESOLVE_FAILED':
      if (!rest.startsWith('!placeholder')) return { ...TAG, alone: true };
      return {
        problem: '"!placeholder" stands before what is no text',
        remedy: 'write it in front of a single text',
        alone: true,
      };
    case 'NON_STRING_KEY':
      if (!rest.startsWith('!')) return NO_FIELD;
      return { problem: '"!placeholder" stands before a field', remedy: 'write it after the colon, before the text' };
    case 'MULTILINE_IMPLICIT_KEY':
      if (!/^\s*(- )?[\w-]+:\S/.test(line)) return NO_FIELD;
      return { problem: 'there is no space after the colon', remedy: 'write a space there' };
    case 'MISSING_CHAR':
      return /quote/.test(error.message) ? unclosedQuote(document, start) : NO_FIELD;
    case 'UNEXPECTED_TOKEN':
      return explainToken(source, start, line, rest, document);
    case 'BLOCK_IN_FLOW':
      return unclosedBracket(document);
    case 'ALIAS_PROPS':
    case 'BAD_PROP_ORDER':
    case 'MULTIPLE_ANCHORS':
    case 'MULTIPLE_TAGS':
      return beginsWith(source[start] ?? '');
    default:
      return PLAIN[error.code] ?? NO_FIELD;
  }
}

/** A field within a text: its line holds a second colon, or the next line stands too far in. */
function explainNested({ pos: [start], message }: YAMLError, source: string, rest: string): Told {
  if (/:(\s|$)/.test(rest)) return source[start - 1] === '\n' ? COLUMN : COLON;
  const list = /sequence/.test(message);
  const next = (list ? /\s*/ : /\n\s*/).exec(source.slice(start));
  const offset = start + (next ? next.index + next[0].length : 0);
  if (list) return { ...NO_FIELD, offset };
  return {
    offset,
    problem: 'the line has more spaces at its start than the field above it',
    remedy: 'give both the same number of spaces',
  };
}

/** Something follows where a value has ended already. */
function explainToken(source: string, start: number, line: string, rest: string, document: Document): Told {
  if (/^- /.test(rest) && /:\s+- /.test(line)) {
    return { problem: 'a list begins in the same line as its field', remedy: 'begin it in the next line, with "- "' };
  }
  const opener = /^\s*(?:- )*(?:[\w-]+:)?\s+([[{*|>])/.exec(line)?.[1];
  if (opener === '|' || opener === '>') {
    return {
      problem: `the text begins in the same line as "${opener}"`,
      remedy: 'begin it in the next line, two spaces further in',
    };
  }
  if (opener) return beginsWith(opener);
  const quoted = lastRange(document, (node) => isScalar(node) && isQuoted(node) && (node.range?.[1] ?? 0) <= start);
  if (!quoted || /\S/.test(source.slice(quoted[1], start))) return NO_FIELD;
  const written = source.slice(...quoted);
  const single = written.startsWith("'");
  return {
    problem: `the text goes on after its closing ${single ? "'" : '"'}`,
    remedy: single
      ? "write an apostrophe as ’ or as ''"
      : 'put the whole text in single quotes, or write inner quotation marks as “ and ”',
  };
}

/** The parser sees where the text ends without its mark; an editor looks where it begins. */
function unclosedQuote(document: Document, end: number): Told {
  return {
    offset: lastRange(document, (node) => isScalar(node) && isQuoted(node) && (node.range?.[0] ?? 0) <= end)?.[0],
    problem: 'the quotation mark opened here is never closed',
    remedy: 'write the same mark at the end of the text',
    alone: true,
  };
}

function unclosedBracket(document: Document): Told {
  return {
    offset: lastRange(document, (node) => isCollection(node) && node.flow === true)?.[0],
    problem: 'the bracket opened here is never closed',
    remedy: 'close it, or put the text in quotes',
  };
}

function isQuoted({ type }: Scalar): boolean {
  return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
}

/** Start and end of the last node that is so. */
function lastRange(document: Document, is: (node: unknown) => boolean): [start: number, end: number] | undefined {
  let found: [number, number] | undefined;
  visit(document, (_, node) => {
    if ((isScalar(node) || isCollection(node)) && node.range && is(node)) found = [node.range[0], node.range[1]];
  });
  return found;
}
