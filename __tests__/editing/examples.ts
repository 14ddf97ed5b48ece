import type { WorkingCopy } from './working-copy';

const SITE = 'content/site.yaml';

/** Squares of 320 px of the picture of the team, each with one person. */
const PORTRAITS = [
  { id: 'person-one', left: 150, top: 270, alt: 'A colleague with a turban at his laptop.' },
  { id: 'person-two', left: 335, top: 270, alt: 'A colleague with a plait at her laptop.' },
  { id: 'person-three', left: 550, top: 250, alt: 'An older colleague with glasses.' },
  { id: 'person-four', left: 770, top: 240, alt: 'A colleague with a marigold scarf.' },
];

/**
 * Fills in every field that only the company can fill, with examples: people, work, charging, hours, time to reply,
 * posts. Nothing of it is ever published; it shows what these parts of the pages look like.
 */
export async function fillInExamples(copy: WorkingCopy): Promise<void> {
  for (const { id, left, top } of PORTRAITS) {
    await copy.cutPicture('team.jpg', { left, top, width: 320, height: 320 }, `${id}.jpg`);
  }
  copy.set('content/pages/whoweare.yaml', ['people'], {
    id: 'people',
    heading: 'The people you will meet',
    items: [
      ...PORTRAITS.map(({ id, alt }, index) => ({
        id,
        name: `Example Person ${index + 1}`,
        role: ['Advises and plans', 'Writes software', 'Trains teams', 'Looks after what runs'][index],
        picture: { file: `${id}.jpg`, alt },
      })),
      { id: 'person-five', name: 'Example Person 5', role: 'Without a portrait' },
    ],
  });
  copy.set('content/pages/services.yaml', ['work'], {
    id: 'work',
    heading: 'A piece of our work',
    asked: 'What was asked',
    handed: 'What was handed over',
    items: [
      {
        id: 'example-work',
        heading: 'An example of a roster for a clinic',
        asked:
          'A roster that the ward and the office read in the same version, and that a supervisor can change at night.',
        handed: 'The running roster with its source code, a runbook, two trained colleagues and a map of the process.',
        picture: { file: 'slide-workforce.jpg', alt: 'Seven people in three groups before a marigold disc.' },
      },
    ],
  });
  copy.set('content/pages/services.yaml', ['charging'], {
    id: 'charging',
    heading: 'How we charge',
    paragraphs: ['An example: a fixed amount for the first task, agreed on paper before the work begins.'],
    points: ['A first conversation costs nothing.', 'The amount names what is in it and what is not.'],
  });
  copy.set('content/pages/careers.yaml', ['posts'], {
    id: 'posts',
    heading: 'Open posts',
    until: 'Apply until',
    items: [
      {
        id: 'example-post',
        heading: 'Example Developer',
        place: 'Patna',
        text: 'You build one part of a product at a time and sit with the people who use it. You can read a database.',
        until: '2027-03-31',
      },
      {
        id: 'example-trainer',
        heading: 'Example Trainer',
        place: 'Bhagalpur',
        text: 'You teach people at their own desks, in Hindi and English, with exercises from their own work.',
      },
    ],
  });
  copy.set(SITE, ['reply'], 'An example: we reply within one working day.');
  copy.set(SITE, ['offices', 0, 'hours'], 'Monday to Saturday, 10 to 6');
}
