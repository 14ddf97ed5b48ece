import * as z from 'zod';
import { label, list, section, text } from './common';

/** The fields of figures of all kinds. */
const common = {
  caption: text(10, 120, 'what the figure shows, in a few words'),
  after: z
    .number()
    .int()
    .min(1)
    .max(12)
    .describe(
      'the number of the paragraph that the figure follows; leave it empty to put the figure at the end of the section',
    )
    .meta({ label: 'After paragraph' })
    .optional(),
};

/** A figure of one kind. */
const figureOf = <Type extends string, Fields extends z.core.$ZodShape>(type: Type, label: string, fields: Fields) =>
  z.strictObject({ type: z.literal(type), ...common, ...fields }).meta({ kind: type, label });

const part = z.strictObject({
  label: label.describe('the name of the part').meta({ label: 'Name' }),
  value: z
    .number()
    .positive()
    .describe('the size of the part')
    .meta({ label: 'Amount', expected: 'a number greater than 0' }),
});

const bar = z.strictObject({
  label: label.describe('what is counted').meta({ label: 'What is counted' }),
  value: z
    .number()
    .positive()
    .describe('the amount, which sets the length of the bar')
    .meta({ label: 'Amount', expected: 'a number greater than 0' }),
  parts: list(part, 2, 3, 'the parts of the amount, side by side in its bar; they must add up to the amount')
    .meta({ label: 'Parts' })
    .optional(),
  mark: z.boolean().describe('highlights this bar').meta({ label: 'Highlight' }).optional(),
});

const entry = z.strictObject({
  when: label.describe('the day, the hour or the step'),
  what: text(5, 120, 'what happens then').meta({ label: 'What happens' }),
});

const step = z.strictObject({
  who: text(2, 24, 'who does it; the steps of one person or team are shown one below the other'),
  what: text(5, 90, 'what is done').meta({ label: 'What is done' }),
  takes: text(2, 24, 'how long it takes').meta({ label: 'How long it takes' }).optional(),
  mark: z.boolean().describe('highlights this step').meta({ label: 'Highlight' }).optional(),
});

/** A line of a table, with bars between its cells as in Markdown. Its parsed value is the list of its cells. */
const cells = (description: string, max = 3) =>
  text(3, 120, description)
    .regex(new RegExp(`^[^|]*[^|\\s][^|]*(\\|[^|]*[^|\\s][^|]*){1,${max - 1}}$`))
    .transform(cellsIn)
    .describe(description)
    .meta({
      cells: true,
      expected: `2 ${max === 3 ? 'or' : 'to'} ${max} cells with " | " between them, 120 characters in all`,
    });

/** The cells of a line. */
function cellsIn(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

const line = z.strictObject({
  cells: cells('the cells of the line', 4),
  mark: text(2, 16, 'a word or two to say why this line matters, such as “Late”; the line will be highlighted')
    .meta({ label: 'Highlight as' })
    .optional(),
});

/** A screen, or a form on paper, as the people who work with it see it. */
const screen = {
  title: text(2, 40, 'the name of the screen or form').meta({ label: 'Name' }),
  note: text(10, 40, 'the words beside the name that say the data is made up'),
  status: text(5, 90, 'the line below the name: whose screen or form it is, and its date').meta({
    label: 'Line below the name',
  }),
  columns: cells('the headings of the columns, in one line', 4).meta({ label: 'Column headings' }),
  lines: list(line, 2, 8, 'the lines, each with one cell per column; numbers and times will be right-aligned'),
  total: cells(
    'the last line, with the total; if it has fewer cells than the table has columns, its first cell fills the gap',
    4,
  ).optional(),
  paper: z.boolean().describe('shows a paper form instead of a screen').meta({ label: 'Paper form' }).optional(),
};

/** A figure: bars, a screen or form, a table, a timeline, a step diagram, or a checklist. */
export const figure = z
  .discriminatedUnion('type', [
    figureOf('bars', 'Bars', {
      unit: text(1, 24, 'the unit of all bars, such as ₹ or minutes'),
      bars: list(bar, 2, 6, 'the amounts, all in the same unit'),
    }),
    figureOf('screen', 'Screen or form', screen),
    figureOf('table', 'Table', {
      columns: cells('the headings of the columns, in one line').meta({ label: 'Column headings' }),
      rows: list(cells('the cells of a row'), 2, 8, 'the rows of the table, each with one cell per column'),
    }),
    figureOf('timeline', 'Timeline', { timeline: list(entry, 2, 6, 'what happens, one after another') }),
    figureOf('steps', 'Step diagram', {
      steps: list(step, 3, 8, 'who does what, one step after another; at most four people or teams'),
    }),
    figureOf('checklist', 'Checklist', {
      checklist: list(text(5, 90, 'one thing to tick'), 2, 10, 'things to tick, on screen or on paper'),
      fillIn: z
        .boolean()
        .describe('gives each item a line to write on instead of a box, and adds a button that prints only the list')
        .meta({ label: 'To fill in and print' })
        .optional(),
    }),
  ])
  .describe('bars with their unit, a table, a timeline, a step diagram, a checklist, or a screen or form');

/** A screen or form below the text of a section. */
export const screenBelow = z
  .strictObject({ type: z.literal('screen'), caption: common.caption, ...screen })
  .describe('a screen or form used in this work, with made-up data, shown below the text')
  .meta({ label: 'Screen or form' });

/** A section of an insight. Its figure is below the text, or between two paragraphs. */
export const insightSection = section.extend({ figure: figure.optional() }).describe('the section');
