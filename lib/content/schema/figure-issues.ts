import type { z } from 'zod';
import type { figure, insightSection } from './figures';
import { formatAmount } from './format-amount';
import type { Step } from './json-schema';
import type { Fault } from './text-rules';
import { textsIn } from './values';

type Figure = z.infer<typeof figure>;

/** What figures are compared with. */
export interface Article {
  lead: string;
  sections: readonly z.infer<typeof insightSection>[];
  pull?: string | undefined;
}

/** A place in the article, what is wrong there, and what to do. */
interface FigureIssue extends Fault {
  path: readonly Step[];
}

/** What keeps an insight's figures and its pulled sentence from being shown. */
export function figureIssues({ sections, pull }: Article): FigureIssue[] {
  const issues = sections.flatMap(({ figure, paragraphs }, index) =>
    figure ? misfits(figure, paragraphs.length).map((issue) => inFigure(index, issue)) : [],
  );
  return pull === undefined ? issues : [...issues, ...pullIssues(pull, sections)];
}

/** The numbers of an insight's figures that its text lacks: a reader looks for each in the article. */
export function numberIssues({ lead, sections }: Article): FigureIssue[] {
  const texts = [lead, ...sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])];
  const written = numbersIn(texts.join('\n'));
  const fix = 'write a number as the text has it, or write it there too';
  return sections.flatMap(({ figure }, index) =>
    textsIn(figure && asShown(figure)).flatMap(({ path, text }) =>
      numbersIn(text)
        .filter((number) => !written.includes(number) && !written.includes(`₹${number}`))
        .map((number) => inFigure(index, { path, problem: `the number ${number} does not occur in the article`, fix })),
    ),
  );
}

const inFigure = (index: number, { path, ...fault }: FigureIssue): FigureIssue => ({
  path: ['sections', index, 'figure', ...path],
  ...fault,
});

/** A place that the section does not have, and rows with fewer or more cells than there are headings. */
function misfits(figure: Figure, paragraphs: number): FigureIssue[] {
  const { after = 1 } = figure;
  const fix = 'write the number of a paragraph, or leave the field empty';
  const place = { path: ['after'], problem: `the section has fewer paragraphs: ${paragraphs}`, fix };
  const rows = 'rows' in figure ? figure.rows : [];
  const columns = 'rows' in figure ? figure.columns.length : 0;
  return [
    ...(after > paragraphs ? [place] : []),
    ...rows.flatMap(({ length }, index) => {
      const problem = `has ${length} cells, and the table ${columns} columns`;
      return length === columns ? [] : { path: ['rows', index], problem, fix: `write ${columns} cells` };
    }),
  ];
}

/** The figure in the words that readers see: amounts with their unit, each line of a table as one text. */
function asShown(figure: Figure): unknown {
  if ('rows' in figure) return { ...figure, rows: figure.rows.map((row) => row.join(' | ')) };
  if (!('bars' in figure)) return figure;
  return {
    ...figure,
    bars: figure.bars.map((bar) => ({ ...bar, value: bar.text ?? formatAmount(bar.value, figure.unit) })),
  };
}

/** A number with what belongs to it: `₹1,560`, `99.9 per cent`, `₹3.8 lakh`. */
const NUMBER = /₹?\d(?:[\d,.]*\d)?(?: ?%| (?:per cent|lakh|crore|thousand|million)\b)?/g;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** The sentence stands beside its section: it must be one of an article, in a section without a figure. */
function pullIssues(pull: string, sections: Article['sections']): FigureIssue[] {
  const home = sections.find(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.includes(pull)));
  if (home && !home.figure) return [];
  const problem = home
    ? `is taken from the section "${home.id}", which has a figure in the same place`
    : 'does not occur in a paragraph of the sections';
  return [{ path: ['pull'], problem, fix: 'copy a sentence, letter by letter, from a section without a figure' }];
}
