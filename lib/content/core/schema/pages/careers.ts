import * as z from 'zod';
import { callToAction, heading, id, label, list, openList, page, paragraph, point, text } from '../common';
import { CAREERS_PARAGRAPHS } from '@/lib/specification/constants';
import { date, pageHeading, pagePicture } from './parts';

/** An open post. */
const post = z.strictObject({
  id,
  heading: heading.describe('the name of the post'),
  place: label.describe('where the work is'),
  text: paragraph.describe('what the work is, and what it requires'),
  until: date
    .describe('the last day to apply; the first release after it will leave the post out')
    .meta({ label: 'Last day to apply' })
    .optional(),
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
      until: label.describe('the words before the last day to apply').meta({ label: 'Words before the last day' }),
      items: openList(post, 20, 'the open posts').meta({ label: 'Posts' }),
    })
    .describe('the open posts')
    .meta({ label: 'Open posts' })
    .optional(),
  apply: z.strictObject({
    heading,
    none: text(20, 120, 'the text under the heading while there are no open posts').meta({
      label: 'Text without open posts',
    }),
    steps: list(point, 2, 6, 'the steps'),
  }),
  callToAction,
});
