import type { z } from 'zod';
import { formatAmount } from '@/lib/format-amount';
import { textsIn } from '../texts';
import type { figure, insightSection } from './figures';
import type { Step } from './json-schema';
import { madeUpAt } from './made-up-values';

type Figure = z.infer<typeof figure>;
type Section = z.infer<typeof insightSection>;

interface Article {
  lead: string;
  sections: readonly Section[];
  pull?: string | undefined;
}

/** A place in the article, what is wrong there, and what to do. */
interface FigureIssue {
  path: readonly Step[];
  /** `{line}` in it stands for the line of `other`. */
  problem: string;
  remedy: string;
  other?: TextPlace | undefined;
}

/** A character of a text of the file. */
export interface TextPlace {
  path: readonly Step[];
  index: number;
}

/** A number with what belongs to it: `₹1,560`, `99.9 per cent`, `₹3.8 lakh`. */
const NUMBER = /₹?\d(?:[\d,.]*\d)?(?: ?%| (?:per cent|lakh|crore|thousand|million)\b)?/g;

/** What is wrong with an insight's figures by themselves. */
export function figureIssues({ sections }: Article): FigureIssue[] {
  return ofEachFigure(sections, (figure, paragraphs) => [
    ...placeIssues(figure, paragraphs.length),
    ...('rows' in figure ? tableIssues(figure) : []),
  ]);
}

/**
 * What of an insight's figures and its pulled sentence is not in its text, or in no place of it: readers must find each
 * number of a figure in the article, written in the same way.
 */
export function articleIssues(article: Article): FigureIssue[] {
  const texts = [article.lead, ...article.sections.flatMap(textsOfSection)];
  // A made-up text is an issue by itself, or marked as one to be written.
  if (texts.some((text) => madeUpAt(text) >= 0)) return [];
  const words = texts.join('\n');
  const figures = ofEachFigure(article.sections, (figure) => [
    ...('bars' in figure ? amountIssues(figure, words) : []),
    ...textsIn(asWritten(figure))
      .filter(({ path: [field] }) => field !== 'unit')
      .flatMap(({ path, text }) => numberIssues(path, text, words)),
  ]);
  return [...figures, ...pullIssues(article)];
}

/** Whether a path of an insight leads to a text that figures and the pulled sentence repeat. */
export const isOfArticle = ([field, , part]: readonly PropertyKey[]): boolean =>
  field === 'lead' || (field === 'sections' && (part === 'paragraphs' || part === 'points'));

const textsOfSection = ({ paragraphs, points = [] }: Section): string[] => [...paragraphs, ...points];

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
  return [
    {
      path: ['after'],
      problem: `the section has ${paragraphs === 1 ? 'one paragraph' : `${paragraphs} paragraphs`}`,
      remedy: `write ${paragraphs === 1 ? '1' : `1 to ${paragraphs}`}, or remove the field`,
    },
  ];
}

/** A table whose lines differ in their number of cells: an issue at the headings, if all rows agree with each other. */
function tableIssues({ columns, rows }: Extract<Figure, { rows: unknown }>): FigureIssue[] {
  const [first = [], ...others] = rows;
  const isEven = others.every(({ length }) => length === first.length) && isWidth(first.length);
  if (!isWidth(columns.length) || (isEven && first.length !== columns.length)) {
    const needed = isEven ? String(first.length) : '2 or 3';
    const problem = `has ${headings(columns.length)}${isEven ? `, and each row ${first.length} cells` : ''}`;
    return [{ path: ['columns'], problem, remedy: `write ${needed}, with " | " between them` }];
  }
  const repeated = columns.find((column, index) => columns.indexOf(column) < index);
  if (repeated) return [{ path: ['columns'], problem: `has the heading "${repeated}" twice`, remedy: 'write another one' }];
  return rows.flatMap((row, index) =>
    row.length === columns.length
      ? []
      : [
          {
            path: ['rows', index],
            problem: `has ${row.length === 1 ? 'one cell' : `${row.length} cells`}, and the table ${columns.length} columns`,
            remedy: `write ${columns.length} cells, with " | " between them`,
          },
        ],
  );
}

const isWidth = (count: number) => count === 2 || count === 3;

const headings = (count: number) => (count === 1 ? 'one heading' : `${count} headings`);

/** The figure as it is written: each line of a table is one text. */
function asWritten(figure: Figure): unknown {
  if (!('rows' in figure)) return figure;
  return { ...figure, columns: figure.columns.join(' | '), rows: figure.rows.map((row) => row.join(' | ')) };
}

function amountIssues({ unit, bars }: Extract<Figure, { bars: unknown }>, words: string): FigureIssue[] {
  const missingUnit: FigureIssue[] = words.includes(unit)
    ? []
    : [{ path: ['unit'], problem: `the article does not speak of “${unit}”`, remedy: 'write the unit as the text has it' }];
  const amounts = bars.flatMap(({ value, text }, index): FigureIssue[] => {
    if (text === undefined) {
      const [number = ''] = numbersIn(formatAmount(value, unit));
      return numberIssues(['bars', index, 'value'], number, words);
    }
    if (words.includes(text)) return [];
    const remedy = 'write the amount as the text has it';
    return [{ path: ['bars', index, 'text'], problem: `“${text}” does not occur in the article`, remedy }];
  });
  return [...missingUnit, ...amounts];
}

function numberIssues(path: readonly Step[], text: string, words: string): FigureIssue[] {
  const written = numbersIn(words);
  return numbersIn(text)
    .filter((number) => !written.includes(number) && !written.includes(`₹${number}`))
    .map((number) => {
      const meant = written.find((each) => digitsOf(each) === digitsOf(number));
      return {
        path,
        problem: `the number ${number} does not occur in the article`,
        remedy: meant
          ? `write "${meant}", as the text has it`
          : 'write a number of the text; a bar may have its amount in words, as "text"',
      };
    });
}

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

const digitsOf = (number: string): string => number.replace(/[^\d.]/g, '');

function pullIssues({ pull, sections }: Article): FigureIssue[] {
  if (pull === undefined) return [];
  const home = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.includes(pull)));
  const path = ['pull'];
  if (!home) {
    const other = closestTo(pull, sections);
    const problem = other ? 'is not what {line} says' : 'does not occur in a paragraph of the sections';
    return [{ path, problem, remedy: 'copy a sentence from the article, letter by letter', other }];
  }
  if (!home.figure) return [];
  const problem = `is taken from the section "${home.id}", which has a figure in the same place`;
  return [{ path, problem, remedy: 'choose a sentence from a section without a figure' }];
}

/** Where a paragraph differs from a sentence of which it has 20 characters or more, at its beginning or its end. */
function closestTo(sentence: string, sections: readonly Section[]): TextPlace | undefined {
  const [best] = sections
    .flatMap(({ paragraphs }, section) =>
      paragraphs.map((text, index) => {
        const start = longest(sentence.length, (length) => text.includes(sentence.slice(0, length)));
        const end = longest(sentence.length, (length) => text.includes(sentence.slice(-length)));
        const differs = start > end ? text.indexOf(sentence.slice(0, start)) + start : text.indexOf(sentence.slice(-end)) - 1;
        return { path: ['sections', section, 'paragraphs', index], index: Math.max(differs, 0), shared: Math.max(start, end) };
      }),
    )
    .sort((one, another) => another.shared - one.shared);
  return best && best.shared >= 20 ? best : undefined;
}

/** The greatest length up to `most` that `holds`, if all smaller ones do. */
function longest(most: number, holds: (length: number) => boolean): number {
  let length = 0;
  while (length < most && holds(length + 1)) length++;
  return length;
}
