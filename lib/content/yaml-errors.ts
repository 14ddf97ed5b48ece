import { isCollection, isScalar, isSeq, visit, type Document, type ErrorCode, type YAMLError } from 'yaml';
import { findMisplaced, type Misplaced } from './columns';
import { positionAt } from './issues';
import { DASH, lineStartMark } from './list-marks';
import { beginsWith, withColon } from './quoting';
import { ENTRY_OR_TEXT, NO_FIELD, type YamlIssue } from './swallowed';

/**
 * `offset` replaces that of the parser's error. The parser recovers from an error that is `local`; behind one that is `last`
 * it understands nothing.
 */
type Explanation = Omit<YamlIssue, 'offset'> & { offset?: number; local?: boolean; last?: boolean };
type More = Pick<Explanation, 'offset' | 'local' | 'last'>;

function explanation(problem: string, remedy: string, more: More = {}): Explanation {
  return { problem, remedy, ...more };
}

const LOCAL = { local: true };
const COLUMN = explanation(
  'the line does not stand in one column with its neighbours',
  'give it the same number of spaces as they have',
);
const TAB = explanation('the line begins with a tab', 'write two spaces instead, or four where two stand above');
const FENCE = explanation('the line is a mark of a chat or of Markdown around the text of a file', 'remove it');
const BAR = explanation(
  'the line begins with a bar, as tables of Markdown do',
  'remove it, and a bar at the end: bars stand only between the cells of a table',
);
const FIRST_DASH = explanation('a dash stands in front of the first field', 'remove the dash and its space');
const FIRST_LINE = explanation(
  'the first line has more spaces at its start than the fields below it',
  'remove the spaces; or, if it belongs to a field that was above it, write that field there',
);

/**
 * The parser's errors in an editor's words. After a mistake in the indentation the parser also fails on the lines that
 * follow, up to the next field at the start of a line: of these errors only the first is reported, and of each line only
 * one.
 */
export function explainErrors(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  let lastLine: number | undefined;
  let derailed: number | undefined;
  for (const error of [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])) {
    const [offset] = error.pos;
    const follows = derailed !== undefined && !/\n\w/.test(source.slice(derailed, offset));
    const { local, last, ...issue } = explain(error, source, document);
    const line = source.lastIndexOf('\n', offset - 1);
    if (line !== lastLine && (local || !follows)) issues.push({ ...issue, offset: issue.offset ?? offset });
    if (last) return issues;
    lastLine = line;
    if (!local && !follows) derailed = offset;
  }
  return issues;
}

/** An error of the parser and what stands there. */
interface ErrorContext {
  source: string;
  document: Document;
  /** Where the parser stopped. */
  offset: number;
  /** The whole line, and the part of it from `offset`. */
  line: string;
  rest: string;
}

function explain({ code, pos: [offset] }: YAMLError, source: string, document: Document): Explanation {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const lineFrom = (start: number) => source.slice(start).split('\n')[0] ?? '';
  const line = lineFrom(lineStart);
  // For slips at the start of a line the parser has a dozen errors: the line itself says more.
  if (/^ *\t/.test(line)) return TAB;
  if (/^ *```/.test(line)) return { ...FENCE, offset: lineStart + line.indexOf('`') };
  if (/^ *-\w/.test(line)) return { ...DASH, offset: lineStart + line.indexOf('-') };
  const empty = emptyListAbove(source, offset);
  if (empty !== undefined) return explanation('entries stand below a list that is empty', 'remove "[]"', { offset: empty });
  const indent = line.length - line.trimStart().length;
  const mark = lineStartMark(source, lineStart + indent);
  if (mark) return { ...mark, offset: lineStart + indent };
  const first = firstLine(source, document);
  if (first !== undefined && first < lineStart) {
    return { ...(isSeq(document.contents) ? FIRST_DASH : FIRST_LINE), offset: first };
  }
  const [, before = '', text = ''] = /^( *(?:- +)*(?:[\w-]+: +)?)(.*)$/.exec(line) ?? [];
  if (/^\|.*\|/.test(text)) return { ...BAR, offset: lineStart + before.length };
  if (/^(?:[&*@`%]|[|>][^\s\d+-]|[[{](?!.*[\]}]\s*$)|[[{].*[\]}](?=.*\S))/.test(text) && !/^[[{][^\]}]*$/.test(text)) {
    const { at = 0, ...fault } = beginsWith(text);
    return { ...fault, offset: lineStart + before.length + at, local: !/^[[{%@`]/.test(text) };
  }
  const rest = lineFrom(offset);
  const byCode = EXPLANATIONS[code]?.({ source, document, offset, line, rest });
  if (byCode && byCode.problem !== COLUMN.problem && byCode.problem !== NO_FIELD.problem) return byCode;
  if (/^([&*@`%]|!(?!placeholder))/.test(rest)) return beginsWith(rest);
  const misplaced = findMisplaced(source, lineStart + indent);
  if (misplaced && misplaced.offset < lineStart) return { ...COLUMN, ...misplacedAt(misplaced) };
  return byCode ?? (/^ *(- )?[\w-]+:(\s|$)/.test(line) ? COLUMN : NO_FIELD);
}

function misplacedAt({ offset, indent, needsDash }: Misplaced): Partial<Explanation> {
  if (needsDash) {
    return { offset, problem: 'the line has no dash, as the other entries have', remedy: 'write "- " in front of it' };
  }
  if (indent === undefined) return { offset };
  return { offset, remedy: `give it ${indent} spaces at its start, or write the line that is missing above it` };
}

/** Where "[]" stands, if an entry of the list follows it in the same top-level field, above `offset`. */
function emptyListAbove(source: string, offset: number): number | undefined {
  const above = source.slice(0, offset);
  const start = above.slice(0, -1).search(/\n(?=\w)(?![^]*\n\w)/) + 1;
  const found = /(?<=^ *[\w-]+: *)\[\] *\n+ +- /m.exec(source.slice(start));
  return found && start + found.index < offset ? start + found.index : undefined;
}

/** Where the file's first line begins, if it stands further in than fields below it, or has a dash. */
function firstLine(source: string, { contents }: Document): number | undefined {
  if (!isCollection(contents) || contents.flow || !contents.range) return undefined;
  const [start] = contents.range;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  return start > lineStart || isSeq(contents) ? start : undefined;
}

/** By the code of the parser's error; undefined where the character or the line says what is wrong. */
const EXPLANATIONS: Readonly<Partial<Record<ErrorCode, (context: ErrorContext) => Explanation | undefined>>> = {
  TAB_AS_INDENT: () => TAB,
  BAD_INDENT: (context) => unclosedBracket(context) ?? COLUMN,
  BLOCK_IN_FLOW: unclosedBracket,
  MISSING_CHAR: (context) => unclosedQuote(context) ?? unclosedBracket(context),
  BLOCK_AS_IMPLICIT_KEY: nestedField,
  UNEXPECTED_TOKEN: unexpectedToken,
  BAD_DQ_ESCAPE: ({ line }) =>
    explanation(
      'in double quotes a backslash begins a code',
      line.includes("'") ? 'write two backslashes' : 'write two backslashes, or put the text in single quotes',
      LOCAL,
    ),
  DUPLICATE_KEY: duplicateField,
  MULTIPLE_DOCS: () => explanation('the line begins a second document', 'remove it; a file is one document'),
  MULTILINE_IMPLICIT_KEY: (context) =>
    /^\s*(- )?[\w-]+:\S/.test(context.line)
      ? explanation('there is no space after the colon', 'write a space there')
      : fieldTooFarIn(context),
  NON_STRING_KEY: ({ rest }) =>
    rest.startsWith('!')
      ? explanation('"!placeholder" stands before a field', 'write it after the colon, before the text')
      : undefined,
  BAD_SCALAR_START: ({ rest }) => beginsWith(rest),
  BAD_ALIAS: ({ rest }) => beginsWith(rest),
  TAG_RESOLVE_FAILED: ({ rest }) =>
    rest.startsWith('!placeholder')
      ? explanation('"!placeholder" stands before what is no text', 'write it in front of a single text', LOCAL)
      : { ...beginsWith(rest), ...LOCAL },
};

/** A field that its group has already: perhaps the one above is in the wrong group. */
function duplicateField({ source, document, offset, rest }: ErrorContext): Explanation {
  const name = rest.replace(/\s*:.*$/, '');
  let first: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const starts = items.flatMap(({ key }) => (isScalar(key) && key.value === name ? [key.range?.[0] ?? 0] : []));
      if (starts.includes(offset)) first = starts[0];
    },
  });
  const place = first === undefined ? '' : `; the first is in line ${positionAt(source, first).line}`;
  return explanation(`"${name}" stands here a second time${place}`, 'write each field once; remove one of the two', LOCAL);
}

/** A field that was indented as far as the text above it: `points:` below an entry of `paragraphs`. */
function fieldTooFarIn({ source, offset, line }: ErrorContext): Explanation | undefined {
  if (!/^ *- /.test(line) || FIELD_WITHOUT_COLON.test(line)) return undefined;
  const after = source.slice(offset);
  const field = /(?<=\n) *[\w-]+:(?=\s)/.exec(after);
  const indent = field?.[0].search(/\S/) ?? 0;
  if (!field || indent <= line.search(/\S/)) return { ...ENTRY_OR_TEXT, offset: offset + after.search(/(?<=\n\s*)\S/) };
  const problem = `"${field[0].trim()}" stands as far in as the text above it`;
  const remedy = 'give it, and what belongs to it, two spaces less, until it is in one column with the other fields';
  return explanation(problem, remedy, { offset: offset + field.index + indent });
}

/** "- heading Who lies": the first field of an entry that lost its colon. */
const FIELD_WITHOUT_COLON = /^ *- (?:id|heading|name|title|label|term|file)\b(?!:)/;

/** A field within a text: its line holds a second colon, or the next line is indented too far. */
function nestedField({ source, offset, rest }: ErrorContext): Explanation {
  if (/:(\s|$)/.test(rest)) return source[offset - 1] === '\n' ? COLUMN : { ...withColon(rest), local: true };
  const after = source.slice(offset);
  if (/^\s*([&!]\S*\s+)?- /.test(after)) return { ...NO_FIELD, offset: offset + after.search(/\S/) };
  return explanation(
    'the line has more spaces at its start than the field above it',
    'give both the same number of spaces',
    { offset: offset + Math.max(after.search(/(?<=\n\s*)\S/), 0) },
  );
}

/** Something follows where a value has ended already. */
function unexpectedToken({ source, document, offset, line, rest }: ErrorContext): Explanation | undefined {
  if (/^- /.test(rest) && /:\s+- /.test(line)) {
    return explanation('a list begins in the same line as its field', 'begin it in the next line, with "- "');
  }
  const [, opener] = /^\s*(?:- )*(?:[\w-]+:)?\s*([[{*|>])/.exec(line) ?? [];
  if (opener === '|' || opener === '>') {
    const problem = `the text begins in the same line as "${opener}"`;
    return explanation(problem, 'begin it in the next line, two spaces further in');
  }
  if (opener) return beginsWith(line.slice(line.indexOf(opener)));
  const quoted = lastQuoted(document, offset);
  if (!quoted || /\S/.test(source.slice(quoted.end, offset))) return undefined;
  const mark = source.charAt(quoted.start);
  const remedy =
    mark === "'"
      ? "write an apostrophe as ’ or as ''"
      : line.includes("'")
        ? 'write inner quotation marks as “ and ”'
        : 'put the whole text in single quotes, or write inner quotation marks as “ and ”';
  return explanation(`the text goes on after its closing ${mark}`, remedy);
}

/** The parser reports where the text ends without its quotation mark; an editor looks where it begins. */
function unclosedQuote({ source, document, offset }: ErrorContext): Explanation | undefined {
  const quoted = lastQuoted(document, offset);
  if (quoted?.end !== offset || source[offset] === '#') return undefined;
  const problem = 'the quotation mark opened here is never closed';
  return explanation(problem, 'write the same mark at the end of the text', { offset: quoted.start, ...LOCAL });
}

function unclosedBracket({ source, document }: ErrorContext): Explanation | undefined {
  let start: number | undefined;
  visit(document, {
    Collection(_, { flow, range }) {
      if (!flow || !range || /[\]}]/.test(source.charAt(range[1] - 1))) return undefined;
      [start] = range;
      return visit.BREAK;
    },
  });
  if (start === undefined) return undefined;
  const problem = 'the bracket opened here is never closed';
  return explanation(problem, 'close it, or put the text in quotes', { offset: start, last: true });
}

/** Where the last quoted text that ends at `limit` at the latest starts and ends. */
function lastQuoted(document: Document, limit: number): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[1] <= limit) found = { start: range[0], end: range[1] };
    },
  });
  return found;
}
