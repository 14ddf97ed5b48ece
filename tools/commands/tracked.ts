/**
 * `tsx tools/commands/tracked.ts prettier --check`: runs a command with the files that git tracks as its last
 * arguments, so that untracked notes and settings cannot fail a check. Without git, or in a copy that git ignores, the
 * argument is `.`. `--only=ts,tsx` before the command leaves out files with other endings.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const args = process.argv.slice(2);
const endings = /^--only=(.*)/.exec(args[0] ?? '')?.[1]?.split(',');
const [command = '', ...options] = endings ? args.slice(1) : args;

const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: Infinity });
const files = (stdout ?? '')
  .split('\0')
  // A file that was deleted is tracked until the next commit.
  .filter((file) => file !== '' && existsSync(file))
  .filter((file) => !endings || endings.some((ending) => file.endsWith(`.${ending}`)));

const { status } = spawnSync(command, [...options, ...(files.length > 0 ? files : ['.'])], { stdio: 'inherit' });
process.exitCode = status ?? 1;
