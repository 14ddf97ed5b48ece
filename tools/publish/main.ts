import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { config } from '../publish.config';
import { publish } from './publish';
import { describeViolation, overInitialWindow } from './report/budgets';
import type { PageWeight } from './report/weigh';

/**
 * `tsx tools/publish/main.ts`, after the export. Flags, each `--name=value`:
 *
 * - `islands`: `preact` (default) or `react`, the library that islands run on
 * - `from`, `to`: the folder of the export and the folder to write, if other than in `tools/publish.config.ts`
 * - `policy`: the file to write the policy to, likewise
 * - `budgets`: `enforce` (default) stops the build when a page is over its budget, `warn` only reports it
 *
 * @throws Error for an unknown flag or value
 */
async function main(): Promise<void> {
  const root = process.cwd();
  // The same variables from the same files as in `next build`.
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  const defaults = config(process.env);
  const { values: flags } = parseArgs({
    options: {
      islands: { type: 'string', default: 'preact' },
      from: { type: 'string', default: defaults.from },
      to: { type: 'string', default: defaults.to },
      policy: { type: 'string', default: defaults.policy.file },
      budgets: { type: 'string', default: 'enforce' },
    },
  });

  const { pages, fonts, unpublished, missingGlyphs, violations } = await publish({
    ...defaults,
    root,
    runtime: oneOf('islands', flags.islands, ['preact', 'react']),
    from: flags.from,
    to: flags.to,
    policy: { ...defaults.policy, file: flags.policy },
    enforceBudgets: oneOf('budgets', flags.budgets, ['enforce', 'warn']) === 'enforce',
  });
  console.table(Object.fromEntries(pages.map((page) => [page.file, rowOf(page)])));
  console.log(`KB of 1,024 bytes, text after brotli 11. Fonts: ${fonts.map(kilobytes).join(' + ') || 'none'}.`);
  console.log(`Not published: ${unpublished.files} files of the export, ${kilobytes(unpublished.bytes)} KB.`);
  for (const [file, characters] of missingGlyphs) {
    const list = characters.map((each) => `${each} (U+${each.codePointAt(0)?.toString(16).toUpperCase()})`);
    console.warn(`${file}: no font has ${list.join(', ')}; each device falls back to a font of its own.`);
  }
  for (const page of overInitialWindow(pages)) console.warn(`More than one round trip: ${page}`);
  for (const violation of violations) console.warn(`Over budget: ${describeViolation(violation)}`);
}

const rowOf = ({ response, html, scripts, fonts, images, initialLoad, requests }: PageWeight) => ({
  'HTML br 5 + headers, bytes': response,
  'HTML br 11': kilobytes(html),
  JS: kilobytes(scripts),
  fonts: kilobytes(fonts),
  images: kilobytes(images),
  'initial load': kilobytes(initialLoad),
  requests,
});

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

function oneOf<Value extends string>(flag: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((each) => each === value);
  if (!found) throw new Error(`--${flag}=${value}: expected ${allowed.join(' or ')}.`);
  return found;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
