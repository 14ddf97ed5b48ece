import * as f from '../field-types';

export const notFound = f.group('Page not found', {
  page: f.page.pick({ title: true, description: true }).meta({ label: 'Search' }),
  heading: f.pageHeading,
  text: f.paragraph.optional(),
  picture: f.openingPicture.optional(),
  action: f.link('Button').optional(),
  links: f.openList('Links', f.link('Link'), 6, 'Other pages that may help.'),
});
