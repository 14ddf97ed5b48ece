import nextEnv from '@next/env';
import { describeViolation } from './budgets';
import type { Runtime } from './options';
import { publish } from './publish';
import { config } from './publish.config';
import { formatTable, kilobytes } from './report/table';

/**
 * `tsx publish/main.ts`, after the export. Flags, each `--name=value`:
 *
 * - `islands`: `preact` or `react`, the library that islands run on
 * - `from`, `to`: folder of the export, folder to write, where they are not to be those of publish.config.ts
 * - `policy`: the file to write the policy to
 * - `budgets`: `enforce` stops the build when a page is over its budget, `tell` only tells
 */
const FLAGS = { islands: /^(preact|react)$/, from: /./, to: /./, policy: /./, budgets: /^(tell|enforce)$/ };

async function main(): Promise<void> {
  const root = process.cwd();
  // The same variables from the same files as in `next build`.
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });
  const flags = readFlags(process.argv.slice(2));

  const { pages, fonts, removed, uncovered, violations } = await publish({
    ...config,
    root,
    env: process.env,
    runtime: (flags.islands ?? config.runtime) as Runtime,
    from: flags.from ?? config.from,
    to: flags.to ?? config.to,
    policy: { ...config.policy, file: flags.policy ?? config.policy.file },
    enforceBudgets: flags.budgets ? flags.budgets === 'enforce' : config.enforceBudgets,
  });
  console.log(formatTable(pages));
  console.log(`KB of 1,024 bytes, text after brotli 11. Fonts: ${fonts.map(kilobytes).join(' + ') || 'none'}.`);
  console.log(`Not published: ${removed.files} files of the export, ${kilobytes(removed.bytes)} KB.`);
  for (const [file, characters] of uncovered) {
    const list = characters.map(
      (character) => `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase()})`,
    );
    console.warn(`${file}: no font holds ${list.join(', ')}; each device shows them in a font of its own.`);
  }
  for (const violation of violations) console.warn(`Over budget: ${describeViolation(violation)}`);
}

/** @throws Error for a flag or value that does not exist */
function readFlags(args: readonly string[]): Partial<Record<keyof typeof FLAGS, string>> {
  const pairs = args.map((arg) => {
    const [, name = '', value = ''] = /^--(\w+)=(.*)$/.exec(arg) ?? [];
    if (!FLAGS[name as keyof typeof FLAGS]?.test(value)) throw new Error(`publish does not know ${arg}.`);
    return [name, value];
  });
  return Object.fromEntries(pairs);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
