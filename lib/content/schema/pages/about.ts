import * as f from '../field-types';

const partner = f.group('Partner', { id: f.id, name: f.line('Name'), picture: f.logo.optional() });

const tab = f.group('Tab', {
  ...f.titled,
  desc: f.paragraphs,
  picture: f.picture,
  tab: f.line('Text on the tab'),
  link: f.link('Link', 'Where to read more about it.').optional(),
});

export const about = f.group('About Us', {
  page: f.page,
  heading: f.pageHeading,
  hero: f.group('Top of the page', {
    text: f.paragraph,
    picture: f.openingPicture.optional(),
    partners: f.group('Client partners', { heading: f.heading, logos: f.openList('Partners', partner, 12) }).optional(),
  }),
  tabs: f.group('Tabs', {
    id: f.id,
    label: f.line('Heading', 60, 'If it says how many tabs there are, keep that number up to date.'),
    items: f.list('Tabs', tab, 2, 8, 'The first is open when the page loads.'),
  }),
  callToAction: f.callToAction,
});
