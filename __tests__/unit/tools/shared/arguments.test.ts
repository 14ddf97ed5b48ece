/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The files of our own commands. In a script with several commands, the last one gets the arguments. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const COMMANDS = [
  ...Object.entries(scripts).flatMap(([name, line]) =>
    name.startsWith('pre') ? [] : (/(?:^|&& )tsx (\S+)(?: --\w+)?$/.exec(line)?.[1] ?? []),
  ),
  'tools/commands/postbuild.ts',
];

test('each of our commands reads its arguments with `arguments.ts`', () => {
  expect(COMMANDS.length).toBeGreaterThan(15);
  const lax = COMMANDS.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return !/\b(readFlags|readArguments|siteGiven|refuse)\(/.test(source);
  });
  expect(lax).toEqual([]);
});

test('an unknown option makes a command print its usage and exit with code 2', () => {
  const script = ['--import', 'tsx', 'tools/commands/new.ts', '--al'];
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  expect(stderr).toMatch(/Unknown option '--al'[^]*\nUsage: npm run new -- industry shipping "Shipping"\n$/);
  expect(status).toBe(2);
});
