import type { z } from 'zod';
import type { figure, insightSection } from './figures';
import { formatAmount } from './format-amount';
import type { PathKey } from './json-schema';
import type { FaultAt } from './faults';
import { textsIn } from './values';

type Figure = z.infer<typeof figure>;

/** The parts of an article that its figures are compared with. */
export interface Article {
  lead: string;
  sections: readonly z.infer<typeof insightSection>[];
}

/** The mistakes in a page's figures. */
export function figureIssues({ sections }: Article): FaultAt[] {
  return misfitsIn(sections).map(({ path, ...fault }) => ({ path: ['sections', ...path], ...fault }));
}

/** The faults that keep the figures of sections from being shown; each path begins with the index of the section. */
export function misfitsIn(sections: Article['sections']): FaultAt[] {
  return sections.flatMap(({ figure, paragraphs }, index) => {
    const faults = figure ? misfits(figure, paragraphs.length) : [];
    return faults.map(({ path, ...fault }) => ({ path: [index, 'figure', ...path], ...fault }));
  });
}

/**
 * The numbers in an insight's figures that are missing from its text, where readers look for them. The numbers on a
 * screen are made up, so they do not count.
 */
export function numberIssues({ lead, sections }: Article): FaultAt[] {
  const texts = [lead, ...sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])];
  const written = numbersIn(texts.join('\n'));
  const fix = 'write the number as it is in the article, or add it to the article';
  return sections.flatMap(({ figure }, index) =>
    textsIn(figure && !('lines' in figure) && asShown(figure)).flatMap(({ path, text }) =>
      numbersIn(text)
        .filter((number) => !written.includes(number) && !written.includes(`₹${number}`))
        .map((number) => ({
          path: ['sections', index, 'figure', ...path],
          problem: `the number ${number} is not in the article`,
          fix,
        })),
    ),
  );
}

/** How many people or teams a step diagram has room for. */
const LANES = 4;

const PARTS_FIX = 'change the parts so that they add up to the amount';

/**
 * The faults in a figure: a paragraph or cells that do not exist, too many people in a step diagram, parts that do not
 * add up.
 */
function misfits(figure: Figure, paragraphs: number): FaultAt[] {
  const { after = 1 } = figure;
  const fix = 'write the number of a paragraph, or leave the field empty';
  const place = {
    path: ['after'],
    problem: `the section has only ${paragraphs} paragraph${paragraphs === 1 ? '' : 's'}`,
    fix,
  };
  const rows = 'rows' in figure ? figure.rows : [];
  const [lines, total = []] = 'lines' in figure ? [figure.lines, figure.total] : [[]];
  const columns = 'columns' in figure ? figure.columns.length : 0;
  const wrongCells = (path: PathKey[], { length }: readonly string[]) => ({
    path,
    problem: `has ${length} cells, but the table has ${columns} columns`,
    fix: `write ${columns} cells`,
  });
  const bars = 'bars' in figure ? figure.bars : [];
  const lanes = 'steps' in figure ? new Set(figure.steps.map(({ who }) => who)).size : 0;
  const crowd = {
    path: ['steps'],
    problem: `names ${lanes} people or teams, but the diagram has room for only ${LANES}`,
    fix: 'name fewer',
  };
  return [
    ...(after > paragraphs ? [place] : []),
    ...(lanes > LANES ? [crowd] : []),
    ...rows.flatMap((row, index) => (row.length === columns ? [] : wrongCells(['rows', index], row))),
    ...lines.flatMap(({ cells }, index) =>
      cells.length === columns ? [] : wrongCells(['lines', index, 'cells'], cells),
    ),
    ...(total.length > columns ? [wrongCells(['total'], total)] : []),
    ...bars.flatMap(({ value, parts }, index) => {
      const sum = parts?.reduce((sum, part) => sum + part.value, 0) ?? value;
      const problem = `the parts add up to ${sum}, but the amount is ${value}`;
      // Decimals need not add up to the last digit.
      return Math.abs(sum - value) < value / 1e6 ? [] : { path: ['bars', index, 'parts'], problem, fix: PARTS_FIX };
    }),
  ];
}

/** The figure in the words that readers see: amounts with their unit, each line of a table as one string. */
function asShown(figure: Figure): unknown {
  if ('rows' in figure) return { ...figure, rows: figure.rows.map((row) => row.join(' | ')) };
  if (!('bars' in figure)) return figure;
  return {
    ...figure,
    bars: figure.bars.map(({ parts, ...bar }) => ({
      ...bar,
      value: formatAmount(bar.value, figure.unit),
      parts: parts?.map((part) => ({ ...part, value: formatAmount(part.value, figure.unit) })),
    })),
  };
}

/** A number with its currency sign or unit: `₹1,560`, `99.9 per cent`, `₹3.8 lakh`. */
const NUMBER = /₹?\d(?:[\d,.]*\d)?(?: ?%| (?:per cent|lakh|crore|thousand|million)\b)?/g;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];
