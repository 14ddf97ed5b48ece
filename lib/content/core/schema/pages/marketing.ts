import * as z from 'zod';
import { heading, list, page, paragraphs, picture, point } from '../common';
import { MARKETING_POINTS } from '@/lib/specification/constants';
import { pageHeading, closing } from './parts';

export const marketing = z.strictObject({
  page,
  heading: pageHeading,
  banner: z.strictObject({ heading: heading.describe('the heading on the banner'), picture }),
  needs: z.strictObject({ heading: heading.describe('the heading of the text on customers’ needs'), paragraphs }),
  how: z
    .strictObject({ heading, points: list(point, MARKETING_POINTS, MARKETING_POINTS, 'the points') })
    .meta({ label: 'How we do it' }),
  ...closing,
});
