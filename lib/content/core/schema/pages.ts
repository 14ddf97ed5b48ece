import * as z from 'zod';
import {
  callToAction,
  heading,
  id,
  label,
  link,
  list,
  logo,
  movedTo,
  openList,
  page,
  paragraph,
  paragraphs,
  picture,
  pictureWithWide,
  point,
  portrait,
  related,
  relatedPage,
  reporting,
  section,
  text,
  url,
} from './common';
import { figureIssues } from './figure-issues';
import { insightSection, screenBelow } from './figures';
import { sheetSection } from './sheets';
import {
  CAREERS_PARAGRAPHS,
  CAROUSEL_SLIDES,
  DIFFERENCE_CARDS,
  GALLERY_PICTURES,
  MARKETING_POINTS,
  PRODUCT_CARDS,
  PRODUCT_ROWS,
  SUCCESS_ALERT,
  TEAM_CARDS,
} from '@/lib/specification/constants';

const pageHeading = heading.describe('the heading of the page');
const intro = paragraph.describe('the text under the heading').meta({ label: 'Introduction' });
const pagePicture = picture.describe('the picture of the page');

/** Somebody whom the site is for, and the page that is theirs. */
const visitorRow = z.strictObject({
  heading: heading.describe('who it is, such as “A school”'),
  text: text(20, 140, 'a situation that they know, in one sentence'),
  url: relatedPage.shape.url.describe('the page that is theirs'),
});

/** A card that leads to the page of a service. */
const serviceCard = z.strictObject({
  id,
  heading,
  img: picture,
  text: text(20, 260, 'one or two sentences'),
  url,
  more: label.describe('what the link on the card says').meta({ label: 'Words of the link' }),
});

const slide = z.strictObject({ id, heading, text: text(10, 140, 'one sentence'), picture });

export const home = z.strictObject({
  page,
  hero: z.strictObject({
    heading: pageHeading,
    text: text(20, 200, 'what the firm does and for whom, in one or two sentences'),
    action: link.describe('the button beside the slides').meta({ label: 'Button' }),
  }),
  carousel: z.strictObject({
    id,
    label: label.describe('the name of the slides'),
    slides: list(slide, CAROUSEL_SLIDES, CAROUSEL_SLIDES, 'the slides'),
    pause: label.describe('the button that stops the slides'),
    play: label.describe('the button that starts them'),
    previous: label.describe('the button one back'),
    next: label.describe('the button one on'),
    show: label.describe('the words before the number of a slide'),
    position: text(
      15,
      60,
      'the place of a slide, for screen readers; {number} stands for its number, {count} for how many there are',
      ['{number}', '{count}'],
    ),
  }),
  whoAreYou: z
    .strictObject({
      id,
      heading,
      text: text(20, 140, 'what the visitor finds there, in one sentence'),
      rows: list(visitorRow, 2, 12, 'the rows, each for somebody else'),
    })
    .describe('whom the site is for')
    .meta({ label: 'Who are you?' }),
  whoWeAre: z.strictObject({ id, heading, text: paragraph, picture, link }),
  team: z.strictObject({ id, heading, picture, cards: list(point, TEAM_CARDS, TEAM_CARDS, 'the cards') }),
  difference: z.strictObject({
    id,
    heading,
    text: text(20, 260, 'one or two sentences'),
    cards: list(serviceCard, DIFFERENCE_CARDS, DIFFERENCE_CARDS, 'the service cards'),
  }),
  insights: z.strictObject({ id, heading: heading.describe('the heading above the insights') }),
  callToAction,
});

const partner = z.strictObject({
  id,
  name: label.describe('the name of the partner'),
  picture: logo.describe('the logo; without it the name stands there').optional(),
});

const tab = z.strictObject({
  id,
  heading,
  desc: paragraphs.meta({ label: 'Paragraphs' }),
  picture,
  tab: label.describe('what the tab says'),
  link: link.describe('where there is more about it').optional(),
});

export const about = z
  .strictObject({
    page,
    heading: pageHeading,
    hero: z.strictObject({
      text: paragraph.describe('the text at the top'),
      picture: picture.describe('the picture at the top'),
      partners: z
        .strictObject({
          heading: heading.describe('the heading above the client partners'),
          logos: openList(partner, 12, 'the client partners'),
        })
        .optional(),
    }),
    tabs: z.strictObject({
      id,
      label: label.describe('the heading above the tabs; a number in it must be theirs'),
      items: list(tab, 2, 8, 'the tabs; the first one is open at the start'),
    }),
    callToAction,
  })
  .meta({ label: 'About Us' });

const person = z.strictObject({
  id,
  name: label.describe('the name of the person'),
  role: label.describe('what the person does in the company'),
  picture: portrait.describe('a portrait; the upper part of it is shown, square').optional(),
});

const story = z.strictObject({ id, heading, paragraphs, picture });

export const whoweare = z
  .strictObject({
    page,
    heading: pageHeading,
    intro,
    picture: pagePicture,
    sections: list(story, 2, 8, 'the sections of the page, one after another'),
    gallery: z.strictObject({
      id,
      heading,
      pictures: list(
        z.strictObject({ id, img: picture }),
        GALLERY_PICTURES,
        GALLERY_PICTURES,
        'the pictures of the gallery',
      ),
    }),
    people: z
      .strictObject({ id, heading, items: openList(person, 24, 'the people, in the order in which they are shown') })
      .describe('the people of the company')
      .optional(),
    callToAction,
  })
  .meta({ label: 'Who We Are' });

/** A piece of work for a client: what was asked, and what was handed over. */
const pieceOfWork = z.strictObject({
  id,
  heading,
  asked: paragraph.describe('what the client asked for'),
  handed: paragraph.describe('what was handed over'),
  picture: picture.optional(),
});

export const services = z
  .strictObject({
    page,
    heading: pageHeading,
    intro,
    picture: pagePicture,
    cards: list(serviceCard, 2, 12, 'the service cards'),
    work: z
      .strictObject({
        id,
        heading,
        asked: label.describe('the words before what was asked'),
        handed: label.describe('the words before what was handed over'),
        items: openList(pieceOfWork, 6, 'the pieces of work'),
      })
      .describe('work that clients have agreed to have shown')
      .optional(),
    charging: section.describe('how work is charged').optional(),
    duration: section.describe('how long a first job takes').optional(),
    firstWeeks: section.describe('what happens in the first three weeks').optional(),
    callToAction,
  })
  .meta({ label: 'Our Services' });

const fact = z.strictObject({ id, term: label.describe('what the fact is about'), text: text(2, 200, 'the fact') });

const date = z.iso.date().meta({ expected: 'year, month and day, such as 2026-01-31' });

/** A press release, or what others wrote. */
const pressEntry = z.strictObject({
  date: date.describe('the day on which it came out'),
  title: text(5, 140, 'its title'),
  source: label.describe('who published it, such as the newspaper'),
  paragraphs: list(paragraph, 1, 12, 'the text of a release of your own, in full; of what others wrote leave it out')
    .meta({ label: 'Text' })
    .optional(),
  link: url.describe('where it can be read, such as a PDF on another site').meta({ label: 'Link' }).optional(),
});

const press = z.strictObject({
  id,
  heading,
  none: paragraph
    .describe('the sentence that stands there while the list is empty')
    .meta({ label: 'While there is none' }),
  entries: openList(pressEntry, 60, 'the entries, in any order: the page shows the newest first'),
});

export const media = z.strictObject({
  page,
  heading: pageHeading,
  intro,
  picture: pagePicture,
  releases: press.describe('the press releases of the company'),
  coverage: press.describe('what others published about the company'),
  sections: list(section, 1, 8, 'the sections of the page, one after another'),
  facts: z.strictObject({ id, heading, items: list(fact, 2, 12, 'the facts') }),
  downloads: z
    .strictObject({
      id,
      heading,
      text: text(20, 260, 'how the files may be used'),
      logos: label.describe('the name of the row of logos'),
      pictures: list(picture, 1, 6, 'the pictures that can be downloaded'),
    })
    .describe('the logo and pictures, to download')
    .optional(),
  callToAction,
});

/** An open post. */
const post = z.strictObject({
  id,
  heading: heading.describe('the name of the post'),
  place: label.describe('where the work is'),
  text: paragraph.describe('what the work is, and what it asks for'),
  until: date.describe('the last day to apply; the release after it leaves the post out').optional(),
});

export const careers = z.strictObject({
  page,
  heading: pageHeading,
  paragraphs: list(paragraph, CAREERS_PARAGRAPHS, CAREERS_PARAGRAPHS, 'the two paragraphs under the heading'),
  picture: pagePicture,
  work: z.strictObject({ heading, points: list(point, 2, 6, 'the points') }),
  posts: z
    .strictObject({
      id,
      heading,
      until: label.describe('the words before the last day to apply'),
      items: openList(post, 20, 'the open posts'),
    })
    .describe('the open posts')
    .optional(),
  apply: z.strictObject({
    heading,
    none: text(20, 120, 'what stands under the heading while there are no open posts').meta({
      label: 'While there is none',
    }),
    steps: list(point, 2, 6, 'the steps'),
  }),
  callToAction,
});

/** The beginning and the end of a page about one service. */
const opening = {
  page,
  heading: pageHeading,
  intro: paragraphs.describe('the paragraphs under the heading').meta({ label: 'Introduction' }),
  picture: pagePicture,
};
const closing = {
  sections: list(sheetSection, 1, 6, 'the sections of the page, one after another'),
  related: related(1, 3).optional(),
  callToAction,
};

export const softwareconsulting = z
  .strictObject({
    ...opening,
    benefits: z.strictObject({ heading, items: list(point, 1, 8, 'the benefits') }),
    ...closing,
  })
  .meta({ label: 'Software Consulting' });

const row = z.strictObject({ id, heading, cards: list(point, PRODUCT_CARDS, PRODUCT_CARDS, 'the cards') });

export const productEngg = z
  .strictObject({ ...opening, rows: list(row, PRODUCT_ROWS, PRODUCT_ROWS, 'the rows of cards'), ...closing })
  .meta({ label: 'Product Engineering' });

export const marketing = z.strictObject({
  page,
  heading: pageHeading,
  banner: z.strictObject({ heading: heading.describe('the heading on the banner'), picture }),
  needs: z.strictObject({ heading: heading.describe('the heading of the text on customers’ needs'), paragraphs }),
  how: z.strictObject({ heading, points: list(point, MARKETING_POINTS, MARKETING_POINTS, 'the points') }),
  ...closing,
});

/** A field of the contact form. */
const formField = z.strictObject({
  label: label.describe('the name of the field'),
  placeholder: text(2, 60, 'the grey text in the empty field'),
  hint: text(5, 120, 'a short help below the name').optional(),
});

/** A message of the form: one or two sentences. */
const message = (when: string) => text(5, 300, `what the form says ${when}`);

/** Words that stand only where the company has a phone number. */
const beforePhone = (when: string) => text(5, 120, `what the form says ${when}, before the first phone number`);

const sentAt = text(5, 120, 'the line that stays afterwards; {time} stands for the time', ['{time}']).meta({
  label: 'Afterwards',
});

const form = z.strictObject({
  heading: heading.describe('the heading of the form'),
  fields: z.strictObject({ fullname: formField, email: formField, phone: formField, message: formField }),
  optional: label
    .describe('the word after the label of a field that may stay empty')
    .meta({ label: 'Word “optional”' }),
  submit: label.describe('the button'),
  sending: message('while the message is on its way'),
  stillSending: message('when that takes ten seconds'),
  success: message(`when it has arrived; shown for ${SUCCESS_ALERT / 1000} seconds`),
  sentAt,
  next: z
    .strictObject({
      text: message('after it was sent: who reads it, and what happens next'),
      orCall: beforePhone('for the case that nothing happens').meta({ label: 'If nothing happens' }),
    })
    .meta({ label: 'What happens next' }),
  stored: z.strictObject({
    success: message('when it is stored only, in a build with the second channel'),
    sentAt,
  }),
  errors: z.strictObject({
    summary: heading.describe('the heading above one mistake in the form'),
    summaryMany: text(5, 120, 'the heading above several mistakes; {count} stands for their number', ['{count}']).meta({
      label: 'Summary of several',
    }),
    emailMissing: message('when there is no e-mail address'),
    orCall: beforePhone('in addition, to those who have no e-mail address').meta({
      label: 'Without an e-mail address',
    }),
    emailFormat: message('when it is not an e-mail address'),
    tooLong: text(
      5,
      120,
      'the error of a long text; {field} stands for the name of the field, {limit} for the number of characters',
      ['{field}', '{limit}'],
    ),
  }),
  remaining: text(5, 120, 'the line near a limit; {count} stands for the number of characters left', ['{count}']),
  restored: message('when what was typed before is back in the fields'),
  unkept: message('when the browser cannot keep what is typed'),
  failure: z.strictObject({
    heading: heading.describe('the heading when a message was not sent'),
    headingUnconfirmed: heading.describe('the heading when a message may have arrived, or not'),
    headingAgain: heading.describe('the heading when sending it again failed, too'),
    offline: message('when nothing could be reached'),
    noAnswer: message('when there was no answer'),
    interrupted: message('when the page was left while sending'),
    refused: message('when the message was refused'),
    tooMany: message('when there were too many messages'),
    unreachable: message('when the service could not be reached'),
    serviceError: message('when the service reported an error'),
    notConfigured: message('when it is not set up'),
    whileOpen: message('in addition, when it will be sent while the page is open'),
    whenClosed: message('in addition, when it will be sent also if the page is closed'),
    decision: message('in addition, when it may have arrived and the visitor must decide'),
    stale: message('in addition, when seven days have passed and the visitor must decide'),
    kept: message('when the message is kept on the device'),
    notKept: message('when it could not be kept'),
    again: label.describe('the button that sends again'),
    remove: label.describe('the button that removes the message'),
    ask: message('to ask before it removes a message').meta({ label: 'Question before' }),
    removed: message('when a message was removed'),
    mail: label.describe('the link to e-mail'),
    shortened: text(
      5,
      120,
      'the end of an e-mail for which the message was too long: the whole one is in the form',
    ).meta({
      label: 'End of a shortened e-mail',
    }),
    phone: label.describe('the link to the phone'),
  }),
  earlier: z.strictObject({
    heading: text(5, 120, 'the heading about a message of another tab or visit; {day} stands for its day', ['{day}']),
    waiting: message('when such a message has not been sent'),
    decision: message('when such a message may have arrived and the visitor must decide'),
    stale: message('when seven days have passed since such a message'),
    note: message('in addition, about whose it may be'),
  }),
  yes: label.describe('the button that confirms that a message, or all that is kept, is removed'),
  check: z.strictObject({
    again: message('when it asks to press Submit once more'),
    honeypot: label.describe('the label of a field that people do not see'),
  }),
  privacy: z.strictObject({
    notice: label.describe('the link above the button, to the section on privacy'),
    text: text(20, 90, 'the sentence before that link: that a message is kept on the device until it is sent'),
    forget: label.describe('the button that removes what is kept'),
    ask: message('to ask before it removes that').meta({ label: 'Question before' }),
    forgotten: message('when it was removed'),
  }),
});

/** A part of the notice on privacy. */
const noticePart = z.strictObject({ heading, text: text(20, 400, 'the text, two or three sentences') });

/** How long a message is kept in one place. */
const keptAt = z.strictObject({
  place: label.describe('where a message is kept'),
  time: text(3, 320, 'how long it is kept there'),
});

const privacy = z
  .strictObject({
    id,
    heading,
    collected: noticePart.describe('what is collected, and why').meta({ label: 'What is collected' }),
    handled: noticePart
      .extend({ secondChannel: text(20, 200, 'in addition, in a build with the second channel') })
      .describe('who gets a message, by the names of the services, and in which country')
      .meta({ label: 'Who gets it' }),
    kept: z
      .strictObject({
        heading,
        places: list(keptAt, 2, 6, 'the places, with the time in each'),
        secondChannel: keptAt.describe('one more place, in a build with the second channel'),
      })
      .meta({ label: 'How long it is kept' }),
    rights: noticePart
      .extend({
        answer: text(10, 140, 'the sentence that says within how many days you answer such a request'),
      })
      .describe('how to see, correct and delete what is kept, and to withdraw consent; the person to ask follows')
      .meta({ label: 'What visitors can ask for' }),
    complaint: noticePart.describe('how to complain to the Data Protection Board of India'),
  })
  .describe('the notice on privacy that the law asks for; let a lawyer read it, and change it when a service changes');

export const contacts = z
  .strictObject({
    page,
    heading: pageHeading,
    intro,
    form,
    details: z.strictObject({
      id,
      heading,
      text: paragraph,
      emailLabel: label.describe('the word before the e-mail address'),
      phoneLabel: label.describe('the word before the phone numbers'),
    }),
    offices: z.strictObject({
      id,
      heading,
      text: text(10, 140, 'what to know before a visit'),
      map: label.describe('the link that shows an office on a map'),
    }),
    privacy,
    accessibility: z
      .strictObject({ id, heading, text: text(20, 500, 'the text, some sentences') })
      .describe('what was done so that everybody can use the site, what is not known, and how to tell you'),
    picture: pagePicture,
  })
  .meta({ label: 'Contact' });

export const notFound = z
  .strictObject({
    page: page.pick({ title: true, description: true }),
    heading: pageHeading,
    text: paragraph,
    picture: pagePicture,
    action: link.describe('the button').meta({ label: 'Button' }),
    links: list(link, 1, 6, 'other pages that may help'),
  })
  .meta({ label: 'Page not found' });

/** An entry of an industry's list. Where each has a moment, they stand along a line. */
const listPoint = point
  .extend({
    when: text(2, 30, 'its moment, such as “At the change of shift”; with one in each entry, they stand along a line')
      .meta({ label: 'Moment' })
      .optional(),
  })
  .describe('the entry');

/** A section of an industry, which may show a screen or form of the work that it is about. */
const industrySection = sheetSection
  .safeExtend({ figure: screenBelow.optional() })
  .refine(({ figure, sheet, document }) => !figure || (!sheet && !document), {
    path: ['figure'],
    message: 'is not shown in a section with a sheet or a document',
    params: { fix: 'move it to another section, or remove it' },
  })
  .describe('the section');

/** `content/industries/*.yaml` */
export const industry = z
  .strictObject({
    page,
    badge: text(2, 24, 'the title in the round badge, which is the heading of the page').meta({ label: 'Title' }),
    lead: paragraph.describe('the text at the top'),
    picture: pictureWithWide.describe('the picture of the page').meta({ label: 'Picture' }),
    list: z
      .strictObject({
        heading: heading.describe('the heading of that list'),
        items: list(listPoint, 2, 8, 'the entries of that list'),
      })
      .describe('a list of benefits, innovations or technologies, with a heading of its own')
      .optional(),
    sections: list(industrySection, 1, 6, 'the sections of the page, one after another'),
    related: related(1, 3).optional(),
    callToAction,
    movedTo,
  })
  .superRefine(reporting(figureIssues));

/** `content/insights/*.yaml` */
export const insight = z
  .strictObject({
    page,
    banner: z.strictObject({
      heading: pageHeading,
      subtitle: text(10, 140, 'the line below the heading'),
      picture: picture.describe('the picture of the banner'),
    }),
    published: date
      .describe(
        'the day on which it was published; without one, overviews list it after all others, the news feed leaves it out, and search engines do not learn how old it is',
      )
      .optional(),
    updated: date.describe('the day on which it was last revised; readers then see this one').optional(),
    lead: paragraph.describe('the text at the top'),
    sections: list(insightSection, 2, 8, 'the sections of the page, one after another'),
    related: related(2, 3).describe('the service and the industry that the article concerns, at its end'),
    callToAction,
    movedTo,
  })
  .superRefine(reporting(figureIssues));

/** `content/services/*.yaml`: a heading and a full-width picture, nothing else. */
export const pictureService = z.strictObject({
  page,
  heading: pageHeading,
  picture: picture.describe('the picture across the whole page'),
  movedTo,
});

/** `content/overviews/*.yaml`: a page that lists the pages of a folder. */
export const overview = z.strictObject({
  page,
  heading: pageHeading,
  intro,
  picture: pagePicture,
  pages: z.enum(['insights', 'industries']).describe('what it lists').meta({ label: 'Lists' }),
  movedTo,
});
