import * as z from 'zod';
import { movedTo, page } from '../common';
import { pageHeading, intro, pagePicture } from './parts';

/** `content/overviews/*.yaml`: a page that lists the pages of a folder. */
export const overview = z.strictObject({
  page,
  heading: pageHeading,
  intro,
  picture: pagePicture,
  pages: z.enum(['insights', 'industries']).describe('the pages that it lists').meta({ label: 'Pages listed' }),
  movedTo,
});
