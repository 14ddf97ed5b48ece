/** @jest-environment node */
import { MESSAGE_ROWS, SUCCESS_ALERT } from '@/components/contact-form/constants';
import { INTERVAL } from '@/components/carousel/use-autoplay';
import { THRESHOLD } from '@/components/carousel/use-swipe';
import { loadContent } from '@/lib/content/load';
import { LIBRARY_VERSION, SEND_FORM_PATH, SERVICE_ORIGIN } from '@/components/contact-form/email/constants';
import library from '@emailjs/browser/package.json';
import project from '@/package.json';

/**
 * The business constants and limits of the specification. Its entities are the schemas of the content; the errors of
 * the e-mail client are those of this version of it.
 */

const { site, pages } = loadContent().content!;

test.each([
  ['carousel interval 2000 ms', INTERVAL, 2000],
  ['swipe threshold 40 px', THRESHOLD, 40],
  ['confirmation alert 2000 ms', SUCCESS_ALERT, 2000],
  ['contact message box 2 rows', MESSAGE_ROWS, 2],
  ['e-mail client library version string 3.11.0', LIBRARY_VERSION, '3.11.0'],
  ['the library itself is that version', library.version, '3.11.0'],
  ['and stays that version', project.dependencies['@emailjs/browser'], '3.11.0'],
  ['send-form endpoint', SEND_FORM_PATH, '/api/v1.0/email/send-form'],
  ["on the provider's API host", SERVICE_ORIGIN, 'https://api.emailjs.com'],
  ['founded 2021', site.founded, 2021],
  ['carousel: 4 slides', pages.home.carousel.slides.length, 4],
  ['six gallery images', pages.whoweare.gallery.pictures.length, 6],
  [
    'the alert after a successful send',
    pages.contacts.form.success,
    'Form submitted, our business team will reach out to you shortly.',
  ],
])('%s', (_words, actual, expected) => expect(actual).toBe(expected));
