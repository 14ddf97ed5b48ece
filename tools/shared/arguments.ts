import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads what a command was given. Ends the process with code 2 where that is anything that `config` does not name: an
 * option with a slip of the pen must not start what was not meant.
 *
 * @param usage the line that is shown then
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(usage, (error as Error).message);
  }
}

/** The same for a command with flags such as `--release`, or with none, and nothing else. */
export function readFlags<Name extends string>(usage: string, ...names: Name[]): Partial<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  return readArguments(usage, { options }).values as Partial<Record<Name, boolean>>;
}

/** Ends a command that was given what it does not take, with code 2. */
export function refuse(usage: string, problem: string): never {
  console.error(`${problem}\nUsage: ${usage}`);
  process.exit(2);
}
