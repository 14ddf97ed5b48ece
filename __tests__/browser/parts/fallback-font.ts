import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import postcss from 'postcss';

/** Roboto Regular. Phones on which Roboto is one variable font use it for bold text, too. */
const FILE = 'node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2';
const FAMILY = 'Fallback-Roboto';

const DESCRIPTORS: Record<string, string> = {
  'font-weight': 'weight',
  'size-adjust': 'sizeAdjust',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
};

/**
 * Makes pages opened from now on show Roboto where `app/fonts.css` names it as the fallback, as on phones, whatever
 * fonts this machine has.
 */
export async function showRoboto(page: Page): Promise<void> {
  const faces: Record<string, string>[] = [];
  postcss.parse(readFileSync('app/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
    const declarations = (rule.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [node] : []));
    if (!declarations.some(({ value }) => value === FAMILY)) return;
    const known = declarations.filter(({ prop }) => prop in DESCRIPTORS);
    faces.push(Object.fromEntries(known.map(({ prop, value }) => [DESCRIPTORS[prop], value])));
  });
  await page.addInitScript(
    ({ family, faces, font }) => {
      const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
      for (const face of faces) document.fonts.add(new FontFace(family, bytes, face));
    },
    { family: FAMILY, faces, font: readFileSync(FILE, 'base64') },
  );
}
