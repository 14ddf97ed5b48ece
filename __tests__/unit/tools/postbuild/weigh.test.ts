import { load } from 'cheerio';
import { checkWeights, firstPicture, LIMIT } from '@/tools/postbuild/weigh';

// A screen of 412 px with 1.75 device pixels per px needs 721 px.
test.each([
  ['the smallest file that fills its screen', '<source srcset="/a 400w, /b 760w, /c 1120w"><img>', '/b'],
  ['the next one if a file is a pixel too narrow', '<source srcset="/a 400w, /b 720w, /c 1120w"><img>', '/c'],
  ['the largest if none fills it', '<source srcset="/a 400w, /b 600w"><img>', '/b'],
  ['none for wide windows', '<source media="(min-width: 36rem)" srcset="/a 760w"><source srcset="/b 760w"><img>', '/b'],
  ['no lazy one', '<source srcset="/a 760w"><img loading="lazy">', undefined],
])('of a picture, a phone first loads %s', (_what, picture, file) =>
  expect(firstPicture(load(`<picture>${picture}</picture>`))).toBe(file),
);

test.each([
  ['its text', 12_000, 'Shorten the text: four characters are about one byte.'],
  ['its picture', 30_000, 'Its first picture has too much detail: choose another one.'],
])('the build stops at each page that is a byte over the limit because of %s', (_what, picture, fix) => {
  const page = (file: string, total: number) => ({ file, weight: { page: 9, script: 7, font: 8, picture, total } });
  expect(() => checkWeights([page('a.html', LIMIT)])).not.toThrow();
  expect(() => checkWeights([page('a.html', LIMIT), page('b.html', LIMIT + 1)])).toThrow(
    `b.html: a phone loads 56001 bytes first (text 9, picture ${picture}, script 7, font 8), more than 56000. ${fix}`,
  );
});
