/** Components of the built site in their states. */
import type { Locator, Page } from '@playwright/test';
import {
  content,
  form as words,
  menuWords,
  tabs as tabWords,
  carousel as carouselWords,
} from '@/__tests__/support/words';
import { sheet, type Labelled } from './sheet';
import { PHONE, type Studio, type View } from './studio';

const { home } = content.pages;

/** What a visitor does to a part, by the name of the state that it brings about. */
const ACTS: Record<string, (part: Locator) => Promise<void>> = {
  rest: async () => undefined,
  hover: (part) => part.hover(),
  focus: async (part) => {
    await part.page().keyboard.press('Tab');
    await part.focus();
  },
  active: async (part) => {
    await part.hover();
    await part.page().mouse.down();
  },
  disabled: (part) => part.evaluate((button: HTMLButtonElement) => void (button.disabled = true)),
};

interface Subject {
  route: string;
  /** What the state is brought about on. */
  part: (page: Page) => Locator;
  /** What is in the picture, where it is more than the part. */
  around?: (page: Page) => Locator | Locator[];
  view?: View;
  pad?: number;
}

/** One picture for each of the states, each on a fresh page. */
async function statesOf(studio: Studio, { route, part, around = part, view, pad }: Subject, states: string[]) {
  const shots: Labelled[] = [];
  for (const state of states) {
    const page = await studio.page(route, view);
    await ACTS[state]!(part(page));
    shots.push([state, await studio.shoot(page, around(page), pad)]);
    await page.context().close();
  }
  return shots;
}

const BUTTON_STATES = ['rest', 'hover', 'focus', 'active', 'disabled'];
const LINK_STATES = ['rest', 'hover', 'focus'];

async function actions(studio: Studio): Promise<string> {
  const of = (subject: Subject, states: string[]) => statesOf(studio, subject, states);
  const close = (page: Page) => page.getByRole('link', { name: home.close.action.label, exact: true });
  return sheet([
    {
      name: 'Primary button',
      shots: await of(
        { route: '/contacts', part: (page) => page.getByRole('button', { name: words.submit }) },
        BUTTON_STATES,
      ),
    },
    {
      name: 'Primary button on navy',
      shots: await of(
        { route: '/', part: (page) => page.locator('main').locator(close(page)) },
        BUTTON_STATES.slice(0, 4),
      ),
    },
    {
      name: 'Quiet button',
      shots: await of(
        { route: '/', part: (page) => page.getByRole('navigation', { name: menuWords.name }).locator(close(page)) },
        BUTTON_STATES.slice(0, 4),
      ),
    },
    {
      name: 'Link',
      shots: await of(
        { route: '/', part: (page) => page.getByRole('link', { name: home.whoWeAre.link.label }) },
        LINK_STATES,
      ),
    },
    {
      name: 'Link in the footer',
      shots: await of(
        { route: '/', part: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }), pad: 10 },
        LINK_STATES,
      ),
    },
  ]);
}

async function cards(studio: Studio): Promise<string> {
  const wide: Subject = {
    route: '/',
    part: (page) => page.locator('#software-consulting').getByRole('link'),
    around: (page) => page.locator('#software-consulting'),
  };
  return sheet([
    { name: 'Service card', shots: await statesOf(studio, wide, ['rest', 'hover', 'focus', 'active']) },
    { name: 'On a phone', shots: await statesOf(studio, { ...wide, view: PHONE }, ['rest']) },
  ]);
}

async function menu(studio: Studio): Promise<string> {
  const header = (page: Page) => page.locator('header');
  const group = (page: Page) => page.getByRole('button', { name: 'Services', exact: true });
  const shots: Labelled[] = [];
  const page = await studio.page('/services');
  shots.push(['at rest', await studio.shoot(page, header(page), 0)]);
  await group(page).click();
  const list = page.locator('.menu-list').first();
  await list.getByRole('link').nth(1).hover();
  shots.push(['a dropdown open, the pointer on an entry', await studio.shoot(page, [header(page), list], 0)]);
  await page.context().close();
  const keys = await studio.page('/services');
  await ACTS.focus!(group(keys));
  await keys.keyboard.press('Enter');
  await keys.locator('.menu-entry').first().waitFor();
  await keys.keyboard.press('Tab');
  shots.push([
    'opened with the keyboard, the focus on an entry',
    await studio.shoot(keys, [header(keys), keys.locator('.menu-list').first()], 0),
  ]);
  await keys.context().close();
  return sheet(shots.map((shot) => ({ shots: [shot] })).concat({ shots: await phoneMenu(studio) }));
}

async function phoneMenu(studio: Studio): Promise<Labelled[]> {
  const page = await studio.page('/services', PHONE);
  const window = { width: PHONE.width!, height: 680 };
  await page.setViewportSize(window);
  const view = async () => studio.shoot(page, page.locator('html'), 0);
  const shots: Labelled[] = [['phone, closed', await view()]];
  await page.getByRole('button', { name: menuWords.open }).tap();
  shots.push(['open', await view()]);
  await page.getByRole('button', { name: 'Insights', exact: true }).tap();
  shots.push(['with a group open', await view()]);
  await page.context().close();
  return shots;
}

async function carousel(studio: Studio): Promise<string> {
  const part = (page: Page) => page.getByRole('region', { name: carouselWords.label });
  const page = await studio.page('/');
  const shots: Labelled[] = [['paused, as for visitors who prefer no motion', await studio.shoot(page, part(page))]];
  await page.getByRole('button', { name: `${carouselWords.show} 2` }).click();
  await page.getByRole('button', { name: carouselWords.play }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: carouselWords.next, exact: true }).focus();
  const controls = page.locator('.carousel-controls');
  shots.push(['its controls: playing, held by the focus', await studio.shoot(page, controls, 12)]);
  await page.context().close();
  return sheet(shots.map((shot) => ({ shots: [shot] })));
}

async function tabs(studio: Studio): Promise<string> {
  const list = (page: Page) => page.getByRole('tablist', { name: tabWords.label });
  const subject: Subject = {
    route: '/about',
    part: (page) => page.getByRole('tab', { name: tabWords.items[1]!.tab }),
    around: list,
    pad: 12,
  };
  const states = await statesOf(studio, subject, LINK_STATES);
  const page = await studio.page('/about');
  const { url, width, height } = await studio.shoot(page, page.locator('.tabs'), 12);
  const whole: Labelled = ['the whole, at half its size', { url, width: width / 2, height: height / 2 }];
  await page.context().close();
  const [phone] = await statesOf(studio, { ...subject, view: PHONE }, ['rest']);
  return sheet([
    { shots: [whole] },
    ...states.slice(1).map(([state, shot]) => ({ shots: [[`second tab, ${state}`, shot] as Labelled] })),
    { shots: [['phone: the row scrolls sideways', phone![1]]] },
  ]);
}

const MESSAGE = {
  [words.fields.fullname.label]: 'Asha Kumari',
  [words.fields.email.label]: 'asha@example.com',
  [words.fields.message.label]: 'Our delivery notes are typed three times. Can that be once?',
};

async function send(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE)) await page.getByLabel(label).first().fill(text);
  await page.getByRole('button', { name: words.submit }).click();
}

async function form(studio: Studio): Promise<string> {
  const email = (page: Page) =>
    page.getByRole('form').locator('div', { has: page.getByLabel(words.fields.email.label) });
  const field: Subject = {
    route: '/contacts',
    part: (page) => page.getByLabel(words.fields.email.label),
    around: email,
  };
  const fields = await statesOf(studio, { ...field, view: PHONE, pad: 8 }, ['rest', 'focus']);
  const wrong = await studio.page('/contacts', PHONE);
  await wrong.getByLabel(words.fields.email.label).fill('asha@');
  await wrong.getByRole('button', { name: words.submit }).click();
  await wrong.getByRole('alert').blur();
  fields.push(['error', await studio.shoot(wrong, email(wrong), 8)]);
  const told: Labelled[] = [['error summary', await studio.shoot(wrong, wrong.getByRole('alert'), 8)]];
  await wrong.context().close();

  const sent = await studio.page('/contacts', PHONE);
  await send(sent);
  const alert = sent.getByRole('alert');
  await alert.waitFor();
  told.push(['sent: for two seconds', await studio.shoot(sent, alert, 8)]);
  await alert.waitFor({ state: 'detached' });
  told.push(['after that', await studio.shoot(sent, sent.getByRole('status'), 8)]);
  await sent.context().close();

  studio.fault = { kind: 'answer', status: 400 };
  const failed = await studio.page('/contacts');
  await send(failed);
  const notice = failed.getByRole('alert').locator('..');
  await notice.waitFor();
  const failure: Labelled = [
    'failure notice: it stays until the message is delivered or discarded',
    await studio.shoot(failed, notice),
  ];
  await failed.context().close();
  studio.fault = undefined;
  return sheet([{ name: 'Field', shots: fields }, { name: 'What the form tells', shots: told }, { shots: [failure] }]);
}

/** A picture of what `selector` finds in the main part of a page, at most so many. */
async function piece(
  studio: Studio,
  route: string,
  selector: string,
  { most = 1, pad = 16, ...view }: View & { most?: number; pad?: number } = {},
) {
  const page = await studio.page(route, view);
  const found = await page.locator(selector).all();
  const shot = await studio.shoot(page, found.slice(0, most), pad);
  await page.context().close();
  return shot;
}

async function parts(studio: Studio): Promise<string> {
  const of = (route: string, selector: string, options?: Parameters<typeof piece>[3]) =>
    piece(studio, route, `main ${selector}`, options);
  return sheet([
    {
      shots: [
        ['round badge, on the edge of its picture', await of('/aviation', '.badge', { pad: 72 })],
        ['numbered box of an article (phone)', await of('/cloud', 'section ol', PHONE)],
        ['list with small badges (phone)', await of('/insurance', 'ol > li', { ...PHONE, most: 2 })],
      ],
    },
    { shots: [['numbered steps', await of('/careers', 'ol')]] },
    {
      shots: [
        ['points', await of('/marketing', 'section ul > li', { most: 2 })],
        ['short points', await of('/media', 'ul')],
      ],
    },
  ]);
}

async function bands(studio: Studio): Promise<string> {
  return sheet([
    { shots: [['titled band on sand', await piece(studio, '/marketing', 'main > section.mt-16', { pad: 0 })]] },
    { shots: [['close band', await piece(studio, '/marketing', 'main > section:last-child > div')]] },
    { shots: [['footer', await piece(studio, '/marketing', 'body > footer', { pad: 0 })]] },
  ]);
}

export const PICTURES = { actions, cards, menu, carousel, tabs, form, parts, bands };
