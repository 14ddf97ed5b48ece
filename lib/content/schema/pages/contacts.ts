import * as f from '../field-types';

/** A field of the contact form. */
const field = (label: string) =>
  f.group(label, {
    label: f.line('Name of the field'),
    placeholder: f.line('Grey text in the empty field'),
    hint: f.line('Hint below the name', 120).optional(),
  });

/** What the form says, in one or two sentences. */
const message = (label: string, hint: string) => f.text(label, 300, hint);

const form = f.group('Form', {
  heading: f.heading,
  fields: f.group('Fields', {
    fullname: field('Full name'),
    email: field('Email'),
    phone: field('Phone'),
    message: field('Message'),
  }),
  optional: f.line('Word “optional”', 60, 'After the name of a field that visitors may leave empty.'),
  honeypot: f.line('Hidden field', 60, 'The name of a field that only spam programs see.'),
  submit: f.line('Submit button'),
  status: f.group('State of the message', {
    restored: message('Restored text', 'When what was typed before is back in the fields.'),
    suspicious: message('Press Submit again', 'When a program seems to have filled in the form.'),
    sending: message('Sending', 'While the message is being sent.'),
    sent: message('Success', 'When the message has been sent. Shown for two seconds.'),
    done: f.line('Lasting confirmation', 120, 'Stays on the page. {time} becomes the time.', ['{time}']),
    delivered: message('Earlier message sent', 'When a message from another tab or visit has been sent.'),
  }),
  waiting: f.group('When a message waits', {
    offline: message('Offline', 'When the device has no connection.'),
    unreachable: message('Service cannot be reached', 'When the email service could not be reached.'),
    close: message('Offline, sent even if the page is closed', 'Added when offline, in browsers that do that.'),
    soon: message('Not reached, sent soon', 'Added when the service could not be reached, in those browsers.'),
    visit: message('Sent at the next visit', 'Added in other browsers.'),
    earlier: f.text('Earlier message', 300, 'From another tab or visit. {day} becomes its day.', ['{day}']),
    over: f.text('Visitor must decide', 300, 'When it is no longer sent by itself. {day} becomes its day.', ['{day}']),
    refused: message('Refused again', 'Before those two, when the email service refuses it.'),
  }),
  failure: f.group('When sending fails', {
    refused: message('Refused', 'When the email service refused the message.'),
    busy: message('Too many messages', 'When the email service is getting too many.'),
    error: message('Service error', 'When the email service reported an error.'),
    noAnswer: message('No answer', 'When the email service did not answer.'),
    noConnection: message('No connection', 'When the connection failed and the browser cannot keep the message.'),
  }),
  tooLong: f.line('Too long', 120, 'At a field with too much text. {limit} becomes the number.', ['{limit}']),
  again: f.line('Send again button', 60, 'Sends the message again.'),
  mail: f.line('Email link', 60, 'Opens an email.'),
  call: f.line('Phone link', 60, 'Calls a phone number.'),
  remove: f.line('Delete button', 60, 'Deletes a message that waits.'),
  ask: message('Confirmation question', 'Before a message is deleted.'),
  privacy: f.group('Privacy', {
    notice: f.line('Privacy link', 60, 'Above the button, leads to the privacy notice.'),
    text: f.line('Text', 90, 'Before the privacy link: what is saved on the device.'),
  }),
});

/** A part of the privacy notice. */
const part = { heading: f.heading, text: f.text('Text', 400, 'Two or three sentences.') };

const place = f.group('Place', {
  place: f.line('Place', 60, 'Where a message is kept.'),
  time: f.text('Time', 320, 'How long it is kept there.'),
});

const privacy = f.group(
  'Privacy notice',
  {
    ...f.titled,
    collected: f.group('What is collected', part, 'And why.'),
    handled: f.group('Who gets it', part, 'The names of the services, and the country of each.'),
    kept: f.group('How long it is kept', { heading: f.heading, places: f.list('Places', place, 2, 6) }),
    rights: f.group(
      'What visitors can ask for',
      { ...part, answer: f.text('Answer', 140, 'Within how many days you answer such a request.') },
      'How to see, correct and delete what is kept. The site adds the name of the person to ask.',
    ),
    complaint: f.group('Complaint', part, 'How to complain to the Data Protection Board of India, from May 2027.'),
  },
  'The Data Protection Act of 2023 requires it from May 2027. Have a lawyer read it, and update it when a service changes.',
);

export const contacts = f.group('Contact', {
  page: f.page,
  heading: f.pageHeading,
  intro: f.intro.optional(),
  form,
  details: f.group('Ways to reach you', {
    ...f.placed,
    text: f.paragraph.optional(),
    emailLabel: f.line('Word before the email address'),
    phoneLabel: f.line('Word before the phone numbers'),
  }),
  offices: f.group('Offices', {
    ...f.placed,
    text: f.text('Text', 140, 'What to know before a visit.').optional(),
    map: f.line('Map link', 60, 'Shows an office on a map.').optional(),
  }),
  privacy,
  accessibility: f
    .group(
      'Accessibility',
      { ...f.titled, text: f.text('Text', 500) },
      'What you have done so that everybody can use the site, and how to report a problem.',
    )
    .optional(),
  picture: f.picture.optional(),
});
