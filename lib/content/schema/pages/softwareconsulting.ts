import * as f from '../field-types';
import { closing } from '../figures';

export const softwareconsulting = f.group('Software Consulting', {
  ...f.opening,
  intro: f.paragraphs.meta({ label: 'Introduction' }),
  benefits: f.group('Benefits', { heading: f.heading.optional(), items: f.points('Benefits', 1, 8) }),
  ...closing,
});
