import { isPair, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml';
import { listMarkForDash, listMarkOf } from './list-marks';
import { SCHEMAS } from './schema';
import { jsonSchemaOf, type FieldSchema } from './schema/json-schema';

/** A mistake in the YAML itself: where, what is wrong, what to do. */
export interface YamlIssue {
  offset: number;
  problem: string;
  remedy: string;
}

/** One line of a text in the file, without its indent. */
interface Line {
  text: string;
  /** Where `text` begins in the file. */
  offset: number;
}

type Rule = [isSwallowed: (text: string) => boolean, problem: (text: string) => string, remedy: string];

const quoted = (text: string) => `"${/^(?:- )?[\w-]+:|^\S+/.exec(text)?.[0] ?? text}"`;

/** Lines that begin as an entry, a field or a note does, but are part of the text above them. */
const RULES: readonly Rule[] = [
  [
    (text) => /^#+(?:\s|$)/.test(text),
    () => 'the line belongs to the text above it: "#" begins no note there, and visitors would read it',
    'remove it, or move it above the field',
  ],
  [
    (text) => fieldNames().has(/^(?:- )?([a-z][\w-]*):(?:\s|$)/i.exec(text)?.[1] ?? ''),
    (text) => `${quoted(text)} belongs to the text above it, as it has as many spaces at its start or more`,
    'give the line the same number of spaces as the other fields of its group',
  ],
  [
    (text) => /^-(?:\s|$)/.test(text),
    () => 'the line begins with a dash, but belongs to the text above it',
    'give it the same number of spaces as the other entries of its list, or remove the dash if it is no entry',
  ],
];

/** The second line of an entry without quotes or ">-". */
export const ENTRY_OR_TEXT = {
  problem: 'the line belongs to the entry above it, as it has no dash of its own',
  remedy: 'write "- " in front of it if it is an entry, in one column with the others; if not, put both into one line',
};

/** A line at a place where only fields may begin. */
export const NO_FIELD = {
  problem: 'the line is neither a field with its colon nor the continuation of a text',
  remedy: 'write "field: text", or give the line two spaces more than the field whose text it continues',
};

/** A text below its field, without ">-", that goes on over entries. */
const NO_MARK = {
  problem: 'a text that begins below its field needs ">-" behind the colon, and an entry of a list needs a dash',
  remedy: 'write "- >-" in a line above it, or "- " in front of it, as its neighbours have',
};

/** Texts that go on over lines which were meant as something else, each at the first such line. */
export function findSwallowed(source: string, document: Document): YamlIssue[] {
  const issues: YamlIssue[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return;
      // A text that begins with a wrong mark is an issue there, whatever follows.
      if (/^-\w/.test(node.value) || listMarkOf(node.value)) return;
      const lines = linesOf(source, node);
      const isEntry = isSeq(ancestors.at(-1));
      const issue = swallowedIn(lines) ?? markedIn(lines) ?? (isEntry ? joinedTo(node, lines) : undefined);
      if (!issue) return;
      const broken = lineAsField(ancestors.at(-1));
      if (broken !== undefined) return void issues.push({ offset: broken, ...NO_FIELD });
      const isBelow = !isEntry && node.type === 'PLAIN' && isFirstOfLine(source, node);
      issues.push(isBelow ? { offset: node.range?.[0] ?? 0, ...NO_MARK } : issue);
    },
  });
  return issues;
}

/** Where a line of prose that fell out of its text, up to a colon in it, became the name of a field. */
function lineAsField(parent: unknown): number | undefined {
  if (!isPair(parent) || !isScalar(parent.key)) return undefined;
  return /\s/.test(String(parent.key.value)) ? parent.key.range?.[0] : undefined;
}

function isFirstOfLine(source: string, { range }: Scalar): boolean {
  const start = range?.[0] ?? 0;
  return source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === '';
}

/** The lines of a text behind its first one; of a text with `>` or `|` all lines. */
function linesOf(source: string, { type, range }: Scalar): Line[] {
  const [start, end] = range ?? [0, 0];
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  const first = source.indexOf('\n', start) + 1;
  if (first === 0 || first >= end) return [];
  let lineStart = first;
  const lines = source
    .slice(first, end)
    .split('\n')
    .map((line): Line => {
      const offset = lineStart + line.length - line.trimStart().length;
      lineStart += line.length + 1;
      return { text: line.trim(), offset };
    });
  return isBlock ? lines.filter(({ text }) => text) : lines;
}

function swallowedIn(lines: readonly Line[]): YamlIssue | undefined {
  for (const { text, offset } of lines) {
    const [, problem, remedy] = RULES.find(([isSwallowed]) => isSwallowed(text)) ?? [];
    if (problem && remedy) return { offset, problem: problem(text), remedy };
  }
  return undefined;
}

/** A line with a list mark. A dash or a number may also stand there because prose was wrapped: then another line tells. */
function markedIn(lines: readonly Line[]): YamlIssue | undefined {
  const marked = lines.filter(({ text }) => !/^(?:[–—]|--\s)/.test(text) && listMarkOf(text));
  const first = marked.find(
    ({ text }) => marked.length > 1 || !isProse(text, lines[lines.findIndex((line) => line.text === text) - 1]),
  );
  return first && { offset: first.offset, ...listMarkForDash(listMarkOf(first.text) ?? '') };
}

/** "… of the year" and "12. After that" in the next line; an arrow within a sentence is judged with the text. */
function isProse(text: string, before: Line | undefined): boolean {
  if (/^[-=]/.test(text)) return true;
  return /^\d+\. +[^\p{Ll}]/u.test(text) && !!before && !/[.:;!?]$/.test(before.text);
}

/** An entry without quotes or ">-" that goes on in the next line: more likely an entry that lost its dash. */
function joinedTo({ type }: Scalar, [line]: readonly Line[]): YamlIssue | undefined {
  if (type !== 'PLAIN' || !line) return undefined;
  const mark = listMarkOf(line.text);
  return { offset: line.offset, ...(mark ? listMarkForDash(mark) : ENTRY_OR_TEXT) };
}

let names: ReadonlySet<string> | undefined;

/** The names of all fields of all files. */
function fieldNames(): ReadonlySet<string> {
  names ??= new Set(Object.values(SCHEMAS).flatMap((schema) => namesIn(jsonSchemaOf(schema))));
  return names;
}

function namesIn({ properties = {}, items, anyOf = [] }: FieldSchema): string[] {
  const nested = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...Object.keys(properties), ...nested.flatMap(namesIn)];
}
