import type { FormTexts } from '@/components/contact-form/types';

/** Every text of the form, each told from the others. Those the specification fixes stand here letter for letter. */
export const texts: FormTexts = {
  heading: 'Contact Our Team',
  fields: {
    fullname: { label: 'Name', placeholder: 'Enter your name' },
    email: { label: 'Email', placeholder: 'Enter your Email', hint: 'We answer to this address.' },
    phone: { label: 'Phone', placeholder: 'Phone no.' },
    message: { label: 'Message', placeholder: 'How can we help you?' },
  },
  optional: 'optional',
  submit: 'Submit',
  sending: 'Sending…',
  success: 'Form submitted, our business team will reach out to you shortly.',
  sentAt: 'Your message was sent at {time}.',
  errors: {
    summary: 'There is a problem',
    emailMissing: 'Enter your e-mail address',
    emailFormat: 'Enter an e-mail address like name@example.com',
    tooLong: 'Shorten this to {limit} characters',
  },
  remaining: '{count} characters left',
  restored: 'Your draft is back.',
  failure: {
    heading: 'Your message was not sent',
    offline: 'You are offline.',
    noAnswer: 'No answer came.',
    interrupted: 'The page was closed.',
    refused: 'The service refused it.',
    tooMany: 'Too many at once.',
    unreachable: 'The service cannot be reached.',
    notConfigured: 'The form is not set up.',
    kept: 'It is kept on this device.',
    notKept: 'It is not kept on this device.',
    again: 'Send again',
    discard: 'Discard',
    mail: 'Send by e-mail',
    phone: 'Call',
  },
  waiting: {
    one: 'One message waits.',
    many: '{count} messages wait.',
    mayHaveArrived: 'It may have arrived.',
  },
  check: { again: 'Press Submit again.', trap: 'Leave this empty' },
  privacy: {
    heading: 'Privacy',
    text: 'What is sent where.',
    forget: 'Forget',
    forgotten: 'All is forgotten.',
    nothing: 'Nothing was kept.',
  },
};
