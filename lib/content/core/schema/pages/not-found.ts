import * as z from 'zod';
import { link, list, page, paragraph } from '../common';
import { pageHeading, pagePicture } from './parts';

export const notFound = z
  .strictObject({
    page: page.pick({ title: true, description: true }),
    heading: pageHeading,
    text: paragraph,
    picture: pagePicture,
    action: link.describe('the button').meta({ label: 'Button' }),
    links: list(link, 1, 6, 'other pages that may help'),
  })
  .meta({ label: 'Page not found' });
