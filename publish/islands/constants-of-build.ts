import { readFile } from 'node:fs/promises';

/**
 * What bundlers put in place of `process.env.…`, as Next does: the public variables that the sources name, each as a
 * constant, so that code for what is not configured disappears. All others are undefined.
 *
 * @param files the sources; those of packages are not searched
 */
export async function constantsOfBuild(
  files: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>> {
  const constants: Record<string, string> = { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' };
  for (const file of files) {
    if (file.includes('node_modules')) continue;
    for (const [name] of (await readFile(file, 'utf8')).matchAll(/process\.env\.NEXT_PUBLIC_\w+/g)) {
      const value = env[name.slice('process.env.'.length)];
      constants[name] = value === undefined ? 'undefined' : JSON.stringify(value);
    }
  }
  return constants;
}
