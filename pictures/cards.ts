/**
 * The cards that stand for the pages where their links are shared: the page's main picture in nested bowls, with the
 * wordmark. Nothing in them is set in a font, so that every machine makes the same ones.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Wordmark } from '@/components/brand/wordmark';
import { CARD } from './settings';

/** A picture as content names it, with the heading of what it belongs to. */
export interface PlacedPicture {
  file: string;
  alt: string;
  heading?: string;
}

const { width: WIDTH, height: HEIGHT } = CARD;
/** Radius of the field's one round corner, and of the bowls around it. */
const RADIUS = 300;
/** Where pictures stand, in the upper right corner: whole when they are wide, and nearly whole when they are not. */
const FIELDS = { wide: { width: 918, height: 518 }, plain: { width: 800, height: 560 } };
/** The pages without a picture of their own show this many of their list's, in two rows. */
const SEVERAL = 6;

/**
 * The pictures that stand highest in a page's content: its own, or those of its parts, or those of a list.
 *
 * @param content the content of one page
 */
export function mainPictures(content: object): PlacedPicture[] {
  for (let level: object[] = [content]; level.length > 0; level = level.flatMap(Object.values).filter(isObject)) {
    const found = level.flatMap((each) => {
      const { picture, heading } = each as { picture?: PlacedPicture; heading?: string };
      return picture ? [{ ...picture, heading }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Which of a page's main pictures its card shows: six of a list, or the widest one.
 *
 * @param widthOf the width of a file in px
 */
export function choosePictures(pictures: readonly PlacedPicture[], widthOf: (file: string) => number): PlacedPicture[] {
  if (pictures.length >= SEVERAL) return pictures.slice(0, SEVERAL);
  return [...pictures].sort((one, other) => widthOf(other.file) - widthOf(one.file)).slice(0, 1);
}

/** What a card shows, in words: one picture's own words, or the headings of several. */
export function cardAlt(title: string, pictures: readonly PlacedPicture[]): string {
  const [first] = pictures;
  if (pictures.length < SEVERAL) return first?.alt ?? title;
  return `${title}: ${pictures.map(({ heading, alt }) => heading ?? alt).join(', ')}`;
}

/**
 * Draws a card.
 *
 * @param masters one picture or six
 * @returns a JPEG within the size of the settings
 * @throws {Error} when even the lowest quality is above it
 */
export async function drawCard(masters: readonly Buffer[]): Promise<Buffer> {
  const field = masters.length === 1 && !(await isWide(masters[0]!)) ? FIELDS.plain : FIELDS.wide;
  const columns = Math.ceil(masters.length / 2);
  const cell = {
    width: field.width / columns,
    height: field.height / (masters.length > 1 ? 2 : 1),
  };
  const pictures = await Promise.all(
    masters.map(async (master, index) => ({
      // The left of a banner is kept empty for a title.
      input: await sharp(master)
        .resize({ ...cell, position: masters.length > 1 ? 'centre' : 'right' })
        .toBuffer(),
      left: WIDTH - field.width + (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  );
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: '#173966' } as const;
  const card = await sharp({ create: ground })
    .composite([...pictures, { input: Buffer.from(frame(field)), left: 0, top: 0 }])
    .png()
    .toBuffer();
  for (const quality of CARD.qualities) {
    const jpeg = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= CARD.maxBytes) return jpeg;
  }
  throw new Error(`A card is larger than ${CARD.maxBytes} bytes at quality ${CARD.qualities.at(-1)}.`);
}

/** The bowls around the field, and the wordmark under them. */
function frame({ width, height }: { width: number; height: number }): string {
  const left = WIDTH - width;
  /** The field's left and lower edge, `out` px outside of it. */
  const edge = (out: number) =>
    `M${left - out}-40V${height - RADIUS}a${RADIUS + out} ${RADIUS + out} 0 0 0 ${RADIUS + out} ${RADIUS + out}H${WIDTH + 40}`;
  const bowls = [44, 104, 164, 224].map((out) => `<path d="${edge(out)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="#fff">
    <path d="${edge(1)}V${HEIGHT}H0V-40Z" fill="#173966"/>
    <g fill="none" stroke="#1d3f70" stroke-width="20">${bowls}</g>
    <path d="${edge(9)}" fill="none" stroke="#ffb830" stroke-width="10"/>
    <g transform="translate(56 479)scale(2.667)">${renderToStaticMarkup(createElement(Wordmark, { name: '', onNavy: true }))}</g>
  </svg>`;
}

async function isWide(master: Buffer): Promise<boolean> {
  const { width, height } = await sharp(master).metadata();
  return width / height >= 1.6;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
