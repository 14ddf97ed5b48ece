import type { WorkingCopy } from '@/__tests__/support/working-copy';

// cspell:words Gurdeep Shyam Nida Parveen Imran Alam Saguna Manik

const SITE = 'content/site.yaml';

/** 192 px squares of the team picture, each showing one person. */
const PORTRAITS = [
  { name: 'Gurdeep Singh', role: 'Consultant', left: 212, top: 312, alt: 'Gurdeep Singh at his laptop.' },
  { name: 'Pooja Kumari', role: 'Software developer', left: 396, top: 295, alt: 'Pooja Kumari at her laptop.' },
  { name: 'Shyam Prasad', role: 'Trainer', left: 632, top: 280, alt: 'Shyam Prasad with his glasses.' },
  { name: 'Nida Parveen', role: 'Support', left: 826, top: 268, alt: 'Nida Parveen with a scarf.' },
].map((person, index) => ({ ...person, id: `person-${index + 1}` }));

/**
 * Fills in every field that only the company can fill: facts of the company, people, work, charging, duration, first
 * weeks, WhatsApp, hours, time to reply, vacancies. All of it is invented and nothing is ever published. It reads as if
 * a company had written it, so that a reviewer judges these parts of the pages and not placeholders.
 */
export async function fillInExamples(copy: WorkingCopy): Promise<void> {
  for (const { id, left, top } of PORTRAITS) {
    await copy.cutPicture('team.jpg', { left, top, width: 192, height: 192 }, `${id}.jpg`);
  }
  copy.set('content/pages/whoweare.yaml', ['people'], {
    id: 'people',
    heading: 'The people you’ll meet',
    items: [
      ...PORTRAITS.map(({ id, name, role, alt }) => ({ id, name, role, picture: { file: `${id}.jpg`, alt } })),
      { id: 'person-5', name: 'Imran Alam', role: 'Accounts' },
    ],
  });
  copy.set('content/pages/services.yaml', ['work'], {
    id: 'work',
    heading: 'A recent job',
    asked: 'What they asked for',
    handed: 'What they have now',
    items: [
      {
        id: 'clinic-roster',
        heading: 'A roster for a clinic of 40 beds',
        asked: 'One roster for the ward and the office, which a supervisor can change at night.',
        handed:
          'The roster and its source code, a runbook, two trained colleagues and a map of how shifts are planned.',
      },
    ],
  });
  copy.set('content/pages/services.yaml', ['charging'], {
    id: 'charging',
    heading: 'How we charge',
    paragraphs: ['A fixed price for the first task, agreed in writing before we start.'],
    points: ['The first conversation is free.', 'The price says what it covers, and what it does not.'],
  });
  copy.set('content/pages/services.yaml', ['duration'], {
    id: 'duration',
    heading: 'How long a first job takes',
    paragraphs: ['Six weeks, from our first visit to the day your staff start using the first part.'],
  });
  copy.set('content/pages/services.yaml', ['firstWeeks'], {
    id: 'first-weeks',
    heading: 'The first three weeks',
    paragraphs: ['What happens after you call.'],
    points: [
      'In week one we sit with the people who do the work.',
      'In week two we draw how it runs, and they correct us.',
      'In week three you get a proposal: what to build first, and what it will cost.',
    ],
  });
  copy.set('content/pages/careers.yaml', ['posts'], {
    id: 'posts',
    heading: 'Vacancies',
    until: 'Apply until',
    items: [
      {
        id: 'developer',
        heading: 'Developer',
        place: 'Patna',
        text: 'You’ll build one part of a product at a time, with the people who use it. You should be at home in SQL.',
        until: '2027-03-31',
      },
      {
        id: 'trainer',
        heading: 'Trainer',
        place: 'Bhagalpur',
        text: 'You’ll teach people at their own desks, in Hindi and English, with exercises from their own work.',
      },
    ],
  });
  const partners = ['content/pages/about.yaml', ['hero', 'partners', 'logos']] as const;
  // When all changes are made together, an earlier one has already removed them.
  if (copy.value<unknown[]>(...partners).length > 0) copy.set(...partners, []);
  copy.set(SITE, ['phones'], ['+91 612 555 0142']);
  copy.set(SITE, ['phoneHours'], 'Monday to Saturday, 10 to 6');
  const networks = copy.value<{ id: string; url?: string }[] | undefined>(SITE, ['social']) ?? [];
  networks.forEach(({ id, url }, index) => {
    if (!url) copy.set(SITE, ['social', index, 'url'], `https://${id}.com/NestifTech`);
  });
  copy.set(SITE, ['whatsapp'], '+91 612 555 0143');
  copy.set(SITE, ['reply'], 'We reply within one working day.');
  copy.set(SITE, ['offices', 0, 'add1'], '2nd Floor, Saguna Mor');
  copy.set(SITE, ['offices', 1, 'add1'], '14 Manik Sarkar Lane');
  copy.set(SITE, ['legal'], {
    name: 'Nestif Technologies Private Limited',
    cin: 'U72900BR2021PTC051234',
    registeredOffice: '2nd Floor, Saguna Mor, Danapur, Patna, Bihar 801503',
    contact: { name: 'Nida Parveen', email: 'complaints@nestif.example' },
  });
  copy.set(SITE, ['offices', 0, 'hours'], 'Monday to Saturday, 10 to 6');
  copy.set(SITE, ['offices', 1, 'hours'], 'Monday to Friday, 10 to 5');
}
