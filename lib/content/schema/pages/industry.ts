import * as f from '../field-types';
import { closing } from '../figures';

const when = f.line('When', 30, 'Such as “At the change of shift”. Shown above the heading.');
const entry = f.point.extend({ when: when.optional() }).meta({ label: 'Entry' });
const entries = { heading: f.heading.optional(), items: f.list('Entries', entry, 2, 8) };

/** `content/industries/*.yaml` */
export const industry = f.group('Industry', {
  page: f.page,
  badge: f.line('Heading of the page', 24, 'In the round badge.'),
  lead: f.lead,
  picture: f.pictureWithWide,
  list: f.group('List', entries, 'Benefits, innovations or technologies, with a heading of their own.').optional(),
  ...closing,
});
