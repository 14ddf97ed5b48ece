import * as f from '../field-types';

const vacancy = f.group('Vacancy', {
  id: f.id,
  heading: f.heading.meta({ label: 'Job title' }),
  place: f.line('Place', 60, 'Where the job is based.'),
  text: f.text('Text', 900, 'What the job is, and what it requires.'),
  until: f.date.meta({ label: 'Closing date' }).optional(),
});

export const careers = f.group('Careers', {
  page: f.page,
  heading: f.pageHeading,
  paragraphs: f.paragraphs,
  picture: f.openingPicture,
  work: f.group('Work', { heading: f.heading, points: f.openPoints('Points', 6) }).optional(),
  posts: f
    .group('Vacancies', {
      ...f.titled,
      until: f.line('Words before the closing date'),
      apply: f.link('Link', 'Below each vacancy.'),
      items: f.openList('Vacancies', vacancy, 20),
    })
    .optional(),
  apply: f
    .group('How to apply', {
      heading: f.heading,
      none: f.text('Text when there are no vacancies', 120).optional(),
      steps: f.openPoints('Steps', 6),
    })
    .optional(),
  callToAction: f.callToAction,
});
