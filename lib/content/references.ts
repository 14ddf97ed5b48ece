import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { didYouMean } from './did-you-mean';
import { formatPath, quote, type Fault } from './faults';
import type { Step, YamlFile } from './read-yaml';
import { nodeOf, visitMarked } from './schema-node';

/** A file that could be read, whether its value is sound or not. */
export interface ReadFile {
  yaml: YamlFile;
  schema: z.ZodType;
}

/** Links must lead to a page that exists, pictures to a file that exists; an id may stand once in a file. */
export function checkReferences(root: string, files: readonly ReadFile[], addresses: readonly string[]): Fault[] {
  const pictures = listPictures(root);
  return files.flatMap(({ yaml, schema }) => {
    const faults: Fault[] = [];
    const ids = new Map<string, Step[]>();
    visitMarked(nodeOf(schema), yaml.value, (check, text, at) => {
      const told =
        check === 'link' ? checkLink(text, addresses) : check === 'picture' ? checkPicture(text, pictures) : undefined;
      const first = check === 'id' ? ids.get(text) : undefined;
      if (check === 'id' && !first) ids.set(text, at);
      if (told) faults.push(faultAt(yaml, at, ...told));
      if (first) {
        const problem = `${quote(text)} stands in line ${yaml.place(first).line} already`;
        faults.push(faultAt(yaml, at, problem, 'write another id; each may stand once in a file'));
      }
    });
    return faults;
  });
}

/** Titles and descriptions must tell pages apart. */
export function checkDuplicates(files: readonly ReadFile[]): Fault[] {
  const faults: Fault[] = [];
  for (const field of ['title', 'description']) {
    const seen = new Map<string, string>();
    for (const { yaml } of files) {
      const page = (yaml.value as { page?: Record<string, unknown> } | null)?.page;
      const text = page?.[field];
      if (typeof text !== 'string') continue;
      const key = text.trim().toLowerCase();
      const first = seen.get(key);
      if (first) {
        const remedy = `write a ${field} that tells this page from every other`;
        faults.push(faultAt(yaml, ['page', field], `${first} has the same ${field}`, remedy));
      } else seen.set(key, yaml.file);
    }
  }
  return faults;
}

type Told = [problem: string, remedy: string];

function checkLink(text: string, addresses: readonly string[]): Told | undefined {
  const address = text.replace(/#.*$/, '');
  if (!text.startsWith('/') || addresses.includes(address)) return undefined;
  const meant = didYouMean(address, addresses);
  const remedy = meant ? `did you mean "${meant}"?` : `write one of ${addresses.join(', ')}`;
  return [`the site has no page ${quote(address)}`, remedy];
}

function checkPicture(text: string, pictures: readonly string[]): Told | undefined {
  if (pictures.includes(text)) return undefined;
  const meant = didYouMean(text, pictures);
  const problem = `there is no picture content/pictures/${text}`;
  if (meant?.toLowerCase() === text) return [problem, `rename content/pictures/${meant} to ${text}`];
  return [problem, meant ? `did you mean "${meant}"?` : 'put a file of that name into content/pictures'];
}

function listPictures(root: string): string[] {
  const folder = path.join(root, 'content/pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name);
}

function faultAt(yaml: YamlFile, at: readonly Step[], problem: string, remedy: string): Fault {
  return { file: yaml.file, ...yaml.place(at), path: formatPath(at), problem, remedy };
}
