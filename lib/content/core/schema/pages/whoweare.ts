import * as z from 'zod';
import { callToAction, heading, id, label, list, openList, page, paragraphs, picture, portrait } from '../common';
import { GALLERY_PICTURES } from '@/lib/specification/constants';
import { pageHeading, intro, pagePicture } from './parts';

const person = z.strictObject({
  id,
  name: label.describe('the name of the person'),
  role: label.describe('what the person does in the company'),
  picture: portrait.describe('a portrait; only the upper part is shown, cropped to a square').optional(),
});

const story = z.strictObject({ id, heading, paragraphs, picture });

export const whoweare = z
  .strictObject({
    page,
    heading: pageHeading,
    intro,
    picture: pagePicture,
    sections: list(story, 2, 8, 'the sections of the page, one after another'),
    gallery: z.strictObject({
      id,
      heading,
      pictures: list(
        z.strictObject({ id, img: picture }),
        GALLERY_PICTURES,
        GALLERY_PICTURES,
        'the pictures of the gallery',
      ),
    }),
    people: z
      .strictObject({
        id,
        heading,
        items: openList(person, 24, 'the people, in the order in which they are shown').meta({ label: 'People' }),
      })
      .describe('the people of the company')
      .optional(),
    callToAction,
  })
  .meta({ label: 'Who We Are' });
