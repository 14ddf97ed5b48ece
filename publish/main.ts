import nextEnv from '@next/env';
import { describeViolation } from './budgets';
import type { Runtime } from './options';
import { publish } from './publish';
import { config } from './publish.config';
import { formatTable, kilobytes } from './report/table';

/**
 * `tsx publish/main.ts [--islands=preact|react] [--from=out] [--to=out] [--budgets=tell|enforce]`, after `next build`.
 */
const root = process.cwd();
// The same variables from the same files as in `next build`.
nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });

const flags = readFlags(process.argv.slice(2));

publish({
  ...config,
  root,
  env: process.env,
  runtime: (flags.islands ?? config.runtime) as Runtime,
  from: flags.from ?? config.from,
  to: flags.to ?? config.to,
  enforceBudgets: flags.budgets ? flags.budgets === 'enforce' : config.enforceBudgets,
}).then(
  ({ pages, fonts, removed, violations }) => {
    console.log(formatTable(pages));
    console.log(`KB of 1,024 bytes, brotli 11. Fonts: ${fonts.map(kilobytes).join(' + ') || 'none'} KB.`);
    console.log(`Not published: ${removed.files} files of the export, ${kilobytes(removed.bytes)} KB.`);
    for (const violation of violations) console.warn(`Over budget: ${describeViolation(violation)}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

/** @throws Error for a flag or value that does not exist */
function readFlags(args: readonly string[]): Partial<Record<'islands' | 'from' | 'to' | 'budgets', string>> {
  const forms = { islands: /^(preact|react)$/, from: /./, to: /./, budgets: /^(tell|enforce)$/ };
  const pairs = args.map((arg) => {
    const [, name = '', value = ''] = /^--(\w+)=(.*)$/.exec(arg) ?? [];
    if (!forms[name as keyof typeof forms]?.test(value)) throw new Error(`publish does not know ${arg}.`);
    return [name, value];
  });
  return Object.fromEntries(pairs);
}
