/** Boards drawn from the tokens: colours, contrast, type, space, brand. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import resolveConfig from 'tailwindcss/resolveConfig.js';
import { contrast, PAIRS, ratioOf, token } from '@/__tests__/design/pairs';
import { Symbol } from '@/components/brand/symbol';
import { Wordmark } from '@/components/brand/wordmark';
import config from '@/tailwind.config';

const theme = resolveConfig(config).theme as unknown as {
  colors: Record<string, string | Record<string, string>>;
  fontSize: Record<string, [size: string, line: string]>;
  borderRadius: Record<string, string>;
  boxShadow: Record<string, string>;
  spacing: Record<string, string>;
};

/** All that names a class or a token: what is not in it, no page uses. */
const SOURCES = ['app', 'components']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)))
  .filter((file) => /\.(tsx|css)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const INK = token('ink');
/** The frame of a board: as wide as the page's column and its paddings allow in a window of 1280 px. */
const board = (inside: string, style = '') => `<main style="width:1200px;${style}">${inside}</main>`;
const label = (text: string) => `<span style="font-size:14px;color:${token('ink.soft')}">${text}</span>`;

/** Every scale with its steps; one that no page uses is marked. */
function colours(): string {
  const scales = Object.entries(theme.colors).filter(([name]) => !['transparent', 'current', 'inherit'].includes(name));
  const rows = scales.map(([name, scale]) => {
    const steps = typeof scale === 'string' ? [['', scale] as const] : Object.entries(scale);
    const chips = steps.map(([step, value]) => chip(name, step, value)).join('');
    return `<div style="display:flex;gap:10px;margin-top:16px"><b style="width:100px;padding-top:18px;font-size:18px">${name}</b>${chips}</div>`;
  });
  return board(rows.join(''));
}

function chip(scale: string, step: string, value: string): string {
  const name = step === 'DEFAULT' || !step ? scale : `${scale}-${step}`;
  const used = new RegExp(`[-.]${name.replace('-', '[-.]')}(?![-\\w.])`).test(SOURCES);
  const on = contrast(value, '#ffffff') > 4.5 ? '#fff' : INK;
  return `<div style="width:89px"><div style="height:64px;border-radius:10px;background:${value};color:${on};padding:6px 9px;outline:1px solid #0f274814;font-weight:600">
    ${step === 'DEFAULT' ? '' : step}</div>${label(value)}${used ? '' : `<br>${label('in reserve')}`}</div>`;
}

/** Every pair of the contrast test with its ratio. */
function contrasts(): string {
  const chips = PAIRS.map(
    ([
      what,
      colour,
      ground,
      least,
    ]) => `<div style="background:${token(ground)};color:${token(colour)};border-radius:12px;padding:12px 14px;outline:1px solid #0f274814">
      <b style="font-size:22px">${ratioOf(colour, ground).toFixed(1)}</b> <span style="float:right">at least ${least}</span>
      <div style="font-weight:600;margin-top:4px">${what}</div>${colour} on ${ground}</div>`,
  );
  return board(chips.join(''), 'display:grid;grid-template-columns:repeat(5,1fr);gap:12px');
}

/** What each size is for: the words that are set in it. */
const SIZES: Record<string, string> = {
  '5xl': 'The page’s heading',
  '4xl': 'A claim',
  '3xl': 'The heading of a band',
  '2xl': 'The heading of a text',
  xl: 'The heading of a card, a lead',
  lg: 'The text under a heading that opens a page or a band',
  base: 'Running text, entries of menus, buttons',
  sm: 'Text on a small card, a hint beside a field, a caption',
  xs: 'The smallest text there may be',
};

/** The scale, largest first, each size as it is in a window of 1280 px and, where that differs, on a phone. */
function type(): string {
  const rows = Object.entries(theme.fontSize)
    .filter(([name]) => name in SIZES)
    .reverse()
    .map(([name, [size, line]]) => {
      const grows = size
        .match(/clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)/)
        ?.slice(1)
        .map(Number);
      const [least = 0, base = 0, growth = 0, most = 0] = grows ?? [];
      const phone = Math.max(least * 16, base * 16 + growth * 3.6);
      const px = grows ? `${least * 16} to ${most * 16} px` : `${Number.parseFloat(size) * 16} px`;
      const lead = line.endsWith('rem') ? `${(Number.parseFloat(line) * 16).toFixed(1)} px` : line;
      const used = new RegExp(`text-${name}(?![-\\w])`).test(SOURCES) ? '' : ' in reserve';
      const bold = name.endsWith('xl') ? `font-weight:700;letter-spacing:-.015em;color:${token('navy.800')}` : '';
      const words = (set: string) => `<div style="font-size:${set};line-height:${line};${bold}">${SIZES[name]}</div>`;
      return `<div style="display:grid;grid-template-columns:170px 1fr auto;align-items:baseline;padding:12px 0;border-top:1px solid ${token('sand.300')}">
        <div><b>${name}</b>${used}<br>${label(`${px}, line ${lead}`)}</div>${words(size)}${grows ? words(`${phone}px`) : ''}</div>`;
    });
  const widths = `<div style="display:flex;justify-content:space-between;padding:0 0 8px 170px">${label('window of 1280 px')}${label('phone of 360 px')}</div>`;
  return board(widths + rows.join(''));
}

const STEPS = ['2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'];

/** The steps of space in use, the radii and the shadows. */
function space(): string {
  const bars = STEPS.map((step) => {
    const px = Number.parseFloat(theme.spacing[step]!) * 16;
    return `<div style="display:grid;grid-template-columns:32px 48px auto;align-items:center;height:26px"><b>${step}</b>${label(`${px} px`)}
      <i style="display:block;height:12px;width:${px}px;background:${token('marigold.400')};border-radius:3px"></i></div>`;
  }).join('');
  const corners = ['lg', 'xl', 'card', 'picture', 'full']
    .map((name) => {
      const value = theme.borderRadius[name]!;
      const px = name === 'full' ? 'half its height' : `${Number.parseFloat(value) * 16} px`;
      return `<div style="width:120px"><div style="height:88px;border:2px solid ${token('navy.800')};border-radius:${value};background:#fff"></div><b>${name}</b><br>${label(px)}</div>`;
    })
    .join('');
  const shadows = ['card', 'raised']
    .map(
      (name) =>
        `<div style="width:300px"><div style="height:88px;border-radius:20px;background:#fff;box-shadow:${theme.boxShadow[name]}"></div><div style="padding-top:22px"><b>${name}</b></div></div>`,
    )
    .join('');
  const shapes = `<div style="display:flex;justify-content:space-between">${corners}</div><div style="display:flex;gap:48px;margin-top:44px">${shadows}</div>`;
  return board(`<div>${bars}</div><div>${shapes}</div>`, 'display:grid;grid-template-columns:1fr 3fr;gap:96px');
}

const wordmark = (onNavy = false) => renderToStaticMarkup(createElement(Wordmark, { name: 'Nestif', onNavy }));
const symbol = (inner?: string) => renderToStaticMarkup(createElement(Symbol, { className: '', inner }));

/** The wordmark on its lines, its grounds, its clear space and its smallest sizes. */
function brand(): string {
  const sized = (svg: string, height: number, colour = token('navy.800')) =>
    `<span style="display:inline-block;line-height:0;color:${colour}">${svg.replace('<svg', `<svg style="height:${height}px;width:auto;display:block"`)}</span>`;
  // The drawing's own units: 44.4 are its height, the rim of the bowls is at 19, the foot of the letters at 34.8.
  const unit = 170 / 44.4;
  const line = (y: number, text: string) =>
    `<i style="position:absolute;left:0;right:0;top:${(y + 2.2) * unit + 40}px;border-top:1.5px dashed ${token('red.600')}"></i>
     <span style="position:absolute;right:0;top:${(y + 2.2) * unit + 42}px;font-size:14px;color:${token('red.700')}">${text}</span>`;
  const lines = `<div style="position:relative;padding:40px 120px 40px 40px">${sized(wordmark(), 170)}${line(19, 'rim, x-height')}${line(34.8, 'foot, baseline')}</div>`;
  const sun = (9 / 44.4) * 110;
  const clear = `<div style="padding:20px"><div style="outline:1.5px dashed ${token('red.600')};padding:${sun}px">${sized(wordmark(), 110)}</div></div>`;
  const ground = (colour: string, inside: string, words: string) =>
    `<figure><div style="background:${colour};border-radius:20px;height:140px;display:grid;place-items:center;outline:1px solid #0f274814">${inside}</div><figcaption style="padding-top:8px">${label(words)}</figcaption></figure>`;
  const onPaper = wordmark().replace(/fill="[^"]+"( class="[^"]*print:fill-current)/, 'fill="currentColor"$1');
  const icon = readFileSync('app/icon.svg', 'utf8');
  return board(
    `<div style="display:flex;justify-content:space-between;align-items:end">
      <figure>${lines}<figcaption>${label('Its lines')}</figcaption></figure>
      <figure>${clear}<figcaption>${label('Clear space: the width of the sun')}</figcaption></figure></div>
    <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:20px">
      ${ground(token('sand.50'), sized(wordmark(), 56), 'On sand')}${ground('#fff', sized(wordmark(), 56), 'On white')}
      ${ground(token('navy.900'), sized(wordmark(true), 56, '#fff'), 'On navy')}${ground('#fff', sized(onPaper, 56, '#000'), 'On paper')}</div>
    <div style="display:grid;grid-template-columns:repeat(4,1fr);gap:20px">
      ${ground('#fff', sized(wordmark(), (112 / 150) * 44.4), 'Small: 112 px wide')}
      ${ground('#fff', sized(wordmark(), 16 * 1.11), 'Smallest: 60 px wide')}
      ${ground('#fff', sized(symbol(), 24), 'Symbol alone, smallest: 24 px')}
      ${ground('#fff', `<div style="display:flex;gap:24px;align-items:center">${[64, 32, 16].map((px) => sized(icon, px)).join('')}</div>`, 'Below that: the icon')}</div>`,
    'display:grid;gap:32px',
  );
}

export const BOARDS = { colours, contrast: contrasts, type, space, brand };
