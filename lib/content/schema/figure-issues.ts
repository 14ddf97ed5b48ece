import type { z } from 'zod';
import type { figure, insightSection } from './figures';
import { formatAmount } from './format-amount';
import type { Step } from './json-schema';
import { isMadeUp } from './made-up-values';
import type { Fault } from './text-rules';
import { textsIn } from './values';

type Figure = z.infer<typeof figure>;
type Section = z.infer<typeof insightSection>;

/** What figures are compared with. */
export interface Article {
  lead: string;
  sections: readonly Section[];
  pull?: string | undefined;
}

/** A place in the article, what is wrong there, and what to do. */
interface FigureIssue extends Fault {
  path: readonly Step[];
}

/** What keeps an insight's figures and its pulled sentence from being shown. */
export function figureIssues({ sections, pull }: Article): FigureIssue[] {
  const figures = ofEachFigure(sections, (figure, paragraphs) => [
    ...placeIssues(figure, paragraphs.length),
    ...('rows' in figure ? tableIssues(figure) : []),
  ]);
  return [...figures, ...(pull === undefined ? [] : pullIssues(pull, sections))];
}

/** The numbers and units of an insight's figures that its text lacks: a reader looks for each in the article. */
export function numberIssues({ lead, sections }: Article): FigureIssue[] {
  const texts = [lead, ...sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])];
  // A text that is still to be written has no numbers yet.
  if (texts.some((text) => isMadeUp(text))) return [];
  const words = texts.join('\n');
  return ofEachFigure(sections, (figure) => [
    ...('bars' in figure ? amountIssues(figure, words) : []),
    ...textsIn(asWritten(figure))
      .filter(({ path: [field] }) => field !== 'unit')
      .flatMap(({ path, text }) => missingNumbers(path, text, words)),
  ]);
}

function ofEachFigure(
  sections: readonly Section[],
  check: (figure: Figure, paragraphs: readonly string[]) => FigureIssue[],
): FigureIssue[] {
  return sections.flatMap(({ figure, paragraphs }, index) =>
    (figure ? check(figure, paragraphs) : []).map(({ path, ...issue }) => ({
      path: ['sections', index, 'figure', ...path],
      ...issue,
    })),
  );
}

function placeIssues({ after = 1 }: Figure, paragraphs: number): FigureIssue[] {
  if (after <= paragraphs) return [];
  const count = paragraphs === 1 ? 'one paragraph' : `${paragraphs} paragraphs`;
  const fix = `write ${paragraphs === 1 ? '1' : `1 to ${paragraphs}`}, or leave the field empty`;
  return [{ path: ['after'], problem: `the section has ${count}`, fix }];
}

/** The rows of a table with fewer or more cells than it has headings. */
function tableIssues({ columns, rows }: Extract<Figure, { rows: unknown }>): FigureIssue[] {
  const { length } = columns;
  if (length !== 2 && length !== 3) {
    const problem = `has ${length === 1 ? 'one heading' : `${length} headings`}`;
    return [{ path: ['columns'], problem, fix: 'write 2 or 3, with " | " between them' }];
  }
  if (new Set(columns).size < length) {
    return [{ path: ['columns'], problem: 'has a heading twice', fix: 'write another one' }];
  }
  return rows.flatMap((row, index) => {
    if (row.length === length) return [];
    const problem = `has ${row.length === 1 ? 'one cell' : `${row.length} cells`}, and the table ${length} columns`;
    return [{ path: ['rows', index], problem, fix: `write ${length} cells, with " | " between them` }];
  });
}

/** The figure as it is written: each line of a table is one text. */
function asWritten(figure: Figure): unknown {
  if (!('rows' in figure)) return figure;
  return { ...figure, columns: figure.columns.join(' | '), rows: figure.rows.map((row) => row.join(' | ')) };
}

function amountIssues({ unit, bars }: Extract<Figure, { bars: unknown }>, words: string): FigureIssue[] {
  const missingUnit: FigureIssue[] = words.includes(unit)
    ? []
    : [
        {
          path: ['unit'],
          problem: `the article does not speak of “${unit}”`,
          fix: 'write the unit as the text has it',
        },
      ];
  const amounts = bars.flatMap(({ value, text }, index): FigureIssue[] => {
    if (text === undefined) {
      const [number = ''] = numbersIn(formatAmount(value, unit));
      return missingNumbers(['bars', index, 'value'], number, words);
    }
    if (words.includes(text)) return [];
    const fix = 'write the amount as the text has it';
    return [{ path: ['bars', index, 'text'], problem: `“${text}” does not occur in the article`, fix }];
  });
  return [...missingUnit, ...amounts];
}

function missingNumbers(path: readonly Step[], text: string, words: string): FigureIssue[] {
  const written = numbersIn(words);
  return numbersIn(text)
    .filter((number) => !written.includes(number) && !written.includes(`₹${number}`))
    .map((number) => {
      const meant = written.find((each) => digitsOf(each) === digitsOf(number));
      const fix = meant ? `write "${meant}", as the text has it` : 'write a number of the text, or write it there too';
      return { path, problem: `the number ${number} does not occur in the article`, fix };
    });
}

/** A number with what belongs to it: `₹1,560`, `99.9 per cent`, `₹3.8 lakh`. */
const NUMBER = /₹?\d(?:[\d,.]*\d)?(?: ?%| (?:per cent|lakh|crore|thousand|million)\b)?/g;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

const digitsOf = (number: string): string => number.replace(/[^\d.]/g, '');

/** The sentence stands beside its section: it must be one of an article, in a section without a figure. */
function pullIssues(pull: string, sections: readonly Section[]): FigureIssue[] {
  const home = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.includes(pull)));
  const path = ['pull'];
  if (!home) {
    const fix = 'copy a sentence from the article, letter by letter';
    return [{ path, problem: 'does not occur in a paragraph of the sections', fix }];
  }
  if (!home.figure) return [];
  const problem = `is taken from the section "${home.id}", which has a figure in the same place`;
  return [{ path, problem, fix: 'choose a sentence from a section without a figure' }];
}
