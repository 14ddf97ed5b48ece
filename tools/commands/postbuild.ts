/**
 * `tsx tools/commands/postbuild.ts`, after the export. Flags, each `--name=value`:
 *
 * - `to`: the folder to write; `out` by default
 * - `policy`: the file to write the policy to; by default the one that `tools/hosting/` reads
 */
import { appendFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readEmailConfig } from '@/lib/contact/config';
import { POLICY_FILE, type Policy } from '@/tools/hosting/content-security-policy';
import { readArguments } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';
import { postbuild } from '@/tools/postbuild/postbuild';

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
  const { env } = process;
  const pages = await postbuild({ from: '.cache/export', to: `${flags.to}.new`, env });
  await rm(flags.to, { recursive: true, force: true });
  await rename(`${flags.to}.new`, flags.to);
  const policy: Policy = {
    styleHashes: [...new Set(pages.map(({ styleHash }) => styleHash))].sort(),
    connect: readEmailConfig(env).origin || "'self'",
  };
  await mkdir(dirname(flags.policy), { recursive: true });
  await writeFile(flags.policy, `${JSON.stringify(policy, null, 2)}\n`);
  console.log('What a phone loads first, in bytes; text is compressed (Brotli 5):');
  console.table(Object.fromEntries(pages.map(({ file, weight }) => [file, weight])));
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  // The author of the change reads this (release.yml).
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `mistake=${message.split('\n')[0]}\n`);
  process.exitCode = 1;
});
