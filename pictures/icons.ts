/**
 * `tsx pictures/icons.ts`: makes the two icons that are pixels, after a change of `app/icon.svg` or of the symbol.
 *
 * - `app/apple-icon.png`: the whole symbol on navy from edge to edge; the device rounds the corners.
 * - `public/favicon.ico`: `app/icon.svg` for programs that ask for this address without reading a page. No page names it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { SymbolShapes } from '@/components/brand/symbol';

const APPLE_SIZE = 180;
/** Search engines ask for a multiple of 48 px, desktops for 32. */
const FAVICON_SIZES = [32, 48];

const symbol = renderToStaticMarkup(createElement(SymbolShapes, { inner: '#ffb830' }));
const apple = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -4.6 50 50" width="${APPLE_SIZE}" height="${APPLE_SIZE}">
  <rect x="-5" y="-4.6" width="50" height="50" fill="#173966"/><g color="#fff">${symbol}</g></svg>`;
await writeFile('app/apple-icon.png', await sharp(Buffer.from(apple)).png({ palette: true }).toBuffer());

const drawing = await readFile('app/icon.svg');
const images = await Promise.all(
  FAVICON_SIZES.map((size) =>
    sharp(drawing, { density: (72 * size) / 48 })
      .resize(size)
      .png({ palette: true })
      .toBuffer(),
  ),
);
await writeFile('public/favicon.ico', toIco(images));

/** A Windows icon that holds PNGs: a header, an entry of 16 bytes for each, and the images one after another. */
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
