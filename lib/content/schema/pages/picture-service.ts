import * as f from '../field-types';

/** `content/picture-services/*.yaml`: a heading and a full-width picture. */
export const pictureService = f.group('Service', {
  page: f.page,
  heading: f.pageHeading,
  line: f.line('Line below the heading', 140).optional(),
  picture: f.picture,
  callToAction: f.callToAction,
});
