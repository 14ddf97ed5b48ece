import * as z from 'zod';
import { heading, id, label, list, page, paragraph, text } from '../common';
import { SUCCESS_ALERT } from '@/lib/specification/constants';
import { pageHeading, intro, pagePicture } from './parts';

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
