import * as z from 'zod';
import { label, list, section, text } from './common';

/** What figures of all kinds have. */
const base = z.strictObject({
  caption: text(10, 120, 'what the figure shows, in a few words'),
  after: z
    .number()
    .int()
    .min(1)
    .max(12)
    .describe('the number of the paragraph that it follows; without it, the figure ends the section')
    .meta({ label: 'After paragraph' })
    .optional(),
});

const bar = z.strictObject({
  label: label.describe('what is counted').meta({ label: 'What is counted' }),
  value: z
    .number()
    .positive()
    .describe('how much it is: the length of the bar')
    .meta({ expected: 'a number greater than 0' }),
  text: text(2, 40, 'the amount in words, where the article has it so').meta({ label: 'In words' }).optional(),
  mark: z.literal(true).describe('sets off the bar that matters').meta({ label: 'Set off' }).optional(),
});

const entry = z.strictObject({
  when: label.describe('the day, the hour or the step'),
  what: text(5, 120, 'what happens then'),
});

/** A line of a table, its 2 or 3 cells with bars between them as in Markdown; it is read as the list of its cells. */
const cells = (description: string) =>
  text(3, 120, description)
    .regex(/^[^|]*[^|\s][^|]*(\|[^|]*[^|\s][^|]*){1,2}$/)
    .transform(cellsIn)
    .describe(description)
    .meta({ cells: true, expected: '2 or 3 cells with " | " between them, 120 characters in all' });

/** The cells of a line. */
export function cellsIn(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** A figure of an insight: bars, a table, a timeline or a checklist. */
export const figure = z
  .union([
    base
      .extend({
        unit: text(1, 24, 'the unit of all bars, such as ₹ or minutes'),
        bars: list(bar, 2, 6, 'amounts of one unit, as bars'),
      })
      .meta({ kind: 'bars', label: 'Bars' }),
    base
      .extend({
        columns: cells('the headings of the columns of a table, in one line'),
        rows: list(cells('the cells of a row'), 2, 8, 'the rows of the table, each with a cell for each column'),
      })
      .meta({ kind: 'table', label: 'Table' }),
    base
      .extend({ timeline: list(entry, 2, 6, 'what happens, one after another') })
      .meta({ kind: 'timeline', label: 'Timeline' }),
    base
      .extend({ checklist: list(text(5, 90, 'one thing to tick'), 2, 10, 'things to tick, on paper too') })
      .meta({ kind: 'checklist', label: 'Checklist' }),
  ])
  .describe('bars with their unit, a table, a timeline or a checklist');

/** A section of an insight: its figure stands beside the text in wide windows, else between the paragraphs. */
export const insightSection = section.extend({ figure: figure.optional() }).describe('the section');
