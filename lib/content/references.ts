import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { didYouMean, mend } from './did-you-mean';
import { formatPath, quote, type Fault } from './faults';
import type { Step, YamlFile } from './read-yaml';
import { picture, RESERVED_IDS } from './schema/common';
import { nodeOf, visitMarked } from './schema-node';

/** A file that could be read, whether its value is sound or not. */
export interface ReadFile {
  yaml: YamlFile;
  schema: z.ZodType;
  /** The address of the page that is made from it. */
  address?: string | undefined;
}

/** What links and pictures may name. */
interface Targets {
  addresses: readonly string[];
  /** The ids that stand in the file of a page, by its address. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** The site's own public address. */
  siteUrl: unknown;
  pictures: readonly string[];
}

/**
 * Links must lead to a page, and a part of it, that exists, pictures to a file that exists; an id may stand once in a
 * file; what was made up stands behind `!placeholder`.
 */
export function checkReferences(root: string, files: readonly ReadFile[], addresses: readonly string[]): Fault[] {
  const targets: Targets = {
    addresses,
    ids: new Map(files.flatMap((file) => (file.address ? [[file.address, idsOf(file)]] : []))),
    siteUrl: (files.find(({ yaml }) => yaml.file === 'content/site.yaml')?.yaml.value as { url?: unknown } | null)?.url,
    pictures: listPictures(root),
  };
  return files.flatMap(({ yaml, schema }) => {
    const faults: Fault[] = [];
    const ids = new Map<string, Step[]>();
    visitMarked(nodeOf(schema), yaml.value, (check, text, at) => {
      const marked = yaml.placeholders.some((each) => formatPath(each) === formatPath(at));
      const told = CHECKS[check]?.(text, targets, marked);
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

function idsOf({ yaml, schema }: ReadFile): string[] {
  const ids: string[] = [];
  visitMarked(nodeOf(schema), yaml.value, (check, text) => {
    if (check === 'id') ids.push(text);
  });
  return ids;
}

/** Titles, descriptions and names in menus must tell pages apart. */
export function checkDuplicates(files: readonly ReadFile[]): Fault[] {
  const faults: Fault[] = [];
  for (const field of ['title', 'description', 'menu']) {
    const seen = new Map<string, string>();
    for (const { yaml } of originalsFirst(files)) {
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

/** A copy stands behind its original, so that it is the one at fault: its name holds the other's, as "cloud - Copy". */
function originalsFirst(files: readonly ReadFile[]): ReadFile[] {
  const names = files.map(({ yaml }) => path.basename(yaml.file, '.yaml'));
  const isCopy = (_: ReadFile, index: number) =>
    names.some((name) => name !== names[index] && names[index]?.includes(name));
  return [...files.filter((file, index) => !isCopy(file, index)), ...files.filter(isCopy)];
}

type Told = [problem: string, remedy: string];

/** The checks by the mark of the field; `marked` is what stands behind `!placeholder`. */
const CHECKS: Readonly<Record<string, (text: string, targets: Targets, marked: boolean) => Told | undefined>> = {
  link: checkLink,
  picture: checkPicture,
  host: checkDummy,
  phone: checkDummy,
};

function checkLink(text: string, { addresses, ids, siteUrl }: Targets): Told | undefined {
  if (URL.canParse(text) && new URL(text).origin === siteUrl) {
    const { pathname, hash } = new URL(text);
    return [`${quote(text)} leads to this site`, `write the path alone: "${pathname.replace(/(.)\/$/, '$1')}${hash}"`];
  }
  if (!text.startsWith('/')) return undefined;
  const [address = '', part] = text.split('#');
  if (addresses.includes(address)) return part ? checkPart(address, part, ids.get(address)) : undefined;
  const meant = didYouMean(address, addresses);
  const remedy = meant ? `did you mean "${meant}"?` : `write one of ${addresses.join(', ')}`;
  return [`the site has no page ${quote(address)}`, remedy];
}

/** A page whose file could not be read may have any part. */
function checkPart(address: string, part: string, ids: readonly string[] | undefined): Told | undefined {
  if (!ids || ids.includes(part) || RESERVED_IDS.includes(part)) return undefined;
  const meant = didYouMean(part, ids);
  const known = ids.length > 0 ? `, or behind # one of ${ids.join(', ')}` : '';
  const remedy = meant ? `did you mean "${address}#${meant}"?` : `write "${address}"${known}`;
  return [`the page ${address} has no id ${quote(part)}`, remedy];
}

function checkPicture(text: string, { pictures }: Targets): Told | undefined {
  if (pictures.includes(text)) return undefined;
  const problem = `there is no picture content/pictures/${text}`;
  const misnamed = pictures.find((each) => mend('picture', each, (mended) => mended === text));
  if (misnamed) return [problem, `rename content/pictures/${misnamed} to ${text}`];
  const wellNamed = pictures.filter((each) => picture.shape.file.safeParse(each).success);
  const meant = didYouMean(text, wellNamed);
  return [problem, meant ? `did you mean "${meant}"?` : 'put a file of that name into content/pictures'];
}

/** Hosts that end in `.example` are nobody's, and no phone number has but zeros behind its country. */
function checkDummy(text: string, _: Targets, marked: boolean): Told | undefined {
  if (marked || !/\.example$|^\+\d\d[ 0]+$/i.test(text)) return undefined;
  return [`${quote(text)} is made up`, 'write the real one, or "!placeholder" and a space in front of it'];
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
