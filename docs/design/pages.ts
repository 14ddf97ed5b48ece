/** Whole pages of the built site: each kind in two widths, its column, on paper, in the system's colours. */
import path from 'node:path';
import sharp from 'sharp';
import { sheet, type Labelled } from './sheet';
import { dataUrl, PHONE, SCALE, type Shot, type Studio, type View } from './studio';

/** A page of each kind, by the name of its picture. */
const KINDS: Record<string, string> = {
  home: '/',
  services: '/services',
  about: '/about',
  whoweare: '/whoweare',
  careers: '/careers',
  contacts: '/contacts',
  media: '/media',
  softwareconsulting: '/softwareconsulting',
  productengg: '/productEngg',
  marketing: '/marketing',
  service: '/workforcemanagement',
  insight: '/cloud',
  industry: '/aviation',
  'not-found': '/nowhere',
};

/** Widths in px. */
const WIDE = 224;
const NARROW = 72;
const GAP = 12;

/** The page on a wide window and, cut into columns of the same height, on a phone; without the footer. */
async function kind(studio: Studio, route: string): Promise<Buffer> {
  const wide = await capture(studio, route, {}, WIDE);
  const phone = await capture(studio, route, PHONE, NARROW);
  const { height } = wide.info;
  const columns = Math.ceil(phone.info.height / height);
  const cuts = await Promise.all(
    Array.from({ length: columns }, async (_, index) => ({
      input: await sharp(phone.data)
        .extract({
          left: 0,
          top: index * height,
          width: NARROW,
          height: Math.min(height, phone.info.height - index * height),
        })
        .toBuffer(),
      left: WIDE + 2 * GAP + index * (NARROW + GAP),
      top: 0,
    })),
  );
  const width = WIDE + 2 * GAP + columns * (NARROW + GAP) - GAP;
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: wide.data, left: 0, top: 0 }, ...cuts])
    .png()
    .toBuffer();
}

async function capture(studio: Studio, route: string, view: View, width: number) {
  const page = await studio.page(route, view);
  const { y, height } = (await page.locator('main').boundingBox())!;
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: page.viewportSize()!.width, height: y + height } });
  await page.context().close();
  return sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
}

/** A part of a page from its top, `height` CSS pixels high, shown `scale` times as large. */
async function top(
  studio: Studio,
  route: string,
  height: number,
  scale: number,
  view: View,
  prepare?: () => void,
): Promise<Shot> {
  const page = await studio.page(route, view);
  if (prepare) await page.evaluate(prepare);
  const { width } = page.viewportSize()!;
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  await page.context().close();
  const shown = Math.round(width * scale);
  const small = await sharp(png)
    .resize({ width: Math.round(shown * SCALE) })
    .png()
    .toBuffer();
  return { url: dataUrl(small), width: shown, height: Math.round(height * scale) };
}

/** The column of a page and what is beside it, in three windows. */
async function grid(studio: Studio): Promise<string> {
  const of = (view: View) => top(studio, '/whoweare', 760, 0.34, view, markColumn);
  return sheet([
    {
      shots: [
        ['360 px', await of(PHONE)],
        ['1280 px', await of({})],
        ['1920 px', await of({ width: 1920 })],
      ],
    },
  ]);
}

/** Runs in the page: paints what is beside the page's column. */
function markColumn(): void {
  const column = document.querySelector<HTMLElement>('main .wrap')!;
  const style = getComputedStyle(column);
  const { left, right } = column.getBoundingClientRect();
  for (const [from, to] of [
    [0, left + Number.parseFloat(style.paddingLeft)],
    [right - Number.parseFloat(style.paddingRight), innerWidth],
  ] as const) {
    const mark = document.body.appendChild(document.createElement('i'));
    mark.style.cssText = `position:fixed;z-index:99;top:0;bottom:0;left:${from}px;width:${to - from}px;background:#ca1a2333`;
  }
}

/** On paper, and where the system chooses the colours. */
async function media(studio: Studio): Promise<string> {
  const forced = await top(studio, '/about', 1400, 0.36, { forcedColors: 'active', colorScheme: 'dark' });
  const paper = await top(studio, '/aviation', 1000, 0.504, { print: true, width: 794 });
  return sheet([
    {
      shots: [
        ['forced colours', forced],
        ['paper', paper],
      ],
    },
  ]);
}

/** One picture in its places: as it is, on its page in two windows, and on the card of a shared link. */
async function pictures(studio: Studio): Promise<string> {
  const master = 'content/pictures/aviation.jpg';
  const card = await studio.page('/aviation');
  const address = await card.locator('meta[property="og:image"]').getAttribute('content');
  await card.context().close();
  const files = [master, path.join('out', new URL(address!).pathname)];
  const [whole, shared] = await Promise.all(files.map((file) => fileShot(file, 400)));
  const place = async (view: View, scale: number) => {
    const page = await studio.page('/aviation', view);
    const { width, height, url } = await studio.shoot(page, page.locator('main img').first(), 0);
    await page.context().close();
    return { url, width: Math.round(width * scale), height: Math.round(height * scale) };
  };
  const about = await studio.page('/about');
  const partners = await studio.shoot(about, about.locator('main section[aria-labelledby=partners] ul'), 12);
  await about.context().close();
  return sheet([
    {
      shots: [
        ['the picture', whole!],
        ['on a card of a shared link', shared!],
      ],
    },
    {
      shots: [
        ['on its page at 1280 px', await place({}, 0.42)],
        ['at 360 px', await place(PHONE, 0.7)],
      ],
    },
    { name: 'Places for partners’ logos', shots: [['until there are logos', partners]] },
  ]);
}

async function fileShot(file: string, width: number): Promise<Shot> {
  const { data, info } = await sharp(file)
    .resize({ width: width * SCALE })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { url: dataUrl(data), width, height: Math.round(info.height / SCALE) };
}

/** What to do and what not to, each beside the other: real parts of the site, and the same parts spoilt. */
async function dos(studio: Studio): Promise<string> {
  const pair = async (route: string, selector: string, spoil: () => void, scale = 1, pad = 16): Promise<Labelled[]> => {
    const page = await studio.page(route);
    const shots: Labelled[] = [];
    for (const label of ['do', 'don’t']) {
      const { url, width, height } = await studio.shoot(page, page.locator(selector).first(), pad);
      shots.push([label, { url, width: width * scale, height: height * scale }]);
      if (label === 'do') await page.evaluate(spoil);
    }
    await page.context().close();
    return shots;
  };
  return sheet([
    { name: 'One red button, the rest are links', shots: await pair('/nowhere', 'main .halves-left', redden, 0.6, 0) },
    { name: 'Headings are navy, marigold is for marks', shots: await pair('/services', 'main h1', gild, 0.5) },
    { name: 'The wordmark in the colours of its ground', shots: await pair('/', 'body > footer svg', misplace) },
    { name: 'What a picture tells stays in its crop', shots: await pair('/careers', 'main img', crop, 0.42, 0) },
  ]);
}

/** These run in the page. */
function redden(): void {
  for (const link of document.querySelectorAll('main .link')) link.className = 'button button-primary';
}

function gild(): void {
  document.querySelector<HTMLElement>('main h1')!.style.color = '#ffb830';
}

function misplace(): void {
  document.querySelector<HTMLElement>('body > footer svg')!.closest<HTMLElement>('.border-t')!.style.background =
    '#ca1a23';
}

function crop(): void {
  document.querySelector<HTMLElement>('main img')!.style.cssText = 'aspect-ratio: 2.6; object-position: 50% 80%';
}

export const PICTURES: Record<string, (studio: Studio) => Promise<string | Buffer>> = {
  grid,
  media,
  pictures,
  dos,
  ...Object.fromEntries(
    Object.entries(KINDS).map(([name, route]) => [`page-${name}`, (studio: Studio) => kind(studio, route)]),
  ),
};
