import * as z from 'zod';
import { callToAction, list, movedTo, page, paragraph, picture, related, reporting, text } from '../common';
import { figureIssues } from '../figure-issues';
import { insightSection } from '../figures';
import { pageHeading, date } from './parts';

/** `content/insights/*.yaml` */
export const insight = z
  .strictObject({
    page,
    banner: z.strictObject({
      heading: pageHeading,
      subtitle: text(10, 140, 'the line below the heading'),
      picture: picture.describe('the picture of the banner'),
    }),
    published: date
      .describe(
        'the date on which the article was published; if it is empty, overviews list the article last, the news feed leaves it out, and search engines cannot tell how old it is',
      )
      .optional(),
    updated: date
      .describe('the day on which the article was last revised; readers will see this date instead')
      .optional(),
    lead: paragraph.describe('the text at the top').meta({ label: 'Introduction' }),
    sections: list(insightSection, 2, 8, 'the sections of the page, one after another'),
    related: related(2, 3).describe('the service and the industry that the article is about, shown at the end'),
    callToAction,
    movedTo,
  })
  .superRefine(reporting(figureIssues));
