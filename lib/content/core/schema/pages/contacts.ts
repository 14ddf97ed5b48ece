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

const form = z.strictObject({
  heading: heading.describe('the heading of the form'),
  fields: z.strictObject({ fullname: formField, email: formField, phone: formField, message: formField }),
  optional: label
    .describe('the word after the name of a field that visitors may leave empty')
    .meta({ label: 'Word “optional”' }),
  address: message('when the email address does not have the right form').meta({ label: 'Email address not valid' }),
  tooLong: text(
    5,
    120,
    'what the form says when the message is too long; {count} will be replaced by the number of characters above the limit',
    ['{count}'],
  ).meta({ label: 'Message too long' }),
  honeypot: label.describe('the name of a field that only spam programs see').meta({ label: 'Hidden field' }),
  submit: label.describe('the button that sends the message').meta({ label: 'Submit button' }),
  status: z
    .strictObject({
      restored: message('when what was typed before is back in the fields').meta({ label: 'Restored text' }),
      suspicious: message('when it asks the visitor to press Submit again').meta({ label: 'Press Submit again' }),
      sending: message('while it is sending the message'),
      sent: message(`when the message has been sent; shown for ${SUCCESS_ALERT / 1000} seconds`),
      done: text(5, 120, 'the line that stays after that; {time} will be replaced by the time', ['{time}']).meta({
        label: 'Lasting confirmation',
      }),
      delivered: message('when a message from another tab or visit has been sent').meta({
        label: 'Earlier message sent',
      }),
    })
    .meta({ label: 'State of the message' }),
  waiting: z
    .strictObject({
      offline: message('when the device has no connection'),
      unreachable: message('when the email service cannot be reached').meta({ label: 'Service cannot be reached' }),
      close: message('after that, in browsers that send the message even if the page is closed').meta({
        label: 'Sent even if the page is closed',
      }),
      visit: message('after that, in browsers that send the message only while the page is open').meta({
        label: 'Sent at the next visit',
      }),
      earlier: text(
        5,
        300,
        'what the form says when a message from another tab or visit has not been sent; {day} will be replaced by its day',
        ['{day}'],
      ).meta({ label: 'Earlier message' }),
      over: text(
        5,
        300,
        'what the form says when such a message is sent only if the visitor says so; {day} will be replaced by its day',
        ['{day}'],
      ).meta({ label: 'Visitor must decide' }),
    })
    .meta({ label: 'When a message waits' }),
  failure: z
    .strictObject({
      refused: message('when the email service refused the message'),
      busy: message('when the email service is getting too many messages').meta({ label: 'Too many messages' }),
      error: message('when the email service reported an error').meta({ label: 'Service error' }),
      noAnswer: message('when the email service did not answer'),
      noConnection: message('when the connection failed and the browser cannot keep the message'),
    })
    .meta({ label: 'When sending fails' }),
  again: label.describe('the button that sends the message again').meta({ label: 'Send again button' }),
  mail: label.describe('the link that opens an email').meta({ label: 'Email link' }),
  phone: label.describe('the link that calls a phone number').meta({ label: 'Phone link' }),
  remove: label.describe('the button that deletes a message that waits').meta({ label: 'Delete button' }),
  ask: text(5, 120, 'the question before a message is deleted').meta({ label: 'Confirmation question' }),
  privacy: z.strictObject({
    notice: label.describe('the link above the button, to the privacy notice').meta({ label: 'Privacy link' }),
    text: text(20, 90, 'the sentence before the privacy link, about what is saved on the device'),
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
      .describe('who receives a message: the names of the services, and the country of each')
      .meta({ label: 'Who gets it' }),
    kept: z
      .strictObject({
        heading,
        places: list(keptAt, 2, 6, 'the places, with the time in each'),
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
