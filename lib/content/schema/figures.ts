import * as z from 'zod';
import * as f from './fields';

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
const after = z
  .int()
  .min(1)
  .max(12)
  .meta({
    label: 'After paragraph',
    hint: 'The number of the paragraph before the figure. Leave it empty to show it last.',
  })
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

/** Reports what would break a figure: cells without a column, parts of another sum, more people than fit. */
function fits(figure: z.infer<typeof anyFigure>, context: z.RefinementCtx) {
  const report = (...of: Parameters<typeof f.fault>) => context.addIssue({ code: 'custom', ...f.fault(...of) });
  const count = (row: readonly string[], columns: number, ...path: (string | number)[]) => {
    if (row.length !== columns)
      report(`has ${row.length} cells, but there are ${columns} columns`, 'Add or remove some.', ...path);
  };
  if (figure.type === 'table') figure.rows.forEach((row, index) => count(row, figure.columns.length, 'rows', index));
  if (figure.type === 'screen') {
    const { columns, lines, total } = figure;
    lines.forEach(({ cells }, index) => count(cells, columns.length, 'lines', index, 'cells'));
    if (total && total.length > columns.length) count(total, columns.length, 'total');
  }
  if (figure.type === 'bars') {
    figure.bars.forEach(({ value, parts }, index) => {
      const sum = parts?.reduce((total, part) => total + part.value, 0) ?? value;
      // Decimals need not add up to the last digit.
      if (Math.abs(sum - value) < value / 1e6) return;
      report(`add up to ${sum}, but the amount is ${value}`, 'Correct one of the numbers.', 'bars', index, 'parts');
    });
  }
  if (figure.type === 'steps') {
    const { size } = new Set(figure.steps.map(({ who }) => who));
    if (size > 4) report(`names ${size} people or teams, but there is room for four`, 'Name fewer.', 'steps');
  }
}

/** A section of an insight. Its figure is below the text, or between two paragraphs. */
export const insightSection = f.section
  .extend({ figure: anyFigure.superRefine(fits).meta({ label: 'Figure' }).optional() })
  .refine(
    ({ figure, paragraphs }) => (figure?.after ?? 1) <= paragraphs.length,
    f.fault('is higher than the number of paragraphs', 'Write a lower one, or leave it empty.', 'figure', 'after'),
  )
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

/** A section that may show its points as a sheet of paper, or a document. */
const sheetSection = f.section
  .extend({
    sheet: f.flag('Points as a printable sheet', 'Visitors can print the points alone, as a checklist. Needs points.'),
    document: document.optional(),
  })
  .refine(
    ({ sheet, points }) => !sheet || points,
    f.fault('needs points to show', 'Add points, or switch it off.', 'sheet'),
  )
  .refine(
    ({ sheet, document }) => !sheet || !document,
    f.fault('cannot go with a printable sheet', 'Move it to another section, or remove it.', 'document'),
  )
  .meta({ label: 'Section' });

/** A section of an industry, which may show a screen or form of the work that it is about. */
export const industrySection = sheetSection
  .safeExtend({
    figure: z
      .strictObject({ type: z.literal('screen'), caption, ...screen })
      .superRefine(fits)
      .meta({ label: 'Screen or form', hint: 'Used in this work, with made-up data. Shown below the text.' })
      .optional(),
  })
  .refine(
    ({ figure, sheet, document }) => !figure || (!sheet && !document),
    f.fault('cannot go with a sheet or a document', 'Move it to another section, or remove it.', 'figure'),
  )
  .meta({ label: 'Section' });

/** How pages about one service end. */
export const closing = {
  sections: f.list('Sections', sheetSection, 1, 6),
  related: f.related(1, 3).optional(),
  callToAction: f.callToAction,
};
