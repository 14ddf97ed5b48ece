import { readdirSync } from 'node:fs';

/** The paths of all content files, in order. */
export function contentFiles(): string[] {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${name}`)
    .sort();
}
