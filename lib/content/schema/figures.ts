import * as z from 'zod';
import * as f from './field-types';

/** Figures in articles and industries, and the sheets that visitors print. */

/** A line of a table: 2 to `max` cells with `|` between them. Its value is the list of its cells. */
const cells = (label: string, max = 3) =>
  f
    .line(label, 120, `As many cells as there are columns, 2 to ${max}, with | between them. None may be empty.`)
    .regex(new RegExp(`^[^|]*[^|\\s][^|]*(\\|[^|]*[^|\\s][^|]*){1,${max - 1}}$`))
    .transform((value) => value.split('|').map((cell) => cell.trim()));

const caption = f.line('Caption', 120, 'What the figure shows, in a few words.');
const amount = z.number().positive().meta({ label: 'Amount', hint: 'A number greater than 0, without its unit.' });
const mark = f.flag('Highlight', 'Makes it stand out.');
const after = f
  .count(12, 'After paragraph', 'The number of a paragraph. Leave it empty to show the figure last.')
  .optional();

/** A figure of one kind. */
const figureOf = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, label: string, shape: Shape) =>
  z.strictObject({ type: z.literal(type), caption, after, ...shape }).meta({ label });

/** A screen, or a form on paper, as the people who work with it see it. */
const screen = {
  title: f.line('Name', 40, 'The name of the screen or form.'),
  note: f.line('Note', 40, 'The words beside the name, which say that the data is made up.'),
  status: f.line('Line below the name', 90, 'Whose screen or form it is, and its date.'),
  columns: cells('Column headings', 4),
  lines: f.list(
    'Lines',
    f.group('Line', {
      cells: cells('Cells', 4),
      mark: f.line('Highlight as', 16, 'A word or two that say why this line matters, such as “Late”.').optional(),
    }),
    2,
    8,
  ),
  total: cells('Total', 4).meta({ hint: 'The last line. It may have fewer cells than there are columns.' }).optional(),
  paper: f.flag('Paper form', 'Shows a form on paper instead of a screen.'),
};

const part = f.group('Part', { label: f.line('Name'), value: amount });
const bar = f.group('Bar', {
  label: f.line('What is counted'),
  value: amount,
  parts: f.list('Parts', part, 2, 3, 'Shown side by side in the bar. They add up to the amount.').optional(),
  mark,
});
const event = f.group('Entry', {
  when: f.line('When', 60, 'The day, the hour or the step.'),
  what: f.text('What happens', 120),
});
const step = f.group('Step', {
  who: f.line('Who', 24, 'A diagram has room for four people or teams.'),
  what: f.line('What is done', 90),
  takes: f.line('How long it takes', 24).optional(),
  mark,
});

const anyFigure = z.discriminatedUnion('type', [
  figureOf('bars', 'Bars', { unit: f.line('Unit', 24, 'Such as ₹ or minutes.'), bars: f.list('Bars', bar, 2, 6) }),
  figureOf('screen', 'Screen or form', screen),
  figureOf('table', 'Table', { columns: cells('Column headings'), rows: f.list('Rows', cells('Row'), 2, 8) }),
  figureOf('timeline', 'Timeline', { timeline: f.list('Entries', event, 2, 6) }),
  figureOf('steps', 'Step diagram', { steps: f.list('Steps', step, 3, 8) }),
  figureOf('checklist', 'Checklist', {
    checklist: f.list('Items', f.line('Item', 90, 'One thing to tick.'), 2, 10),
    fillIn: f.flag('To fill in and print', 'Gives items a line to write on, and adds a button that prints the list.'),
  }),
]);

/** Reports what would break a figure: rows with more or fewer cells than columns, more people than fit. */
function fits(figure: z.infer<typeof anyFigure>, context: z.RefinementCtx) {
  if (context.issues.length > 0) return;
  const report = (...of: Parameters<typeof f.fault>) => context.addIssue({ code: 'custom', ...f.fault(...of) });
  const columns = 'columns' in figure ? figure.columns.length : 0;
  const rows =
    figure.type === 'table' ? figure.rows : figure.type === 'screen' ? figure.lines.map(({ cells }) => cells) : [];
  const field = figure.type === 'table' ? 'rows' : 'lines';
  rows.forEach(({ length }, index) => {
    if (length === columns) return;
    report(`entry ${index + 1} has ${length} cells, but there are ${columns} columns`, 'Add or remove cells.', field);
  });
  if (figure.type !== 'steps') return;
  const { size } = new Set(figure.steps.map(({ who }) => who));
  if (size > 4) report(`name ${size} people or teams, but there is room for four`, 'Name fewer.', 'steps');
}

/** A section of an insight. Its figure is below the text, or between two paragraphs. */
export const insightSection = f.section
  .extend({ figure: anyFigure.superRefine(fits).meta({ label: 'Figure' }).optional() })
  .meta({ label: 'Section' });

const sheet = (label: string) => f.list(label, insightSection, 1, 5, 'From top to bottom. Print it to see if it fits.');

const document = f.group(
  'Sample document',
  {
    title: f.heading.meta({ label: 'Title' }),
    note: f.line('Note', 60, 'The words on its tab, which say that the case is made up.'),
    first: sheet('First A4 sheet'),
    second: sheet('Second A4 sheet').optional(),
  },
  'A sample of what customers get, about a made-up case.',
);

/** What a section may show below its text. */
interface Extras {
  points?: unknown;
  sheet?: boolean | undefined;
  document?: unknown;
  figure?: unknown;
}
const hasPoints = ({ sheet, points }: Extras) => !sheet || points !== undefined;
const isOne = ({ sheet, document, figure }: Extras) => [sheet, document, figure].filter(Boolean).length < 2;
const NO_POINTS = f.fault('needs points to show', 'Add points, or switch it off.', 'sheet');
const TOO_MANY = f.fault('may show only one of these: a sheet, a document, a screen', 'Move one to another section.');

const withSheet = f.section.extend({
  sheet: f.flag('Points as a printable sheet', 'Visitors can print the points alone, as a checklist.'),
  document: document.optional(),
});

/** A section that may show its points as a sheet of paper, or a document. */
const sheetSection = withSheet.refine(hasPoints, NO_POINTS).refine(isOne, TOO_MANY).meta({ label: 'Section' });

const screenBelow = z
  .strictObject({ type: z.literal('screen'), caption, ...screen })
  .superRefine(fits)
  .meta({ label: 'Screen or form', hint: 'Used in this work, with made-up data. Shown below the text.' });

/** A section of an industry, which may also show a screen or form of the work that it is about. */
export const industrySection = withSheet
  .extend({ figure: screenBelow.optional() })
  .refine(hasPoints, NO_POINTS)
  .refine(isOne, TOO_MANY)
  .meta({ label: 'Section' });

/** How pages about one service end. */
export const closing = {
  sections: f.list('Sections', sheetSection, 1, 6),
  related: f.related(1, 3).optional(),
  callToAction: f.callToAction,
};
