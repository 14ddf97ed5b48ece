import * as z from 'zod';
import {
  callToAction,
  heading,
  id,
  label,
  list,
  page,
  paragraph,
  paragraphs,
  picture,
  related,
  text,
  url,
} from '../common';
import { sheetSection } from '../sheets';

export const pageHeading = heading.describe('the heading of the page');

export const intro = paragraph.describe('the text under the heading').meta({ label: 'Introduction' });

export const pagePicture = picture.describe('the picture of the page');

/** A card that leads to the page of a service. */
export const serviceCard = z.strictObject({
  id,
  heading,
  img: picture,
  text: text(20, 260, 'one or two sentences'),
  url,
  more: label.describe('the text of the link on the card').meta({ label: 'Link text' }),
});

export const date = z.iso.date().meta({ expected: 'year, month and day, such as 2026-01-31' });

/** The beginning and the end of a page about one service. */
export const opening = {
  page,
  heading: pageHeading,
  intro: paragraphs.describe('the paragraphs under the heading').meta({ label: 'Introduction' }),
  picture: pagePicture,
};

export const closing = {
  sections: list(sheetSection, 1, 6, 'the sections of the page, one after another'),
  related: related(1, 3).optional(),
  callToAction,
};
