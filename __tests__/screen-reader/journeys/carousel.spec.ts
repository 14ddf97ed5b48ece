import { carousel, slideButton, slidePosition } from '../../browser/content';
import { expect, test } from '../fixtures';

const { slides, pause, play, next } = carousel;
const heading = (number: number) => slides[number - 1]!.heading;

test('carousel, moving', async ({ visit }) => {
  await visit.open('/');
  await visit.until('b', pause);
  visit.note('It moves, in silence');
  expect(await visit.listen(5_000)).toBe('');
  visit.note('Read on: the slide stays the same to its end');
  await visit.until('Down', slidePosition(1), 4);
  let said = visit.said;
  while (!said.includes(slideButton(1))) said += `\n${await visit.press('Down')}`;
  expect(said).toContain(slides[0]!.text.split(' ').slice(0, 4).join(' '));
  for (const number of [2, 3, 4]) expect(said).not.toContain(slidePosition(number));
  expect(said.match(new RegExp(slidePosition(1), 'g'))).toHaveLength(1);
});

/** The number of the slide that was announced with its heading. */
function announced(said: string): number {
  const numbers = slides.map((_, index) => index + 1);
  const found = numbers.filter((number) => said.includes(`${slidePosition(number)}: ${heading(number)}`));
  expect(found, said).toHaveLength(1);
  return found[0]!;
}

test('carousel, next', async ({ visit }) => {
  await visit.open('/');
  await visit.until('b', next);
  const first = announced(await visit.press('Return'));
  const second = announced(await visit.press('Return'));
  expect(second).toBe((first % slides.length) + 1);
  visit.note('Read on: that slide, once');
  await visit.until('Down', slidePosition(second), 4);
  await visit.until('Down', slideButton(1), 6);
});

test('carousel, paused', async ({ visit }) => {
  await visit.open('/');
  await visit.until('b', pause);
  const stopped = announced(await visit.press('Return'));
  await visit.until('b', slideButton((stopped % slides.length) + 1), 6);
  expect(announced(await visit.press('Return'))).toBe((stopped % slides.length) + 1);
  await visit.until('shift+b', play, 6);
});
