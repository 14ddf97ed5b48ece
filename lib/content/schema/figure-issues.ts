import type { z } from 'zod';
import { formatAmount } from '@/lib/format-amount';
import type { figure, insightSection } from './figures';

type Figure = z.infer<typeof figure>;
type Section = z.infer<typeof insightSection>;

interface Article {
  lead: string;
  sections: readonly Section[];
  pull?: string | undefined;
}

/** A place in the article, what is wrong there, and what to do. */
interface FigureIssue {
  path: (string | number)[];
  problem: string;
  remedy: string;
}

/** A number with what belongs to it: `₹1,560`, `99.9 per cent`, `₹3.8 lakh`. */
const NUMBER = /₹?\d(?:[\d,.]*\d)?(?: ?%| (?:per cent|lakh|crore|thousand|million)\b)?/g;

/**
 * What of an insight's figures and its pulled sentence is not in its text, or in no place of it: readers must find each
 * number of a figure in the article, written in the same way.
 */
export function figureIssues(article: Article): FigureIssue[] {
  const words = [article.lead, ...article.sections.flatMap(textsOfSection)].join('\n');
  return [
    ...article.sections.flatMap(({ figure, paragraphs }, index) =>
      (figure ? issuesOf(figure, paragraphs.length, words) : []).map(({ path, ...issue }) => ({
        path: ['sections', index, 'figure', ...path],
        ...issue,
      })),
    ),
    ...pullIssues(article),
  ];
}

const textsOfSection = ({ paragraphs, points = [] }: Section): string[] => [...paragraphs, ...points];

function issuesOf(figure: Figure, paragraphs: number, words: string): FigureIssue[] {
  const { after = 1 } = figure;
  const place: FigureIssue[] =
    after > paragraphs
      ? [
          {
            path: ['after'],
            problem: `the section has ${paragraphs === 1 ? 'one paragraph' : `${paragraphs} paragraphs`}`,
            remedy: `write ${paragraphs === 1 ? '1' : `1 to ${paragraphs}`}, or remove the field`,
          },
        ]
      : [];
  const ragged = 'rows' in figure ? raggedRows(figure.columns.length, figure.rows) : [];
  const amounts = 'bars' in figure ? amountIssues(figure, words) : [];
  const numbers = textsOf(figure).flatMap(({ path, text }) => numberIssues(path, text, words));
  return [...place, ...ragged, ...amounts, ...numbers];
}

const raggedRows = (columns: number, rows: readonly (readonly string[])[]): FigureIssue[] =>
  rows.flatMap((cells, index) =>
    cells.length === columns
      ? []
      : [
          {
            path: ['rows', index],
            problem: `has ${cells.length} cells, and the table ${columns} columns`,
            remedy: `write ${columns} cells`,
          },
        ],
  );

/** The texts of a figure with the paths to them, but for the amounts of bars. */
function textsOf(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return path[0] === 'unit' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, each]) => textsOf(each, [...path, step as string | number]));
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

function numberIssues(path: (string | number)[], text: string, words: string): FigureIssue[] {
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
    const problem = 'does not occur in a paragraph of the sections';
    return [{ path, problem, remedy: 'copy a sentence from the article, letter by letter' }];
  }
  if (!home.figure) return [];
  const problem = `is taken from the section "${home.id}", which has a figure in the same place`;
  return [{ path, problem, remedy: 'choose a sentence from a section without a figure' }];
}
