/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contrast, PAIRS, ratioOf } from './pairs';

const document = readFileSync('docs/design.md', 'utf8');

describe('contrast of the design tokens', () => {
  test.each(PAIRS)('%s: %s on %s is at least %d to 1', (_, colour, ground, least) => {
    expect(ratioOf(colour, ground)).toBeGreaterThanOrEqual(least);
  });

  test('black on white is 21 to 1, so that the measure itself is known to be right', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  test.each(PAIRS)('docs/design.md tells the contrast of %s: %s on %s', (_, colour, ground) => {
    const rows = document.split('\n').filter((line) => line.startsWith(`| \`${ground}\` `));
    expect(rows.join('\n')).toContain(`\`${colour}\` ${ratioOf(colour, ground).toFixed(1)}`);
  });
});
