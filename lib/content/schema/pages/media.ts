import * as f from '../field-types';

const entry = f.group('Entry', {
  date: f.date,
  title: f.line('Title', 140),
  source: f.line('Source', 60, 'Who published it, such as the newspaper.'),
  paragraphs: f.paragraphs
    .meta({ hint: 'The text of your own release. Leave it empty for articles by others.' })
    .optional(),
  link: f.url.optional(),
});

const press = (label: string) =>
  f.group(label, {
    ...f.titled,
    entries: f.openList('Entries', entry, 60, 'In any order: the page shows the newest first.'),
  });

const fact = f.group('Fact', { id: f.id, term: f.line('Subject'), text: f.text('Text', 200) });

const downloads = f.group('Downloads', {
  ...f.titled,
  text: f.text('Text', 260, 'How the files may be used.'),
  logos: f.line('Name of the row of logos'),
  pictures: f.openList('Pictures', f.picture, 6),
});

export const media = f.group('Media', {
  ...f.opening,
  releases: press('Press releases'),
  coverage: press('Press coverage'),
  sections: f.list('Sections', f.section, 1, 8),
  facts: f.group('Facts', { ...f.titled, items: f.openList('Facts', fact, 12) }).optional(),
  downloads: downloads.optional(),
  callToAction: f.callToAction,
});
