/** @jest-environment node */
import { firstWithin, mainPicture } from '@/tools/pictures/pictures';

const picture = (file: string) => ({ file, alt: `The words of ${file}` });

test.each<[string, object, string | undefined]>([
  ['its own', { hero: { picture: picture('hero.jpg') }, picture: picture('own.jpg') }, 'own.jpg'],
  ['that of its first part', { a: 1, list: [{ img: picture('b.jpg') }, { img: picture('c.jpg') }] }, 'b.jpg'],
  [
    'that of the least deep part',
    { a: [{ b: { img: picture('b.jpg') } }], hero: { picture: picture('c.jpg') } },
    'c.jpg',
  ],
  ['none', { page: { title: 'A title' }, order: 1 }, undefined],
])('the main picture of a page is %s', (_what, content, file) => expect(mainPicture(content)?.file).toBe(file));

test.each([
  ['the best quality if its file fits', 50, 100],
  ['the first lower quality whose file fits', 44, 90],
  ['the lowest quality if no file fits', 32, 10],
])('a picture is encoded at %s', async (_what, quality, maxBytes) => {
  // A file has two bytes for each step of quality.
  const encode = async (each: number) => Buffer.alloc(2 * each);
  expect(await firstWithin({ qualities: [50, 44, 38, 32], maxBytes }, encode)).toHaveLength(2 * quality);
});
