import * as f from '../field-types';

/** `content/services/*.yaml`: a heading and a full-width picture, nothing else. */
export const pictureService = f.group('Service', { page: f.page, heading: f.pageHeading, picture: f.picture });
