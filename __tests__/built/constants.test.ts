/** @jest-environment node */
import { readContent } from '@/lib/content/check';
import { CAROUSEL_INTERVAL, SUCCESS_ALERT, SWIPE_THRESHOLD } from '@/lib/specification/constants';
import { SERVICE_ORIGIN } from '@/lib/contact/constants';
import library from '@emailjs/browser/package.json';
import project from '@/package.json';

/**
 * The business constants and limits of the specification, except the form's, which `specification.test.ts` checks. The
 * email client is pinned because its errors depend on its version.
 */

const { site, pages } = readContent().content!;

test.each([
  ['carousel interval 2000 ms', CAROUSEL_INTERVAL, 2000],
  ['swipe threshold 40 px', SWIPE_THRESHOLD, 40],
  ['confirmation alert 2000 ms', SUCCESS_ALERT, 2000],
  ['email client library 3.11.0', library.version, '3.11.0'],
  ['the version of the email client is pinned', project.dependencies['@emailjs/browser'], '3.11.0'],
  ["the email provider's API host", SERVICE_ORIGIN, 'https://api.emailjs.com'],
  ['founded 2021', site.founded, 2021],
  ['copyright 2021', /\d{4}/.exec(site.copyright)?.[0], '2021'],
  ['three cards on the team', pages.home.team.cards.length, 3],
  ['four service cards', pages.home.difference.cards.length, 4],
  ['two paragraphs about careers', pages.careers.paragraphs.length, 2],
  ['three rows of three cards', pages.productEngg.rows.map(({ cards }) => cards.length).join(), '3,3,3'],
  ['four points of How We Do', pages.marketing.how.points.length, 4],
  ['carousel: 4 slides', pages.home.carousel.slides.length, 4],
  ['six gallery images', pages.whoweare.gallery.pictures.length, 6],
  [
    'the alert after a successful send',
    pages.contacts.form.success,
    'Form submitted, our business team will reach out to you shortly.',
  ],
])('%s', (_words, actual, expected) => expect(actual).toBe(expected));
