import * as f from '../field-types';
import { closing } from '../figures';

const row = f.group('Row', { ...f.placed, cards: f.points('Cards', 3, 3) });

export const productEngg = f.group('Product Engineering', {
  ...f.opening,
  intro: f.paragraphs.meta({ label: 'Introduction' }).optional(),
  rows: f.list('Rows', row, 1, 6, 'Rows of cards.'),
  ...closing,
});
