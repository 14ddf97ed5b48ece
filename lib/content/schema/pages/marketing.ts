import * as f from '../field-types';
import { closing } from '../figures';

export const marketing = f.group('Marketing', {
  page: f.page,
  heading: f.pageHeading,
  banner: f.group('Banner', { heading: f.heading, picture: f.picture.optional() }),
  needs: f.group('What customers need', { heading: f.heading.optional(), paragraphs: f.paragraphs }),
  how: f.group('How we do it', { heading: f.heading, points: f.points('Points', 2, 8) }),
  ...closing,
});
