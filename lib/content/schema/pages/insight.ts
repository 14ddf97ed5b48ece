import * as f from '../field-types';
import { insightSection } from '../figures';

/** `content/insights/*.yaml` */
export const insight = f.group('Insight', {
  page: f.page,
  banner: f.group('Banner', {
    heading: f.pageHeading,
    subtitle: f.line('Line below the heading', 60),
    more: f.line('Smaller line below it', 90).optional(),
    picture: f.picture.optional(),
  }),
  lead: f.lead,
  sections: f.list('Sections', insightSection, 2, 8),
  related: f.related,
  callToAction: f.callToAction,
});
