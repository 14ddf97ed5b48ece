import { readFile } from 'node:fs/promises';
import { PublishError } from '../issues';

/** The import statement of each island, by the island's name. */
export type Registry = ReadonlyMap<string, string>;

/** One island: `export { Menu } from './menu';` or `export { Tabs as Panels } from './tabs';` */
const ENTRY = /^export (\{ (?:\w+ as )?(\w+) \} from '.+';)$/;

/**
 * Reads the registry as text, so that a script imports the modules of its own islands and no others.
 *
 * @throws PublishError for a line that is no entry, and for a registry without any
 */
export async function readRegistry(file: string): Promise<Registry> {
  const source = (await readFile(file, 'utf8')).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  const lines = source.split('\n').filter((line) => line.trim());
  return new Map(
    (lines.length > 0 ? lines : ['no island']).map((line) => {
      const [, names, name] = ENTRY.exec(line) ?? [];
      if (name) return [name, `import ${names}`];
      const expected = "a list of export { Name } from '…';";
      throw new PublishError([{ file, found: line, expected, fix: 'Write each island in this form, on one line' }]);
    }),
  );
}
