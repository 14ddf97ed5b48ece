/**
 * Titles in OG images. They are outlines, because the SVG renderer uses the machine's own fonts, and every machine must
 * draw the same image.
 */
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { colours } from '@/lib/site/tokens';

/** The box that a title may fill, and the sizes that its letters may have, in px. */
export interface TitleBox {
  left: number;
  /** The top of the first line's capitals. */
  top: number;
  width: number;
  height: number;
  sizes: { largest: number; smallest: number };
}

export interface Line {
  text: string;
  /** It belongs to the words before a title's colon, which say what the page is about. */
  isLead: boolean;
}

interface TitleLayout {
  size: number;
  lines: Line[];
}

/** The width of a text in em. */
type Measure = (text: string) => number;

const FILES = ['latin', 'latin-ext'].map(
  (script) => `node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${script}-wght-normal.woff2`,
);
const WEIGHT = 700;
/** The same as in the headings of pages, in em. */
const LETTER_SPACING = -0.015;
const LINE_HEIGHT = 1.1;
/** The step from one size tried to the next, in px. */
const STEP = 2;
/** A title may shrink to this part of its largest size to save a line. */
const HARDLY_SMALLER = 0.9;

/**
 * Draws a title as large as its box allows.
 *
 * @returns SVG; empty if the typeface lacks a character, such as those of Devanagari, because a title must be drawn whole
 *   or not at all
 */
export async function drawTitle(title: string, box: TitleBox): Promise<string> {
  const fonts = await (loading ??= Promise.all(FILES.map(loadFont)));
  if ([...title].some((character) => !fontFor(fonts, character))) return '';
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const width = widths.get(text) ?? outline(fonts, text).width;
    widths.set(text, width);
    return width;
  };
  const { size, lines } = layOutTitle(title, box, measure);
  const capitals = fonts[0]!.capHeight / fonts[0]!.unitsPerEm;
  return lines
    .map(({ text, isLead }, index) => {
      const baseline = box.top + size * (capitals + index * LINE_HEIGHT);
      const colour = isLead ? colours.marigold[300] : colours.white;
      return `<g fill="${colour}" transform="translate(${box.left} ${baseline})scale(${size})">${outline(fonts, text).svg}</g>`;
    })
    .join('');
}

/**
 * Breaks a title into lines of about equal length. It breaks a word only in the smallest size. The words before a colon
 * get lines of their own, without the colon.
 *
 * @returns the layout in the largest size that fits, or in one hardly smaller that needs fewer lines
 */
export function layOutTitle(title: string, { width, height, sizes }: TitleBox, measure: Measure): TitleLayout {
  const colon = title.indexOf(': ');
  const [lead, rest] = colon < 0 ? ['', title] : [title.slice(0, colon), title.slice(colon + 2)];
  const layOut = (size: number): TitleLayout => {
    const linesOf = (text: string) => balance(text, width / size, measure, size === sizes.smallest);
    const lines = [
      ...linesOf(lead).map((text) => ({ text, isLead: true })),
      ...linesOf(rest).map((text) => ({ text, isLead: false })),
    ];
    return { size, lines };
  };
  const layouts = Array.from({ length: (sizes.largest - sizes.smallest) / STEP + 1 }, (_, index) =>
    layOut(sizes.largest - index * STEP),
  );
  const fitting = layouts.filter(
    ({ size, lines }) =>
      lines.every(({ text }) => measure(text) * size <= width) && lines.length * size * LINE_HEIGHT <= height,
  );
  const [largest = layouts.at(-1)!] = fitting;
  return fitting
    .filter(({ size }) => size >= largest.size * HARDLY_SMALLER)
    .reduce((best, each) => (each.lines.length < best.lines.length ? each : best), largest);
}

/** The lines of a text in the narrowest width that takes no more lines. */
function balance(text: string, width: number, measure: Measure, mayBreakWords: boolean): string[] {
  let balanced = wrap(text, width, measure, mayBreakWords);
  for (let narrower = width; narrower > 0; narrower -= width / 50) {
    const lines = wrap(text, narrower, measure, false);
    if (lines.length > balanced.length || lines.some((line) => measure(line) > width)) break;
    balanced = lines;
  }
  return balanced;
}

function wrap(text: string, width: number, measure: Measure, mayBreakWords: boolean): string[] {
  const lines: string[] = [];
  const pieces = text.split(' ').flatMap((word) => (mayBreakWords ? cut(word, width, measure) : [word]));
  for (const piece of pieces.filter(Boolean)) {
    const longer = [...lines.slice(-1), piece].join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** Cuts a word into pieces that fit into the width. There is nearly always only one. */
function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width || word.length < 2) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(word.slice(0, end)) > width) end -= 1;
  return [word.slice(0, end), ...cut(word.slice(end), width, measure)];
}

let loading: Promise<Font[]> | undefined;

/** The bold instance of a variable font. fontkit cannot make one from a WOFF2 file. */
async function loadFont(file: string): Promise<Font> {
  const content = await readFile(file);
  const { characterSet } = open(content);
  const all = characterSet.map((code) => String.fromCodePoint(code)).join('');
  return open(await subsetFont(content, all, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } }));
}

function open(content: Buffer): Font {
  const font = create(content);
  if (!('characterSet' in font)) throw new Error('A font file contains several fonts: use a file with one font.');
  return font;
}

function fontFor(fonts: Font[], character: string): Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));
}

/** The outline of one line, from the start of its baseline, and its width; both in em. */
function outline(fonts: Font[], text: string): { svg: string; width: number } {
  let [svg, width] = ['', 0];
  for (const run of runsOf(fonts, text)) {
    const { glyphs, positions } = run.font.layout(run.text);
    const scale = 1 / run.font.unitsPerEm;
    glyphs.forEach(({ path }, index) => {
      svg += `<path transform="translate(${width} 0)scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      width += positions[index]!.xAdvance * scale + LETTER_SPACING;
    });
  }
  return { svg, width };
}

/** Splits a text into parts that each need one font. */
function runsOf(fonts: Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(fonts, character)!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Everything besides its text that changes how a title is drawn, for the cache key. */
export async function titleDesign(): Promise<(Buffer | string)[]> {
  return Promise.all([readFile('tools/pictures/og-title.ts'), ...FILES.map((file) => readFile(file))]);
}
