import * as z from 'zod';
import { callToAction, heading, id, label, list, openList, page, paragraph, picture, section } from '../common';
import { pageHeading, intro, pagePicture, serviceCard } from './parts';

/** A job for a client: what the client asked for, and what was delivered. */
const job = z.strictObject({
  id,
  heading,
  asked: paragraph.describe('what the client asked for').meta({ label: 'What was asked for' }),
  handed: paragraph.describe('what was handed over').meta({ label: 'What was handed over' }),
  picture: picture.optional(),
});

export const services = z
  .strictObject({
    page,
    heading: pageHeading,
    intro,
    picture: pagePicture,
    cards: list(serviceCard, 2, 12, 'the service cards'),
    work: z
      .strictObject({
        id,
        heading,
        asked: label.describe('the words before what the client asked for').meta({ label: 'Label for the request' }),
        handed: label.describe('the words before what was handed over').meta({ label: 'Label for the result' }),
        items: openList(job, 6, 'the jobs, each for one client').meta({ label: 'Jobs' }),
      })
      .describe('work that clients have allowed you to show')
      .meta({ label: 'Work for clients' })
      .optional(),
    charging: section.describe('how you charge for work').optional(),
    duration: section.describe('how long a first job takes').optional(),
    firstWeeks: section.describe('what happens in the first three weeks').optional(),
    callToAction,
  })
  .meta({ label: 'Our Services' });
