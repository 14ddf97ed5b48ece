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
  .count(12, 'After paragraph', 'In an insight, the number of a paragraph. Leave it empty to show the figure last.')
  .optional();
const base = { caption, after };

/** A screen, or a form on paper, as the people who work with it see it. */
const sample = {
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
  f.option('bars', 'Bars', {
    ...base,
    unit: f.line('Unit', 24, 'Such as ₹ or minutes.'),
    bars: f.list('Bars', bar, 2, 6),
  }),
  f.option('sample', 'Sample', { ...base, ...sample }),
  f.option('table', 'Table', { ...base, columns: cells('Column headings'), rows: f.list('Rows', cells('Row'), 2, 8) }),
  f.option('timeline', 'Timeline', { ...base, timeline: f.list('Entries', event, 2, 6) }),
  f.option('steps', 'Step diagram', { ...base, steps: f.list('Steps', step, 3, 8) }),
  f.option('checklist', 'Checklist', {
    ...base,
    checklist: f.list('Items', f.line('Item', 90, 'One thing to tick.'), 2, 10),
    fillIn: f.flag('To fill in and print', 'Gives items a line to write on, and adds a button that prints the list.'),
  }),
]);

/** Reports what would break a figure: cells that do not match the columns, parts that do not add up, too many people. */
function fits(figure: z.infer<typeof anyFigure>, context: z.RefinementCtx) {
  if (context.issues.length > 0) return;
  const report = (...of: Parameters<typeof f.fault>) => context.addIssue({ code: 'custom', ...f.fault(...of) });
  if (figure.type === 'table' || figure.type === 'sample') {
    const { length } = figure.columns;
    const [field, rows] =
      figure.type === 'table' ? ['rows', figure.rows] : ['lines', figure.lines.map(({ cells }) => cells)];
    for (const [index, cells] of rows.entries()) {
      const problem = `entry ${index + 1} has ${cells.length} cells, but there are ${length} columns`;
      if (cells.length !== length) report(problem, 'Add or remove cells.', field);
    }
    const total = figure.type === 'sample' && figure.total ? figure.total.length : 0;
    if (total > length) report(`has ${total} cells, but there are ${length} columns`, 'Remove cells.', 'total');
  }
  if (figure.type === 'bars') {
    for (const [index, { value, parts }] of figure.bars.entries()) {
      const sum = parts?.reduce((before, part) => before + part.value, 0) ?? value;
      const problem = `the parts of entry ${index + 1} add up to ${sum}, but its amount is ${value}`;
      if (Math.abs(sum - value) > value / 1000) report(problem, 'Correct one of them.', 'bars');
    }
  }
  if (figure.type === 'steps') {
    const { size } = new Set(figure.steps.map(({ who }) => who));
    if (size > 4) report(`name ${size} people or teams, but there is room for four`, 'Name fewer.', 'steps');
  }
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

const sampleBelow = f
  .option('sample', 'Sample', { caption, ...sample })
  .superRefine(fits)
  .meta({ label: 'Sample', hint: 'A screen or a form of this work, with made-up data. Shown below the text.' });

/** A section that may also show its points as a sheet of paper, a document, or a sample. */
const workSection = f.section
  .extend({
    sheet: f.flag('Points as a printable sheet', 'Visitors can print the points alone, as a checklist.'),
    document: document.optional(),
    figure: sampleBelow.optional(),
  })
  .refine(
    ({ sheet, points }) => !sheet || points,
    f.fault('needs points to show', 'Add points, or switch it off.', 'sheet'),
  )
  .refine(
    ({ sheet, document, figure }) => [sheet, document, figure].filter(Boolean).length < 2,
    f.fault('may show only one of these: a sheet, a document, a sample', 'Move one to another section.'),
  )
  .meta({ label: 'Section' });

/** How pages about a service or an industry end. */
export const closing = {
  sections: f.openList('Sections', workSection, 6),
  related: f.related,
  callToAction: f.callToAction,
};
