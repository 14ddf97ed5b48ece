import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads a command's arguments. Exits with code 2 if there is one that `config` does not name: a mistyped option must
 * not start the wrong thing.
 *
 * @param usage the usage line to print in that case
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(usage, (error as Error).message);
  }
}

/** Reads the flags of a command, such as `--release`. Exits with code 2 if there is any other argument. */
export function readFlags<Name extends string>(usage: string, ...names: Name[]): Partial<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  return readArguments(usage, { options }).values as Partial<Record<Name, boolean>>;
}

/** Shows the problem and the usage, and exits with code 2. */
export function refuse(usage: string, problem: string): never {
  console.error(`${problem}\nUsage: ${usage}`);
  process.exit(2);
}
