import { carousel, slideButton, slidePosition } from '../../browser/content';
import { expect, test } from '../fixtures';

const { slides, pause, play, next } = carousel;
const heading = (number: number) => slides[number - 1]!.heading;

const numbers = slides.map((_, index) => index + 1);

/** The number of the only slide whose name, made by a function, was said. */
function numberOf(said: string, name: (number: number) => string): number {
  const found = numbers.filter((number) => said.includes(name(number)));
  expect(found, said).toHaveLength(1);
  return found[0]!;
}

/** The number of the slide that was announced with its heading. */
const announced = (said: string): number => numberOf(said, (number) => `${slidePosition(number)}: ${heading(number)}`);

test('carousel, moving', async ({ visit }) => {
  await visit.open('/');
  visit.note('It moves, in silence');
  expect(await visit.listen(5_000)).toBe('');
  visit.note('Read on: the slide stays the same to its end');
  await visit.until('b', pause);
  let said = '';
  while (!said.includes(slideButton(1))) said += `\n${await visit.press('Down')}`;
  const told = numberOf(said, slidePosition);
  expect(said).toContain(slides[told - 1]!.text.split(' ').slice(0, 4).join(' '));
  expect(said.match(new RegExp(slidePosition(told), 'g'))).toHaveLength(1);
  visit.note('Back to the buttons: Next goes on from the slide that was read');
  await visit.until('shift+b', next, 4);
  expect(announced(await visit.press('Return'))).toBe((told % slides.length) + 1);
});

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
  await visit.press('Return', play);
  visit.lacks(...numbers.map(slidePosition));
  visit.note('It says so when one comes back, too');
  await visit.until('b', slideButton(2), 6);
  expect(announced(await visit.press('Return'))).toBe(2);
  await visit.until('shift+b', play, 6);
});
