import * as z from 'zod';
import { page, picture } from '../common';
import { pageHeading } from './parts';

/** `content/services/*.yaml`: a heading and a full-width picture, nothing else. */
export const pictureService = z.strictObject({
  page,
  heading: pageHeading,
  picture: picture.describe('the picture across the whole page'),
});
