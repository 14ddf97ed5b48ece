import * as z from 'zod';
import {
  callToAction,
  heading,
  id,
  label,
  list,
  openList,
  page,
  paragraph,
  picture,
  section,
  text,
  url,
} from '../common';
import { date, pageHeading, intro, pagePicture } from './parts';

const fact = z.strictObject({
  id,
  term: label.describe('what the fact is about').meta({ label: 'Subject' }),
  text: text(2, 200, 'the fact'),
});

/** A press release, or an article by somebody else. */
const pressEntry = z.strictObject({
  date: date.describe('the date on which it was published'),
  title: text(5, 140, 'the title of the release or article'),
  source: label.describe('who published it, such as the newspaper'),
  paragraphs: list(paragraph, 1, 12, 'the full text of your own release; leave it empty for articles by others')
    .meta({ label: 'Text' })
    .optional(),
  link: url.describe('where it can be read, such as a PDF on another site').meta({ label: 'Link' }).optional(),
});

const press = z.strictObject({
  id,
  heading,
  none: paragraph.describe('the sentence to show while the list is empty').meta({ label: 'Text when empty' }),
  entries: openList(pressEntry, 60, 'the entries, in any order; the page shows the newest first'),
});

export const media = z.strictObject({
  page,
  heading: pageHeading,
  intro,
  picture: pagePicture,
  releases: press.describe('the press releases of the company').meta({ label: 'Press releases' }),
  coverage: press.describe('what others have published about the company').meta({ label: 'Press coverage' }),
  sections: list(section, 1, 8, 'the sections of the page, one after another'),
  facts: z.strictObject({ id, heading, items: list(fact, 2, 12, 'the facts').meta({ label: 'Facts' }) }),
  downloads: z
    .strictObject({
      id,
      heading,
      text: text(20, 260, 'how the files may be used'),
      logos: label.describe('the name of the row of logos'),
      pictures: list(picture, 1, 6, 'the pictures that can be downloaded'),
    })
    .describe('the logo and pictures, to download')
    .optional(),
  callToAction,
});
