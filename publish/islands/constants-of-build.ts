import { readFile } from 'node:fs/promises';

/**
 * What stands in place of `process.env.…` in the scripts, as with Next: the public variables as constants, so that code for
 * what is not configured disappears, and `undefined` for all others. Packages are left alone: those that run in browsers ask
 * first whether there is a `process`.
 *
 * @param files the modules of the scripts; those of packages are not searched
 */
export async function constantsOfBuild(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const constants: Record<string, string> = {};
  for (const file of files) {
    if (file.includes('node_modules')) continue;
    for (const [whole, name = ''] of (await readFile(file, 'utf8')).matchAll(/process\.env\.(\w+)/g)) {
      const value = name.startsWith('NEXT_PUBLIC_') ? env[name] : undefined;
      constants[whole] = value === undefined ? 'undefined' : JSON.stringify(value);
    }
  }
  return { ...constants, 'process.env.NODE_ENV': '"production"' };
}
