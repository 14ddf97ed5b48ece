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

/** A sentence that follows a message of the form. */
const addition = (when: string) => text(5, 300, `what the form adds ${when}`);

/** The question before something is deleted. */
const question = (description: string) => text(5, 300, description).meta({ label: 'Confirmation question' });

/** Words that appear only if the company has a phone number. */
const beforePhone = (who: string) => text(5, 120, `the words before the first phone number, for visitors who ${who}`);

const sentAt = text(5, 120, 'the line that stays on the page; {time} will be replaced by the time', ['{time}']).meta({
  label: 'Lasting confirmation',
});

const form = z.strictObject({
  heading: heading.describe('the heading of the form'),
  fields: z.strictObject({ fullname: formField, email: formField, phone: formField, message: formField }),
  optional: label
    .describe('the word after the name of a field that visitors may leave empty')
    .meta({ label: 'Word “optional”' }),
  submit: label.describe('the button that sends the message').meta({ label: 'Submit button' }),
  sending: message('while it is sending the message'),
  stillSending: message('after ten seconds of sending'),
  success: message(`when the message has been sent; shown for ${SUCCESS_ALERT / 1000} seconds`),
  sentAt,
  next: z
    .strictObject({
      text: message('after the message has been sent: who will read it, and what will happen next'),
      orCall: beforePhone('hear nothing').meta({ label: 'If there is no reply' }),
    })
    .meta({ label: 'What happens next' }),
  stored: z
    .strictObject({
      success: message('when email failed and the message was only stored, if the site has the second channel'),
      sentAt,
    })
    .meta({ label: 'Stored, not emailed' }),
  errors: z.strictObject({
    summary: heading
      .describe('the heading when there is one mistake in the form')
      .meta({ label: 'Heading above one mistake' }),
    summaryMany: text(5, 120, 'the heading above several mistakes; {count} will be replaced by their number', [
      '{count}',
    ]).meta({
      label: 'Heading above several mistakes',
    }),
    emailMissing: message('when there is no email address').meta({ label: 'Email address missing' }),
    orCall: beforePhone('have no email address').meta({ label: 'Without an email address' }),
    emailFormat: message('when what was typed is not an email address').meta({ label: 'Email address not valid' }),
    tooLong: text(
      5,
      120,
      'what the form says when a text is too long; {field} will be replaced by the name of the field, {limit} by the number of characters',
      ['{field}', '{limit}'],
    ).meta({ label: 'Text too long' }),
  }),
  remaining: text(
    5,
    120,
    'what the form says when a text is nearly too long; {count} will be replaced by the number of characters left',
    ['{count}'],
  ).meta({ label: 'Characters left' }),
  restored: message('when what was typed before is back in the fields').meta({ label: 'Restored text' }),
  unkept: message('when the browser cannot save what is typed').meta({ label: 'Text not saved' }),
  failure: z
    .strictObject({
      heading: heading.describe('the heading when a message was not sent'),
      headingUnconfirmed: heading
        .describe('the heading when a message may or may not have arrived')
        .meta({ label: 'Heading when it is not certain' }),
      headingAgain: heading
        .describe('the heading when sending a message again failed too')
        .meta({ label: 'Heading when it failed again' }),
      offline: message('when the device has no connection'),
      noAnswer: message('when the email service did not answer'),
      interrupted: message('when the visitor left the page while the message was being sent'),
      refused: message('when the email service refused the message'),
      tooMany: message('when the email service is getting too many messages').meta({ label: 'Too many messages' }),
      unreachable: message('when the email service could not be reached').meta({ label: 'Service cannot be reached' }),
      serviceError: message('when the email service reported an error'),
      notConfigured: message('when nobody has set it up to send messages').meta({ label: 'Form not set up' }),
      whileOpen: addition('when it will send the message while the page is open').meta({
        label: 'Sent while the page is open',
      }),
      whenClosed: addition('when it will send the message even if the page is closed').meta({
        label: 'Sent even if the page is closed',
      }),
      decision: addition('when the message may have arrived and the visitor must decide').meta({
        label: 'Visitor must decide',
      }),
      stale: addition('when seven days have passed and the visitor must decide').meta({
        label: 'After seven days',
      }),
      kept: message('when the message is saved on the device').meta({ label: 'Message saved' }),
      notKept: message('when the message could not be saved').meta({ label: 'Message not saved' }),
      again: label.describe('the button that sends the message again').meta({ label: 'Send again button' }),
      remove: label.describe('the button that deletes the message').meta({ label: 'Delete button' }),
      ask: question('the question before a message is deleted'),
      removed: message('when a message has been deleted').meta({ label: 'Message deleted' }),
      mail: label.describe('the link that opens an email').meta({ label: 'Email link' }),
      shortened: text(
        5,
        120,
        'the end of an email whose message was cut because it was too long; it says that the form has the whole message',
      ).meta({
        label: 'End of a shortened email',
      }),
      phone: label.describe('the link that calls the first phone number').meta({ label: 'Phone link' }),
    })
    .meta({ label: 'When sending fails' }),
  earlier: z
    .strictObject({
      heading: text(
        5,
        120,
        'the heading about a message from another tab or visit; {day} will be replaced by its day',
        ['{day}'],
      ),
      waiting: message('when a message from another tab or visit has not been sent'),
      decision: message('when a message from another tab or visit may have arrived and the visitor must decide').meta({
        label: 'Visitor must decide',
      }),
      stale: message('when seven days have passed since a message from another tab or visit was written').meta({
        label: 'After seven days',
      }),
      note: addition('about who may have written a message from another tab or visit'),
    })
    .meta({ label: 'Earlier message' }),
  yes: label
    .describe('the button that confirms the deletion of a message, or of everything that is saved')
    .meta({ label: 'Confirm button' }),
  check: z
    .strictObject({
      again: message('when it asks the visitor to press Submit again').meta({ label: 'Press Submit again' }),
      honeypot: label.describe('the name of a field that only spam programs see').meta({ label: 'Hidden field' }),
    })
    .meta({ label: 'Spam check' }),
  privacy: z.strictObject({
    notice: label.describe('the link above the button, to the privacy notice').meta({ label: 'Privacy link' }),
    text: text(
      20,
      90,
      'the sentence before the privacy link, saying that a message is saved on the device until it is sent',
    ),
    forget: label.describe('the button that deletes everything that is saved').meta({ label: 'Delete button' }),
    ask: question('the question before everything that is saved is deleted'),
    forgotten: message('when everything that was saved has been deleted').meta({ label: 'After deleting' }),
  }),
});

/** A part of the privacy notice. */
const noticePart = z.strictObject({ heading, text: text(20, 400, 'the text, in two or three sentences') });

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
      .extend({ secondChannel: text(20, 200, 'one more sentence, shown if the site has the second channel') })
      .describe('who receives a message: the names of the services, and the country of each')
      .meta({ label: 'Who gets it' }),
    kept: z
      .strictObject({
        heading,
        places: list(keptAt, 2, 6, 'the places, with the time in each'),
        secondChannel: keptAt.describe('one more place, shown if the site has the second channel'),
      })
      .meta({ label: 'How long it is kept' }),
    rights: noticePart
      .extend({
        answer: text(10, 140, 'the sentence that says within how many days you answer such a request'),
      })
      .describe(
        'how to see, correct and delete what is kept, and withdraw consent; the site adds the name of the person to ask',
      )
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
      emailLabel: label.describe('the word before the email address').meta({ label: 'Word before the email address' }),
      phoneLabel: label.describe('the word before the phone numbers').meta({ label: 'Word before the phone numbers' }),
    }),
    offices: z.strictObject({
      id,
      heading,
      text: text(10, 140, 'what to know before a visit'),
      map: label.describe('the link that shows an office on a map').meta({ label: 'Map link' }),
    }),
    privacy,
    accessibility: z
      .strictObject({ id, heading, text: text(20, 500, 'the text, in a few sentences') })
      .describe(
        'what you have done so that everybody can use the site, what you have not been able to check, and how to report a problem',
      ),
    picture: pagePicture,
  })
  .meta({ label: 'Contact' });
