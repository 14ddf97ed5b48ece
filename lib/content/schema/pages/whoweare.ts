import * as f from '../field-types';

const story = f.group('Section', {
  ...f.titled,
  paragraphs: f.paragraphs,
  picture: f.picture.optional(),
  milestones: f.flag('Milestones', 'Shows the picture across the page, and numbers the paragraphs below it.'),
});

const person = f.group('Person', {
  id: f.id,
  name: f.line('Name'),
  role: f.line('Role', 60, 'What the person does in the company.'),
  picture: f.portrait.optional(),
});

const photo = f.group('Picture', { id: f.id, img: f.picture });
const people = { ...f.titled, items: f.openList('People', person, 24, 'In the order in which they are shown.') };

export const whoweare = f.group('Who We Are', {
  ...f.opening,
  sections: f.list('Sections', story, 2, 8),
  gallery: f.group('Gallery', { ...f.placed, pictures: f.list('Pictures', photo, 2, 12) }),
  people: f.group('People', people).optional(),
  callToAction: f.callToAction,
});
