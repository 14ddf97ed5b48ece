/** @jest-environment node */
import sharp from 'sharp';
import { upright } from '@/pictures/upright';

const photo = (orientation: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'navy' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: 'white' } }, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ quality: 100 })
    .toBuffer();

test('a photo on its side is turned', async () => {
  const { data, info } = await sharp(await upright(await photo(6)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 40]);
  // What was left is at the top.
  expect(data[0]).toBeGreaterThan(250);
  expect(data.at(-3)).toBeLessThan(10);
});

test('an upright one stays as it is', async () => {
  const master = await photo(1);
  expect(await upright(master)).toBe(master);
});

test('what is no picture is refused', () => expect(upright(Buffer.from('no picture'))).rejects.toThrow());
