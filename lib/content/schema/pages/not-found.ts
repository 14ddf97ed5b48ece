import * as f from '../field-types';

export const notFound = f.group('Page not found', {
  page: f.page.pick({ title: true, description: true }).meta({ label: 'Search' }),
  heading: f.pageHeading,
  text: f.paragraph,
  picture: f.openingPicture,
  action: f.link('Button'),
  links: f.list('Links', f.link('Link'), 1, 6, 'Other pages that may help.'),
});
