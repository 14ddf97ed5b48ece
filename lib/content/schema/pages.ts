import { z } from 'zod';
import {
  close,
  date,
  heading,
  id,
  label,
  link,
  list,
  page,
  paragraph,
  paragraphs,
  picture,
  point,
  section,
  template,
  text,
  url,
} from './common';

/** A tab of About or a section of Who We Are: both tell the same five things. */
const story = z.strictObject({ id, heading, paragraphs, picture });

/** A card that leads to a page. */
const card = z.strictObject({ id, heading, picture, text: text(20, 260, 'one or two sentences'), url });

export const home = z.strictObject({
  page,
  hero: z.strictObject({ heading, text: paragraph, action: link }),
  carousel: z.strictObject({
    label,
    slides: list(
      z.strictObject({ id, heading, text: text(10, 140, 'one sentence'), picture }),
      4,
      4,
      'a list of exactly 4 slides',
    ),
    pause: label,
    play: label,
    previous: label,
    next: label,
    show: label,
    position: template(
      15,
      60,
      ['{number}', '{count}'],
      'the place of a slide, read out to those who cannot see it; {number} stands for its number, {count} for how many there are',
    ),
  }),
  whoWeAre: z.strictObject({ heading, text: paragraph, picture, link }),
  team: z.strictObject({ heading, picture, cards: list(point, 3, 3, 'a list of exactly 3 cards') }),
  difference: z.strictObject({
    heading,
    text: text(20, 260, 'one or two sentences'),
    cards: list(card.extend({ more: label }), 4, 4, 'a list of exactly 4 cards'),
  }),
  close,
});

export const about = z.strictObject({
  page,
  heading,
  hero: z.strictObject({
    text: paragraph,
    picture,
    partners: z.strictObject({
      heading,
      logos: list(
        z.strictObject({ id, name: label, picture: picture.optional() }),
        2,
        12,
        'a list of 2 to 12 client partners',
      ),
    }),
  }),
  tabs: z.strictObject({
    label,
    items: list(story.extend({ tab: label }), 2, 8, 'a list of 2 to 8 tabs'),
  }),
  close,
});

export const whoweare = z.strictObject({
  page,
  heading,
  intro: paragraph,
  sections: list(story, 2, 8, 'a list of 2 to 8 sections'),
  gallery: z.strictObject({
    heading,
    pictures: list(z.strictObject({ id, picture }), 6, 6, 'a list of exactly 6 pictures'),
  }),
  close,
});

export const services = z.strictObject({
  page,
  heading,
  intro: paragraph,
  cards: list(card.extend({ more: label }), 2, 12, 'a list of 2 to 12 service cards'),
  close,
});

export const media = z.strictObject({
  page,
  heading,
  intro: paragraph,
  picture,
  sections: list(section, 1, 8, 'a list of 1 to 8 sections'),
  facts: z.strictObject({
    heading,
    items: list(z.strictObject({ id, term: label, text: text(2, 200, 'the fact') }), 2, 12, 'a list of 2 to 12 facts'),
  }),
  close,
});

export const careers = z.strictObject({
  page,
  heading,
  paragraphs: z.tuple([paragraph, paragraph]).describe('exactly 2 paragraphs'),
  picture,
  work: z.strictObject({ heading, points: list(point, 2, 6, 'a list of 2 to 6 points') }),
  apply: z.strictObject({ heading, steps: list(point, 2, 6, 'a list of 2 to 6 steps') }),
  close,
});

export const softwareconsulting = z.strictObject({
  page,
  heading,
  intro: paragraphs,
  picture,
  benefits: z.strictObject({ heading, items: list(point, 1, 8, 'a list of 1 to 8 benefits') }),
  sections: list(section, 1, 6, 'a list of 1 to 6 sections'),
  close,
});

export const productEngg = z.strictObject({
  page,
  heading,
  intro: paragraphs,
  picture,
  rows: list(
    z.strictObject({ id, heading, cards: list(point, 3, 3, 'a list of exactly 3 cards') }),
    3,
    3,
    'a list of exactly 3 rows',
  ),
  sections: list(section, 1, 6, 'a list of 1 to 6 sections'),
  close,
});

export const marketing = z.strictObject({
  page,
  heading,
  banner: z.strictObject({ heading, picture }),
  needs: z.strictObject({ heading, paragraphs }),
  how: z.strictObject({ heading, points: list(point, 4, 4, 'a list of exactly 4 points') }),
  sections: list(section, 1, 6, 'a list of 1 to 6 sections'),
  close,
});

/** A field of the contact form. */
const field = z.strictObject({
  label,
  placeholder: text(2, 60, 'the grey text in the empty field'),
  hint: text(5, 120, 'a short hint').optional(),
});

/** A sentence the form says. */
const says = text(5, 300, 'one or two sentences');

const sentAt = template(5, 120, '{time}', 'the line that stays; {time} stands for the time');

export const contacts = z.strictObject({
  page,
  heading,
  intro: paragraph,
  form: z.strictObject({
    heading,
    fields: z.strictObject({ fullname: field, email: field, phone: field, message: field }),
    optional: label,
    submit: label,
    sending: says,
    success: says,
    sentAt,
    stored: z.strictObject({ success: says, sentAt }),
    errors: z.strictObject({
      summary: heading,
      emailMissing: says,
      emailFormat: says,
      tooLong: template(5, 120, '{limit}', 'one sentence; {limit} stands for the number of characters'),
    }),
    remaining: template(5, 120, '{count}', 'the line near a limit; {count} stands for the number of characters left'),
    restored: says,
    unkept: says,
    failure: z.strictObject({
      heading,
      offline: says,
      noAnswer: says,
      interrupted: says,
      refused: says,
      tooMany: says,
      unreachable: says,
      stale: says,
      notConfigured: says,
      kept: says,
      notKept: says,
      again: label,
      discard: label,
      mail: label,
      phone: label,
    }),
    waiting: z.strictObject({
      one: says,
      many: template(5, 200, '{count}', 'one sentence; {count} stands for the number of messages'),
      mayHaveArrived: says,
    }),
    check: z.strictObject({
      again: says,
      honeypot: label,
    }),
    privacy: z.strictObject({
      heading,
      text: says,
      secondChannel: says,
      forget: label,
      forgotten: says,
      nothing: says,
    }),
  }),
  details: z.strictObject({
    heading,
    text: paragraph,
    emailLabel: label,
    phoneLabel: label,
  }),
  offices: z.strictObject({ heading }),
  picture,
});

export const notFound = z.strictObject({
  page: page.pick({ title: true, description: true }),
  heading,
  text: paragraph,
  picture,
  action: link,
  links: z.array(link).min(1).max(6).describe('1 to 6 links'),
});

/** `content/industries/*.yaml` */
export const industry = z.strictObject({
  page,
  badge: text(2, 24, 'the title in the round badge'),
  lead: paragraph,
  picture,
  list: z.strictObject({ heading, items: list(point, 2, 8, 'a list of 2 to 8 points') }).optional(),
  sections: list(section, 1, 6, 'a list of 1 to 6 sections'),
  close,
});

/** `content/insights/*.yaml` */
export const insight = z.strictObject({
  page,
  banner: z.strictObject({ heading, subtitle: text(10, 140, 'the subtitle'), picture }),
  published: date.optional(),
  updated: date.optional(),
  lead: paragraph,
  sections: list(section, 2, 8, 'a list of 2 to 8 sections'),
  close,
});

/** `content/services/*.yaml`: a heading and a full-width picture, nothing else. */
export const pictureService = z.strictObject({ page, heading, picture });
