import * as z from 'zod';
import { callToAction, list, page, paragraph, picture, related, reporting, text } from '../common';
import { figureIssues } from '../figure-issues';
import { insightSection } from '../figures';
import { pageHeading } from './parts';

/** `content/insights/*.yaml` */
export const insight = z
  .strictObject({
    page,
    banner: z.strictObject({
      heading: pageHeading,
      subtitle: text(10, 140, 'the line below the heading'),
      picture: picture.describe('the picture of the banner'),
    }),
    lead: paragraph.describe('the text at the top').meta({ label: 'Introduction' }),
    sections: list(insightSection, 2, 8, 'the sections of the page, one after another'),
    related: related(2, 3).describe('the service and the industry that the article is about, shown at the end'),
    callToAction,
  })
  .superRefine(reporting(figureIssues));
