import * as f from '../field-types';

const job = f.group('Job', {
  ...f.titled,
  asked: f.text('What was asked for', 900),
  handed: f.text('What was handed over', 900),
  picture: f.picture.optional(),
});

const work = {
  ...f.titled,
  asked: f.line('Words before what was asked for'),
  handed: f.line('Words before what was handed over'),
  items: f.openList('Jobs', job, 6, 'Each for one client.'),
};

export const services = f.group('Our Services', {
  ...f.opening,
  intro: f.intro,
  cards: f.list('Cards', f.serviceCard, 2, 12),
  work: f.group('Work for clients', work, 'Work that clients have allowed you to show.').optional(),
  answers: f.openList('Answers', f.section, 6, 'How you charge, how long a first job takes, how it begins.'),
  callToAction: f.callToAction,
});
