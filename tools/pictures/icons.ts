/**
 * `tsx tools/pictures/icons.ts`: draws the icons. Run it after a change to the logo mark or the colours.
 *
 * - `public/icon.svg`: the icon of the pages.
 * - `public/favicon.ico`: the same icon, for programs that request this address without reading a page. No page names it.
 * - `public/nestif-logo.svg`, `public/nestif-logo-white.svg`: the wordmark for light backgrounds and for navy, to
 *   download on `/media`.
 * - `public/apple-icon.png`: the whole logo mark on navy from edge to edge; the device rounds the corners.
 */
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ICON } from '@/components/brand/icon';
import { LogoMarkShapes } from '@/components/brand/logo-mark';
import { Wordmark } from '@/components/brand/wordmark';
import { colours } from '@/lib/site/tokens';

const APPLE_SIZE = 180;
/** Search engines ask for a multiple of 48 px, desktops for 32. */
const FAVICON_SIZES = [32, 48];
const [navy, marigold] = [colours.navy[800], colours.marigold[400]];

const logoMark = renderToStaticMarkup(createElement(LogoMarkShapes, { inner: marigold }));
const apple = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -4.6 50 50" width="${APPLE_SIZE}" height="${APPLE_SIZE}">
  <rect x="-5" y="-4.6" width="50" height="50" fill="${navy}"/><g color="#fff">${logoMark}</g></svg>`;
await writeFile('public/apple-icon.png', await sharp(Buffer.from(apple)).png({ palette: true }).toBuffer());

for (const [file, onNavy, colour] of [
  ['nestif-logo', false, navy],
  ['nestif-logo-white', true, '#fff'],
] as const) {
  const drawing = renderToStaticMarkup(createElement(Wordmark, { name: 'Nestif', onNavy }))
    .replace(/ class="[^"]*"/g, '')
    .replaceAll('currentColor', colour)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  await writeFile(`public/${file}.svg`, `${drawing}\n`);
}

await writeFile('public/icon.svg', `${ICON}\n`);

const images = await Promise.all(
  FAVICON_SIZES.map((size) =>
    sharp(Buffer.from(ICON), { density: (72 * size) / 48 })
      .resize(size)
      .png({ palette: true })
      .toBuffer(),
  ),
);
await writeFile('public/favicon.ico', toIco(images));

/** A Windows icon made of PNGs: a header, an entry of 16 bytes for each, and the images one after another. */
function toIco(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  pngs.forEach((png, index) => {
    const entry = 6 + 16 * index;
    const size = FAVICON_SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pngs]);
}
