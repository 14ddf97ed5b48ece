import * as z from 'zod';
import {
  callToAction,
  heading,
  id,
  label,
  link,
  list,
  logo,
  openList,
  page,
  paragraph,
  paragraphs,
  picture,
} from '../common';
import { pageHeading } from './parts';

const partner = z.strictObject({
  id,
  name: label.describe('the name of the partner'),
  picture: logo.describe('the logo; if there is none, the name is shown').optional(),
});

const tab = z.strictObject({
  id,
  heading,
  desc: paragraphs.meta({ label: 'Paragraphs' }),
  picture,
  tab: label.describe('the text on the tab').meta({ label: 'Text on the tab' }),
  link: link.describe('where to read more about it').optional(),
});

export const about = z
  .strictObject({
    page,
    heading: pageHeading,
    hero: z
      .strictObject({
        text: paragraph.describe('the text at the top'),
        picture: picture.describe('the picture at the top'),
        partners: z
          .strictObject({
            heading: heading.describe('the heading above the client partners'),
            logos: openList(partner, 12, 'the client partners'),
          })
          .meta({ label: 'Client partners' })
          .optional(),
      })
      .meta({ label: 'Top of the page' }),
    tabs: z.strictObject({
      id,
      label: label
        .describe('the heading above the tabs; if it says how many there are, keep that number up to date')
        .meta({ label: 'Heading' }),
      items: list(tab, 2, 8, 'the tabs; the first will be open when the page loads').meta({ label: 'Tabs' }),
    }),
    callToAction,
  })
  .meta({ label: 'About Us' });
