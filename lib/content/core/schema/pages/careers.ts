import * as z from 'zod';
import { callToAction, heading, id, label, list, openList, page, paragraph, point, text } from '../common';
import { CAREERS_PARAGRAPHS } from '@/lib/specification/constants';
import { date, pageHeading, pagePicture } from './parts';

/** A vacancy. */
const post = z.strictObject({
  id,
  heading: heading.describe('the job title'),
  place: label.describe('where the job is based'),
  text: paragraph.describe('what the job is, and what it requires'),
  until: date.describe('the closing date').meta({ label: 'Closing date' }).optional(),
});

export const careers = z.strictObject({
  page,
  heading: pageHeading,
  paragraphs: list(paragraph, CAREERS_PARAGRAPHS, CAREERS_PARAGRAPHS, 'the two paragraphs under the heading'),
  picture: pagePicture,
  work: z.strictObject({ heading, points: list(point, 2, 6, 'the points') }),
  posts: z
    .strictObject({
      id,
      heading,
      until: label.describe('the words before the closing date').meta({ label: 'Words before the closing date' }),
      items: openList(post, 20, 'the vacancies').meta({ label: 'Vacancies' }),
    })
    .describe('the vacancies')
    .meta({ label: 'Vacancies' })
    .optional(),
  apply: z.strictObject({
    heading,
    none: text(20, 120, 'the text under the heading while there are no vacancies').meta({
      label: 'Text when there are no vacancies',
    }),
    steps: list(point, 2, 6, 'the steps'),
  }),
  callToAction,
});
