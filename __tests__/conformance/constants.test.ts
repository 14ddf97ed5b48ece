import * as emailjs from '@emailjs/browser';
import { MESSAGE_ROWS, SUCCESS_ALERT } from '@/components/contact-form/constants';
import { INTERVAL } from '@/components/carousel/use-autoplay';
import { THRESHOLD } from '@/components/carousel/use-swipe';
import { loadContent } from '@/lib/content/load';
import { LIBRARY_VERSION, SEND_FORM_PATH, SERVICE_ORIGIN } from '@/components/contact-form/email/constants';
import library from '@emailjs/browser/package.json';
import project from '@/package.json';

/** Chapters 3, 5, 8 and 9 of the specification: constants, entities and errors that no page shows by itself. */

const { site, navigation, pages } = loadContent().content!;

describe('business constants and limits', () => {
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
});

describe('entities and their fields', () => {
  const menuItems = navigation.top.flatMap((item) => ('entries' in item ? item.entries : 'url' in item ? [item] : []));
  const cards = [...pages.services.cards, ...pages.home.difference.cards];

  /** [the specification's words, all entries in `content/`, its names, names that may be there besides] */
  test.each<[string, readonly object[], names: string[], more: string[]]>([
    ['menu item: id, title, url', menuItems, ['id', 'title', 'url'], []],
    ['service card: id, heading, img, text, url', cards, ['id', 'heading', 'img', 'text', 'url'], ['more']],
    ['social link: id, icon, url', site.social.filter(({ url }) => url), ['id', 'icon', 'url'], ['name']],
    ['social link: some may have no url', site.social.filter(({ url }) => !url), ['id', 'icon'], ['name']],
    [
      'tab content item: id, heading, desc',
      pages.about.tabs.items,
      ['id', 'heading', 'desc'],
      ['tab', 'picture', 'link'],
    ],
    ['gallery entry: id, image file', pages.whoweare.gallery.pictures, ['id', 'img'], []],
    [
      'office record: address label, name, add1, add2',
      site.offices,
      ['label', 'name', 'add1', 'add2'],
      ['id', 'locality', 'region', 'postalCode', 'phones', 'hours'],
    ],
  ])('%s', (_words, entries, names, more) => {
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(expect.arrayContaining(names));
      expect(Object.keys(entry).filter((name) => ![...names, ...more].includes(name))).toEqual([]);
    }
  });
});

describe('errors of the e-mail service client', () => {
  // The library asks for nothing but the name of the element before it looks at the ids.
  const form = { nodeName: 'FORM' } as HTMLFormElement;

  test.each([
    ['The public key is required', '', 'service', 'template'],
    ['The service ID is required', 'key', '', 'template'],
    ['The template ID is required', 'key', 'service', ''],
  ])('%s', (words, key, service, template) => {
    expect(thrownBy(() => emailjs.sendForm(service, template, form, key))).toMatch(new RegExp(`^${words}`));
  });

  test('Non-form element passed: a thrown error', () => {
    const element = { nodeName: 'DIV' } as HTMLFormElement;
    expect(thrownBy(() => emailjs.sendForm('service', 'template', element, 'key'))).toEqual(expect.any(String));
  });

  /** What a function throws; the library throws plain strings. */
  function thrownBy(action: () => unknown): unknown {
    try {
      action();
    } catch (error) {
      return error;
    }
    return undefined;
  }
});
