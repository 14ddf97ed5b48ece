import * as z from 'zod';
import { heading, id, label, list, page, paragraph, text } from '../common';
import { SUCCESS_ALERT } from '@/lib/specification/constants';
import { pageHeading, intro, pagePicture } from './parts';

/** A field of the contact form. */
const formField = z.strictObject({
  label: label.describe('the name of the field'),
  placeholder: text(2, 60, 'the grey text in the empty field'),
  hint: text(5, 120, 'a short hint below the name').optional(),
});

/** A message of the form: one or two sentences. */
const message = (when: string) => text(5, 300, `what the form says ${when}`);

/** Words that stand only where the company has a phone number. */
const beforePhone = (when: string) => text(5, 120, `what the form says ${when}, before the first phone number`);

const sentAt = text(5, 120, 'the line that stays on the page afterwards; {time} stands for the time', ['{time}']).meta({
  label: 'Afterwards',
});

const form = z.strictObject({
  heading: heading.describe('the heading of the form'),
  fields: z.strictObject({ fullname: formField, email: formField, phone: formField, message: formField }),
  optional: label
    .describe('the word after the name of a field that visitors may leave empty')
    .meta({ label: 'Word “optional”' }),
  submit: label.describe('the button'),
  sending: message('while the message is on its way'),
  stillSending: message('when sending has taken ten seconds'),
  success: message(`when it has arrived; shown for ${SUCCESS_ALERT / 1000} seconds`),
  sentAt,
  next: z
    .strictObject({
      text: message('after it was sent: who reads it, and what happens next'),
      orCall: beforePhone('for the case that nothing happens').meta({ label: 'If nothing happens' }),
    })
    .meta({ label: 'What happens next' }),
  stored: z.strictObject({
    success: message('when e-mail failed and the message was only stored, if the site has the second channel'),
    sentAt,
  }),
  errors: z.strictObject({
    summary: heading.describe('the heading above one mistake in the form'),
    summaryMany: text(5, 120, 'the heading above several mistakes; {count} stands for their number', ['{count}']).meta({
      label: 'Summary of several',
    }),
    emailMissing: message('when there is no e-mail address'),
    orCall: beforePhone('as well, to people who have no e-mail address').meta({
      label: 'Without an e-mail address',
    }),
    emailFormat: message('when it is not an e-mail address'),
    tooLong: text(
      5,
      120,
      'the error for a text that is too long; {field} stands for the name of the field, {limit} for the number of characters',
      ['{field}', '{limit}'],
    ),
  }),
  remaining: text(
    5,
    120,
    'the line shown when a text is nearly too long; {count} stands for the number of characters left',
    ['{count}'],
  ),
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
    notConfigured: message('when the form is not set up'),
    whileOpen: message('as well, when it will be sent while the page is open'),
    whenClosed: message('as well, when it will be sent even if the page is closed'),
    decision: message('as well, when it may have arrived and the visitor must decide'),
    stale: message('as well, when seven days have passed and the visitor must decide'),
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
      'the end of an e-mail whose message was cut because it was too long: it says that the form has all of it',
    ).meta({
      label: 'End of a shortened e-mail',
    }),
    phone: label.describe('the link to the phone'),
  }),
  earlier: z.strictObject({
    heading: text(5, 120, 'the heading about a message from another tab or visit; {day} stands for its day', ['{day}']),
    waiting: message('when such a message has not been sent'),
    decision: message('when such a message may have arrived and the visitor must decide'),
    stale: message('when seven days have passed since such a message'),
    note: message('as well, about who may have written it'),
  }),
  yes: label.describe('the button that confirms the removal of a message, or of all that is kept'),
  check: z.strictObject({
    again: message('when it asks to press Submit once more'),
    honeypot: label.describe('the name of a field that only spam robots see'),
  }),
  privacy: z.strictObject({
    notice: label.describe('the link above the button, to the privacy notice'),
    text: text(
      20,
      90,
      'the sentence before that link, which says that a message is kept on the device until it is sent',
    ),
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
      .extend({ secondChannel: text(20, 200, 'a sentence more, if the site has the second channel') })
      .describe('who receives a message: the names of the services, and the country of each')
      .meta({ label: 'Who gets it' }),
    kept: z
      .strictObject({
        heading,
        places: list(keptAt, 2, 6, 'the places, with the time in each'),
        secondChannel: keptAt.describe('one more place, if the site has the second channel'),
      })
      .meta({ label: 'How long it is kept' }),
    rights: noticePart
      .extend({
        answer: text(10, 140, 'the sentence that says within how many days you answer such a request'),
      })
      .describe('how to see, correct and delete what is kept, and withdraw consent; the site adds the person to ask')
      .meta({ label: 'What visitors can ask for' }),
    complaint: noticePart.describe('how to complain to the Data Protection Board of India'),
  })
  .describe('the privacy notice that the law requires; have a lawyer read it, and update it when a service changes');

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
      .describe(
        'what you have done so that everybody can use the site, what you do not know, and how to tell you of a problem',
      ),
    picture: pagePicture,
  })
  .meta({ label: 'Contact' });
