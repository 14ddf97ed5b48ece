import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { publish } from './publish';
import { overInitialWindow } from './report/budgets';
import type { PageWeight } from './report/weigh';

/**
 * `tsx tools/publish/main.ts`, after the export. Flags, each `--name=value`:
 *
 * - `islands`: `preact` (default) or `react`, the library that islands run on
 * - `to`: the folder to write, if not `out`
 * - `policy`: the file to write the policy to, if not that which `tools/hosting/` reads
 *
 * @throws Error for an unknown flag or value
 */
async function main(): Promise<void> {
  // The same variables from the same files as in `next build`.
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const { values: flags } = parseArgs({
    options: {
      islands: { type: 'string', default: 'preact' },
      to: { type: 'string', default: 'out' },
      policy: { type: 'string', default: POLICY_FILE },
    },
  });
  const { islands: runtime, to, policy: policyFile } = flags;
  if (runtime !== 'preact' && runtime !== 'react') throw new Error(`--islands=${runtime}: expected preact or react.`);

  const { pages, fonts } = await publish({ runtime, to, policyFile });
  console.table(Object.fromEntries(pages.map((page) => [page.file, rowOf(page)])));
  console.log(`KB of 1,024 bytes, text after brotli 11. Fonts: ${fonts.map(kilobytes).join(' + ') || 'none'}.`);
  for (const page of overInitialWindow(pages)) console.warn(`More than one round trip: ${page}`);
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
