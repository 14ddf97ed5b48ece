/** @jest-environment node */
import { SUCCESS_ALERT } from '@/components/contact-form/constants';
import { INTERVAL } from '@/components/carousel/use-autoplay';
import { THRESHOLD } from '@/components/carousel/use-swipe';
import { SERVICE_ORIGIN } from '@/components/contact-form/email/constants';
import library from '@emailjs/browser/package.json';
import project from '@/package.json';

/**
 * The constants of the specification that no page shows: `specification.test.ts` has those of the form. Numbers and texts
 * of the content are fixed by its schemas and rules; the errors of the e-mail client are those of this version of it.
 */

test.each([
  ['carousel interval 2000 ms', INTERVAL, 2000],
  ['swipe threshold 40 px', THRESHOLD, 40],
  ['confirmation alert 2000 ms', SUCCESS_ALERT, 2000],
  ['e-mail client library 3.11.0', library.version, '3.11.0'],
  ['and it stays that version', project.dependencies['@emailjs/browser'], '3.11.0'],
  ["the e-mail provider's API host", SERVICE_ORIGIN, 'https://api.emailjs.com'],
])('%s', (_words, actual, expected) => expect(actual).toBe(expected));
