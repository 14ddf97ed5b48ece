import type { z } from 'zod';
import { formatPath, quote, type ContentIssue } from './issues';
import { issueAt, type YamlFile } from './parse-yaml';
import { picture } from './schema/common';
import { checkedTexts, jsonSchemaOf, type Step } from './schema/json-schema';
import { labelOf, labelOfPath } from './schema/labels';
import type { Fault } from './schema/text-rules';
import { didYouMean } from './suggest';

/** A file that could be parsed, whether its value is valid or not. */
export interface ParsedFile {
  yaml: YamlFile;
  schema: z.ZodType;
  /** The address of the page that is made from it. */
  address?: string | undefined;
}

/** What links and pictures may refer to. */
interface Targets {
  addresses: readonly string[];
  /** The ids in the file of a page, by its address. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** The site's own public address. */
  siteUrl: unknown;
  pictures: readonly string[];
}

/**
 * Checks that links lead to a page, and a part of it, that exists, that pictures name a file that exists, and that an id
 * stands once in a file and on a page.
 *
 * @param addresses the addresses of all pages
 * @param pictures the names of the files in `content/pictures`
 */
export function checkReferences(
  files: readonly ParsedFile[],
  addresses: readonly string[],
  pictures: readonly string[],
): ContentIssue[] {
  const site = files.find(isSiteFile)?.yaml.value as { url?: unknown } | null;
  const contacts = files.filter(showsOffices).flatMap(idsIn);
  const targets: Targets = {
    addresses,
    ids: anchorsByAddress(files),
    siteUrl: site?.url,
    pictures,
  };
  return files.flatMap((file) => {
    const { yaml } = file;
    const ids = idsIn(file);
    return textsOf(file).flatMap(({ check, text, path: at }) => {
      const others = isSiteFile(file) && isOfOffice(at) ? [...contacts, ...ids] : ids;
      const first = others.find((id) => id.text === text);
      if (check === 'id') {
        const isItself = first?.yaml === yaml && formatPath(first.path) === formatPath(at);
        return first && !isItself ? [issueAt(yaml, at, sameId(text, yaml, first))] : [];
      }
      const fault =
        check === 'link' ? checkLink(text, targets) : check === 'picture' ? checkPicture(text, targets) : undefined;
      return fault ? [issueAt(yaml, at, fault)] : [];
    });
  });
}

/** All texts of a file whose fields have a `check`. */
export const textsOf = ({ schema, yaml }: ParsedFile) => checkedTexts(jsonSchemaOf(schema), yaml.value);

/** The ids to which links may lead, by the address of their page. */
export function anchorsByAddress(files: readonly ParsedFile[]): ReadonlyMap<string, readonly string[]> {
  const anchors = new Map<string, string[]>();
  for (const file of files) {
    // Two files for one address are an issue by themselves: links into either are not.
    const others = anchors.get(file.address ?? '') ?? [];
    if (file.address) anchors.set(file.address, [...others, ...anchorsIn(file, files)]);
  }
  return anchors;
}

/** The ids to which a link to a page may lead. */
function anchorsIn(page: ParsedFile, files: readonly ParsedFile[]): string[] {
  const site = showsOffices(page) ? files.filter(isSiteFile) : [];
  const offices = site.flatMap(idsIn).filter(({ path: at }) => isOfOffice(at));
  return [...idsIn(page), ...offices].map(({ text }) => text);
}

/** The page of contacts shows the offices of the site's file, with their ids. */
const showsOffices = ({ address }: ParsedFile) => address === '/contacts';
const isSiteFile = ({ yaml }: ParsedFile) => yaml.file === 'content/site.yaml';
const isOfOffice = ([field]: readonly Step[]) => field === 'offices';

const idsIn = (file: ParsedFile) =>
  textsOf(file)
    .filter(({ check }) => check === 'id')
    .map((id) => ({ ...id, yaml: file.yaml, schema: jsonSchemaOf(file.schema) }));

function sameId(text: string, yaml: YamlFile, first: ReturnType<typeof idsIn>[number]): Fault {
  const where = first.yaml === yaml ? '' : ` of ${first.yaml.file}, which is on the same page,`;
  const problem = `${quote(text)} stands in line ${first.yaml.positionOf(first.path).line}${where} already`;
  const other = [
    ...(where ? [labelOf('', first.schema)] : []),
    labelOfPath(first.schema, first.path.slice(0, -1)),
  ].join(' › ');
  return {
    problem,
    fix: `write another id; each may stand once in a file${where && ' and on a page'}`,
    inForm: { problem: `${quote(text)} is also the id of ${other}`, fix: 'write another id; each may stand once' },
  };
}

function checkLink(text: string, { addresses, ids, siteUrl }: Targets): Fault | undefined {
  if (URL.canParse(text) && new URL(text).origin === siteUrl) {
    const { pathname, hash } = new URL(text);
    const fix = `write the path alone: "${pathname.replace(/(.)\/$/, '$1')}${hash}"`;
    return { problem: `${quote(text)} leads to this site`, fix };
  }
  if (!text.startsWith('/')) return undefined;
  const [address = '', fragment] = text.split('#');
  if (addresses.includes(address)) return fragment ? checkFragment(address, fragment, ids.get(address)) : undefined;
  const meant = didYouMean(address, addresses);
  const fix = meant ? `did you mean "${meant}"?` : `write one of ${addresses.join(', ')}`;
  return { problem: `the site has no page ${quote(address)}`, fix };
}

/** A page whose file could not be parsed may have any id. */
function checkFragment(address: string, id: string, ids: readonly string[] | undefined): Fault | undefined {
  if (!ids || ids.includes(id)) return undefined;
  const meant = didYouMean(id, ids);
  const known = ids.length > 0 ? `, or behind # one of ${ids.join(', ')}` : '';
  const fix = meant ? `did you mean "${address}#${meant}"?` : `write "${address}"${known}`;
  return { problem: `the page ${address} has no id ${quote(id)}`, fix };
}

function checkPicture(text: string, { pictures }: Targets): Fault | undefined {
  if (pictures.includes(text)) return undefined;
  const problem = `there is no picture content/pictures/${text}`;
  const wellNamed = pictures.filter((each) => picture.shape.file.safeParse(each).success);
  const meant = didYouMean(text, wellNamed);
  return { problem, fix: meant ? `did you mean "${meant}"?` : 'put a file of that name into content/pictures' };
}

/** Titles, descriptions and names in menus must tell pages apart. */
export function checkDuplicates(files: readonly ParsedFile[]): ContentIssue[] {
  return ['title', 'description', 'menu'].flatMap((field) => {
    const seen = new Map<string, string>();
    return files.flatMap(({ yaml }) => {
      const text = (yaml.value as { page?: Record<string, unknown> } | null)?.page?.[field];
      if (typeof text !== 'string') return [];
      const key = text.trim().toLowerCase();
      const first = seen.get(key);
      if (!first) seen.set(key, yaml.file);
      const fix = `write a ${field} that tells this page from every other`;
      return first ? [issueAt(yaml, ['page', field], { problem: `${first} has the same ${field}`, fix })] : [];
    });
  });
}
