import * as z from 'zod';
import { heading, list, reporting, section, text } from './common';
import { misfitsIn } from './figure-issues';
import { insightSection } from './figures';

/** The papers that a page offers. */

const parts = list(insightSection, 1, 5, 'its parts, one below the other; print it once and see that it fits');

/** A document that shows what customers get, about a case that is made up. */
const document = z
  .strictObject({
    title: heading.describe('the title of the document'),
    note: text(10, 60, 'the words on its tab, which say that the case is made up'),
    first: parts.meta({ label: 'First sheet of A4' }),
    second: parts.meta({ label: 'Second sheet of A4' }).optional(),
  })
  .superRefine(
    reporting((sheets) =>
      (['first', 'second'] as const).flatMap((sheet) =>
        misfitsIn(sheets[sheet] ?? []).map(({ path, ...fault }) => ({ path: [sheet, ...path], ...fault })),
      ),
    ),
  )
  .describe('a document as customers get it, about a case that is made up')
  .meta({ label: 'Document to show' });

/** A section whose points may be set as a sheet of paper, or which shows a document. */
export const sheetSection = section
  .extend({
    sheet: z
      .literal(true)
      .describe('sets the points as a sheet to tick, which visitors can print by itself')
      .meta({ label: 'Points as a sheet to print' })
      .optional(),
    document: document.optional(),
  })
  .refine(({ sheet, points }) => !sheet || points, {
    path: ['sheet'],
    message: 'needs points, which it sets as a sheet',
    params: { fix: 'write points in this section, or remove it' },
  })
  .refine(({ sheet, document }) => !sheet || !document, {
    path: ['document'],
    message: 'is not shown in a section whose points are a sheet',
    params: { fix: 'move it to another section, or remove it' },
  })
  .describe('the section');
