import * as z from 'zod';
import {
  callToAction,
  heading,
  list,
  page,
  paragraph,
  pictureWithWide,
  point,
  related,
  reporting,
  text,
} from '../common';
import { figureIssues } from '../figure-issues';
import { screenBelow } from '../figures';
import { sheetSection } from '../sheets';

/** An entry of an industry's list. If every entry has a time (`when`), they are laid out along a line. */
const listPoint = point
  .extend({
    when: text(
      2,
      30,
      'when it happens, such as “At the change of shift”; if every entry has this, they are shown along a timeline',
    )
      .meta({ label: 'When' })
      .optional(),
  })
  .describe('the entry');

/** A section of an industry, which may show a screen or form of the work that it is about. */
const industrySection = sheetSection
  .safeExtend({ figure: screenBelow.optional() })
  .refine(({ figure, sheet, document }) => !figure || (!sheet && !document), {
    path: ['figure'],
    message: 'cannot be shown in a section with a sheet or a document',
    params: { fix: 'move it to another section, or remove it' },
  })
  .describe('the section');

/** `content/industries/*.yaml` */
export const industry = z
  .strictObject({
    page,
    badge: text(2, 24, 'the title in the round badge, which is the heading of the page').meta({ label: 'Title' }),
    lead: paragraph.describe('the text at the top').meta({ label: 'Introduction' }),
    picture: pictureWithWide.describe('the picture of the page').meta({ label: 'Picture' }),
    list: z
      .strictObject({
        heading: heading.describe('the heading of the list'),
        items: list(listPoint, 2, 8, 'the entries of the list').meta({ label: 'Entries' }),
      })
      .describe('a list of benefits, innovations or technologies under a heading of its own')
      .optional(),
    sections: list(industrySection, 1, 6, 'the sections of the page, one after another'),
    related: related(1, 3).optional(),
    callToAction,
  })
  .superRefine(reporting(figureIssues));
