import * as f from '../fields';

/** A field of the contact form. */
const field = (label: string) =>
  f.group(label, {
    label: f.line('Name of the field'),
    placeholder: f.line('Grey text in the empty field'),
    hint: f.line('Hint below the name', 120).optional(),
  });

/** What the form says, in one or two sentences. */
const message = (label: string, hint: string) => f.text(label, 300, hint);

const button = (label: string, hint: string) => f.line(label, 60, hint);

const phoneWords = (label: string, who: string) =>
  f.line(label, 120, `The words before the first phone number, for visitors who ${who}.`);

const sentAt = f.line('Lasting confirmation', 120, 'Stays on the page. {time} becomes the time.', ['{time}']);

const form = f.group('Form', {
  heading: f.heading,
  fields: f.group('Fields', {
    fullname: field('Full name'),
    email: field('Email'),
    phone: field('Phone'),
    message: field('Message'),
  }),
  optional: f.line('Word “optional”', 60, 'After the name of a field that visitors may leave empty.'),
  submit: f.line('Submit button'),
  sending: message('Sending', 'While the message is being sent.'),
  stillSending: message('Still sending', 'After ten seconds of sending.'),
  success: message('Success', 'When the message has been sent. Shown for two seconds.'),
  sentAt,
  next: f.group('What happens next', {
    text: message('Text', 'After the message has been sent: who will read it, and what will happen next.'),
    orCall: phoneWords('If there is no reply', 'hear nothing'),
  }),
  stored: f.group('Stored, not emailed', {
    success: message(
      'Success',
      'When email failed and the message was only stored, if the site has the second channel.',
    ),
    sentAt,
  }),
  errors: f.group('Mistakes in the form', {
    summary: f.heading.meta({ label: 'Heading above one mistake' }),
    summaryMany: f.line('Heading above several mistakes', 120, '{count} becomes their number.', ['{count}']),
    emailMissing: message('Email address missing', 'When there is no email address.'),
    orCall: phoneWords('Without an email address', 'have no email address'),
    emailFormat: message('Email address not valid', 'When what was typed is not an email address.'),
    tooLong: f.line('Text too long', 120, '{field} becomes the name of the field, {limit} the number of characters.', [
      '{field}',
      '{limit}',
    ]),
  }),
  remaining: f.line('Characters left', 120, 'When a text is nearly too long. {count} becomes the number.', ['{count}']),
  restored: message('Restored text', 'When what was typed before is back in the fields.'),
  unkept: message('Text not saved', 'When the browser cannot save what is typed.'),
  failure: f.group('When sending fails', {
    heading: f.heading.meta({ hint: 'When a message was not sent.' }),
    headingUnconfirmed: f.heading.meta({
      label: 'Heading when it is not certain',
      hint: 'It may or may not have arrived.',
    }),
    headingAgain: f.heading.meta({ label: 'Heading when it failed again' }),
    offline: message('Offline', 'When the device has no connection.'),
    noAnswer: message('No answer', 'When the email service did not answer.'),
    interrupted: message('Interrupted', 'When the visitor left the page while the message was being sent.'),
    refused: message('Refused', 'When the email service refused the message.'),
    tooMany: message('Too many messages', 'When the email service is getting too many.'),
    unreachable: message('Service cannot be reached', 'When the email service could not be reached.'),
    serviceError: message('Service error', 'When the email service reported an error.'),
    notConfigured: message('Form not set up', 'When nobody has set it up to send messages.'),
    whileOpen: message('Sent while the page is open', 'Added when the message will be sent while the page is open.'),
    whenClosed: message('Sent even if the page is closed', 'Added when it will be sent even if the page is closed.'),
    decision: message('Visitor must decide', 'Added when the message may have arrived.'),
    stale: message('After seven days', 'Added when seven days have passed.'),
    kept: message('Message saved', 'When the message is saved on the device.'),
    notKept: message('Message not saved', 'When it could not be saved.'),
    again: button('Send again button', 'Sends the message again.'),
    remove: button('Delete button', 'Deletes the message.'),
    ask: message('Confirmation question', 'Before a message is deleted.'),
    removed: message('Message deleted', 'When a message has been deleted.'),
    mail: button('Email link', 'Opens an email.'),
    shortened: f.line('End of a shortened email', 120, 'Says that the form has the whole message.'),
    phone: button('Phone link', 'Calls the first phone number.'),
  }),
  earlier: f.group('Earlier message', {
    heading: f.line('Heading', 120, 'About a message from another tab or visit. {day} becomes its day.', ['{day}']),
    waiting: message('Waiting', 'When it has not been sent.'),
    decision: message('Visitor must decide', 'When it may have arrived.'),
    stale: message('After seven days', 'When seven days have passed since it was written.'),
    note: message('Note', 'Added about who may have written it.'),
  }),
  yes: button('Confirm button', 'Confirms that something is to be deleted.'),
  check: f.group('Spam check', {
    again: message('Press Submit again', 'When the visitor is asked to press Submit again.'),
    honeypot: f.line('Hidden field', 60, 'The name of a field that only spam programs see.'),
  }),
  privacy: f.group('Privacy', {
    notice: button('Privacy link', 'Above the button, leads to the privacy notice.'),
    text: f.line('Text', 90, 'Before the privacy link: a message is saved on the device until it is sent.'),
    forget: button('Delete button', 'Deletes everything that is saved.'),
    ask: message('Confirmation question', 'Before everything that is saved is deleted.'),
    forgotten: message('After deleting', 'When everything that was saved has been deleted.'),
  }),
});

/** A part of the privacy notice. */
const part = (label: string, hint?: string) =>
  f.group(label, { heading: f.heading, text: f.text('Text', 400, 'Two or three sentences.') }, hint);

const place = f.group('Place', {
  place: f.line('Place', 60, 'Where a message is kept.'),
  time: f.text('Time', 320, 'How long it is kept there.'),
});

const privacy = f.group(
  'Privacy notice',
  {
    ...f.titled,
    collected: part('What is collected', 'And why.'),
    handled: part('Who gets it')
      .extend({
        secondChannel: f.text('Second channel', 200, 'One more sentence, if the site has the second channel.'),
      })
      .meta({ label: 'Who gets it', hint: 'The names of the services, and the country of each.' }),
    kept: f.group('How long it is kept', {
      heading: f.heading,
      places: f.list('Places', place, 2, 6),
      secondChannel: place.meta({
        label: 'Second channel',
        hint: 'One more place, if the site has the second channel.',
      }),
    }),
    rights: part('What visitors can ask for')
      .extend({ answer: f.text('Answer', 140, 'Within how many days you answer such a request.') })
      .meta({
        hint: 'How to see, correct and delete what is kept. The site adds the name of the person to ask.',
        label: 'What visitors can ask for',
      }),
    complaint: part('Complaint', 'How to complain to the Data Protection Board of India.'),
  },
  'The law requires it. Have a lawyer read it, and update it when a service changes.',
);

export const contacts = f.group('Contact', {
  page: f.page,
  heading: f.pageHeading,
  intro: f.intro,
  form,
  details: f.group('Ways to reach you', {
    ...f.titled,
    text: f.paragraph,
    emailLabel: f.line('Word before the email address'),
    phoneLabel: f.line('Word before the phone numbers'),
  }),
  offices: f.group('Offices', {
    ...f.titled,
    text: f.text('Text', 140, 'What to know before a visit.'),
    map: f.line('Map link', 60, 'Shows an office on a map.'),
  }),
  privacy,
  accessibility: f.group(
    'Accessibility',
    { ...f.titled, text: f.text('Text', 500) },
    'What you have done so that everybody can use the site, and how to report a problem.',
  ),
  picture: f.picture,
});
