/**
 * `tsx tools/commands/postbuild.ts`, after the export. Flags, each `--name=value`:
 *
 * - `to`: the folder to write; `out` by default
 * - `policy`: the file to write the policy to; by default the one that `tools/hosting/` reads
 */
import { appendFileSync } from 'node:fs';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { readArguments } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';
import { postbuild } from '@/tools/postbuild/postbuild';
import { heavyPages } from '@/tools/postbuild/report/budgets';
import type { PageWeight } from '@/tools/postbuild/report/weigh';

const USAGE = 'tsx tools/commands/postbuild.ts [--to=folder] [--policy=file]';

async function main(): Promise<void> {
  // Reads the same variables from the same files as `next build`.
  loadEnvironment('production', true);
  const { values: flags } = readArguments(USAGE, {
    options: {
      to: { type: 'string', default: 'out' },
      policy: { type: 'string', default: POLICY_FILE },
    },
  });
  const { pages, fonts } = await postbuild({ to: flags.to, policyFile: flags.policy });
  console.table(Object.fromEntries(pages.map((page) => [page.file, rowOf(page)])));
  console.log(
    `Sizes in KB of 1,024 bytes; text is compressed (Brotli 11). Fonts: ${fonts.map(kilobytes).join(' + ') || 'none'}.`,
  );
  for (const page of heavyPages(pages)) console.warn(`A heavy page: ${page}`);
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
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  // The author of the change reads this (release.yml).
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `mistake=${message.split('\n')[0]}\n`);
  process.exitCode = 1;
});
