import * as z from 'zod';
import { heading, list, point } from '../common';
import { opening, closing } from './parts';

export const softwareconsulting = z
  .strictObject({
    ...opening,
    benefits: z.strictObject({ heading, items: list(point, 1, 8, 'the benefits').meta({ label: 'Benefits' }) }),
    ...closing,
  })
  .meta({ label: 'Software Consulting' });
