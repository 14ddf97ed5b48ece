import * as z from 'zod';
import { heading, list, reporting, section, text } from './common';
import { misfitsIn } from './figure-issues';
import { insightSection } from './figures';

/** The sheets that a page offers to print. */

const parts = list(
  insightSection,
  1,
  5,
  'the parts of the sheet, from top to bottom; print it once to check that they fit',
);

/** A document that shows what customers get, about a made-up case. */
const document = z
  .strictObject({
    title: heading.describe('the title of the document'),
    note: text(10, 60, 'the words on the tab of the document, which say that the case is made up'),
    first: parts.meta({ label: 'First A4 sheet' }),
    second: parts.meta({ label: 'Second A4 sheet' }).optional(),
  })
  .superRefine(
    reporting((sheets) =>
      (['first', 'second'] as const).flatMap((sheet) =>
        misfitsIn(sheets[sheet] ?? []).map(({ path, ...fault }) => ({ path: [sheet, ...path], ...fault })),
      ),
    ),
  )
  .describe('a sample of what customers get, about a made-up case')
  .meta({ label: 'Sample document' });

/** A section that may show its points as a sheet of paper, or a document. */
export const sheetSection = section
  .extend({
    sheet: z
      .boolean()
      .describe('shows the points as a checklist that visitors can print on its own')
      .meta({ label: 'Show points as a printable sheet' })
      .optional(),
    document: document.optional(),
  })
  .refine(({ sheet, points }) => !sheet || points, {
    path: ['sheet'],
    message: 'needs points to show as a sheet',
    params: { fix: 'add points to this section, or remove this field' },
  })
  .refine(({ sheet, document }) => !sheet || !document, {
    path: ['document'],
    message: 'cannot go in a section whose points are shown as a sheet',
    params: { fix: 'move it to another section, or remove it' },
  })
  .describe('the section');
