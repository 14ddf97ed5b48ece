/**
 * OG images, which apps show with a shared link to a page: the page's title above the wordmark, and beside them its main
 * picture in nested bowls.
 */
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { Wordmark } from '@/components/brand/wordmark';
import { OG_IMAGE_SIZE } from '@/lib/site/pictures';
import { colours } from '@/lib/site/tokens';
import { drawTitle, titleDesign, type TitleBox } from './og-title';
import { OG_IMAGE } from './settings';

/** A picture of the content, with the heading of its page, section or entry. */
interface PlacedPicture {
  file: string;
  alt: string;
  heading?: string;
}

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;
/** The picture is in the upper right corner, and one of its own corners is round. */
const FIELD = { width: 696, height: 504, radius: 300 };
/** The title is beside the field, above the wordmark. In an image shown 300 px wide its letters are at least 10 px high. */
const TITLE: TitleBox = { left: 56, top: 62, width: 404, height: 390, sizes: { largest: 60, smallest: 40 } };
/** Pages without a picture of their own show this many pictures of their list, in two rows. */
const GRID_SIZE = 6;

/**
 * The pictures at the top level of a page's content: those of the page, of its parts, or of a list.
 *
 * @param content the content of one page
 */
export function mainPictures(content: object): PlacedPicture[] {
  for (let level: object[] = [content]; level.length > 0; level = level.flatMap(Object.values).filter(isObject)) {
    const found = level.flatMap((each) => {
      const {
        img,
        picture = img,
        heading,
      } = each as { img?: PlacedPicture; picture?: PlacedPicture; heading?: string };
      return picture ? [{ ...picture, heading }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Which of a page's main pictures its OG image shows: six of a list, or the widest one.
 *
 * @param widthOf the width of a file in px
 */
export function choosePictures(pictures: readonly PlacedPicture[], widthOf: (file: string) => number): PlacedPicture[] {
  if (pictures.length >= GRID_SIZE) return pictures.slice(0, GRID_SIZE);
  return [...pictures].sort((one, other) => widthOf(other.file) - widthOf(one.file)).slice(0, 1);
}

/** The alternative text of an OG image: that of its picture, or the headings of several. */
export function ogImageAlt(title: string, pictures: readonly PlacedPicture[]): string {
  const [first] = pictures;
  if (pictures.length < GRID_SIZE) return first?.alt ?? title;
  return `${title}: ${pictures.map(({ heading, alt }) => heading ?? alt).join(', ')}`;
}

/**
 * Draws an OG image.
 *
 * @param title the title of the page, without the company's name at its start: the wordmark shows the name
 * @param sources one source image or six
 * @param position which part of a wide source image to show; of a banner it shows the right part
 * @returns a JPEG within the size of the settings
 * @throws {Error} when it is larger even at the lowest quality
 */
export async function drawOgImage(
  title: string,
  sources: readonly Buffer[],
  position: 'left' | 'centre' = 'centre',
): Promise<Buffer> {
  const columns = Math.ceil(sources.length / 2);
  const rows = sources.length > 1 ? 2 : 1;
  const cell = { width: Math.ceil(FIELD.width / columns), height: FIELD.height / rows };
  const pictures = await Promise.all(
    sources.map(async (source, index) => ({
      ...(await toRaw(
        (await isBanner(source)) ? bannerCell(source, cell) : sharp(source).resize({ ...cell, position }),
      )),
      left: WIDTH - FIELD.width + (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  );
  const background = { width: WIDTH, height: HEIGHT, channels: 3, background: colours.navy[800] } as const;
  const drawn = Buffer.from(frame(await drawTitle(title, TITLE)));
  const layers = [...pictures, { input: drawn, left: 0, top: 0 }];
  const { input, raw } = await toRaw(sharp({ create: background }).composite(layers));
  for (const quality of OG_IMAGE.qualities) {
    const jpeg = await sharp(input, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= OG_IMAGE.maxBytes) return jpeg;
  }
  const problem = `its picture for shared links is larger than ${OG_IMAGE.maxBytes / 1024} KB even at the lowest quality`;
  throw new Error(`${problem}: it has too much fine detail — choose a simpler picture`);
}

/** The pixels of an image in a form that sharp can read, without compression, so that nothing is lost. */
async function toRaw(image: Sharp): Promise<{ input: Buffer; raw: OutputInfo }> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

/**
 * Everything in OG images besides titles and source images, for the cache key. It includes the wordmark, which other
 * files draw.
 */
export async function ogImageDesign(): Promise<string> {
  const code = await readFile('tools/pictures/og-images.ts', 'utf8');
  return JSON.stringify([OG_IMAGE, frame(''), code, ...(await titleDesign())]);
}

/** The bowls around the field, and beside it the title above the wordmark. */
function frame(title: string): string {
  const { width, height, radius } = FIELD;
  const left = WIDTH - width;
  /** The field's left and lower edge, `out` px outside of it. */
  const edge = (out: number) =>
    `M${left - out}-40V${height - radius}a${radius + out} ${radius + out} 0 0 0 ${radius + out} ${radius + out}H${WIDTH + 40}`;
  const bowls = [44, 104, 164, 224].map((out) => `<path d="${edge(out)}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="${colours.white}">
    <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="330" x2="0" y2="560">
      <stop stop-color="${colours.navy[800]}"/><stop offset="1" stop-color="${colours.navy[700]}"/>
    </linearGradient>
    <path d="${edge(1)}V${HEIGHT}H0V-40Z" fill="${colours.navy[800]}"/>
    <g fill="none" stroke="url(#fade)" stroke-width="20">${bowls}</g>
    <path d="${edge(9)}" fill="none" stroke="${colours.marigold[400]}" stroke-width="10"/>
    ${title}
    <g transform="translate(55 498)scale(1.8)">${renderToStaticMarkup(createElement(Wordmark, { name: '', onNavy: true }))}</g>
  </svg>`;
}

/** The right part of a banner, scaled down a little to show more of its width; its sky fills the room above. */
function bannerCell(source: Buffer, { width, height }: { width: number; height: number }): Sharp {
  const top = Math.round(height / 10);
  return sharp(source)
    .resize({ width, height: height - top, position: 'right' })
    .extend({ top, extendWith: 'copy' });
}

/** Whether the left of a picture is empty, for a title. */
async function isBanner(source: Buffer): Promise<boolean> {
  const { width, height } = await sharp(source).metadata();
  return width / height > 2;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
