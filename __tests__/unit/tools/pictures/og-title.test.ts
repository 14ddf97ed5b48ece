/** @jest-environment node */
import sharp from 'sharp';
import { drawTitle, layOutTitle, type TitleBox } from '@/tools/pictures/og-title';

const BOX: TitleBox = { left: 50, top: 50, width: 400, height: 380, sizes: { largest: 60, smallest: 40 } };
/** Lays out a title with letters that are half an em wide. */
const layOut = (title: string) => layOutTitle(title, BOX, (text) => text.length / 2);
const linesOf = (title: string) => layOut(title).lines.map(({ text }) => text);

test('a short title has the largest size, and lines of about equal length', () => {
  expect(layOut('Marketing built on your needs')).toEqual({
    size: 60,
    lines: ['Marketing', 'built on', 'your needs'].map((text) => ({ text, isLead: false })),
  });
});

test('words before a colon get their own lines', () => {
  expect(layOut('Cloud: what to move').lines).toEqual([
    { text: 'Cloud', isLead: true },
    { text: 'what to move', isLead: false },
  ]);
});

test('a long word makes the title smaller, and breaks only at the smallest size', () => {
  expect(layOut('Internationalising it')).toMatchObject({ size: 44, lines: [{ text: 'Internationalising' }, {}] });
  expect(linesOf('i'.repeat(60))).toEqual(['i'.repeat(20), 'i'.repeat(20), 'i'.repeat(20)]);
});

test.each([
  ['widest letters', 'W'.repeat(60)],
  ['many words', 'Wow: what women want when we wire warm wool with wide wheels'],
])('a title of 60 characters stays within its box: %s', async (_what, title) => {
  const svg = await drawTitle(title, BOX);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${svg}</svg>`;
  const { info } = await sharp(Buffer.from(page)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
  expect(left).toBeGreaterThanOrEqual(BOX.left - 1);
  expect(top).toBeGreaterThanOrEqual(BOX.top - 1);
  expect(left + info.width).toBeLessThanOrEqual(BOX.left + BOX.width);
  expect(top + info.height).toBeLessThanOrEqual(BOX.top + BOX.height);
});

test('a title uses letters from both font files, and is left out if a letter is in neither', async () => {
  expect(await drawTitle('Ārā ₹', BOX)).toContain('<path');
  expect(await drawTitle('Nestif नेस्टिफ', BOX)).toBe('');
});
