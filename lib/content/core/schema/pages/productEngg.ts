import * as z from 'zod';
import { heading, id, list, point } from '../common';
import { PRODUCT_CARDS, PRODUCT_ROWS } from '@/lib/specification/constants';
import { opening, closing } from './parts';

const row = z.strictObject({ id, heading, cards: list(point, PRODUCT_CARDS, PRODUCT_CARDS, 'the cards') });

export const productEngg = z
  .strictObject({ ...opening, rows: list(row, PRODUCT_ROWS, PRODUCT_ROWS, 'the rows of cards'), ...closing })
  .meta({ label: 'Product Engineering' });
