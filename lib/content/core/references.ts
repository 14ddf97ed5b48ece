import { quote, type ContentIssue } from './issues';
import { issueAt, type ParsedFile } from './parse-yaml';
import { fieldSchemaOf } from './schema';
import { schemaAt, type PathKey } from './schema/json-schema';
import { labelOfPath } from './schema/labels';
import type { Fault } from './schema/faults';
import { textsIn } from './schema/values';

/** An id of a page, and its place. */
interface Id {
  file: ParsedFile;
  text: string;
  path: readonly PathKey[];
}

/**
 * Checks that links lead to a page that exists, and to a part that it has; that pictures name a file that exists; and
 * that an id is unique in its file and on its page.
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
  const ids = anchorsByAddress(files);
  const faultOf = {
    id: () => undefined,
    link: (text: string) => linkFault(text, site?.url) ?? targetFault(text, addresses, ids),
    picture: (text: string) => (pictures.includes(text) ? undefined : missingPicture(text)),
  };
  return files.flatMap((file) => [
    ...checkedTexts(file).flatMap(({ check, text, path }) => {
      const fault = faultOf[check](text);
      return fault ? issueAt(file.yaml, path, fault) : [];
    }),
    ...repeatedIds(idsOn(file, files)),
  ]);
}

/** All strings of a file whose fields have a `check`, with their paths. */
export function checkedTexts({ yaml }: ParsedFile) {
  const schema = fieldSchemaOf(yaml.file);
  return textsIn(yaml.value).flatMap(({ text, path }) => {
    const { check, limits } = schemaAt(schema, path) ?? {};
    return check ? [{ check, limits, text: check === 'picture' ? text.replace(/^\/pictures\//, '') : text, path }] : [];
  });
}

/** The ids that links may lead to, by the address of their page. */
export function anchorsByAddress(files: readonly ParsedFile[]): ReadonlyMap<string, readonly string[]> {
  const anchors = new Map<string, string[]>();
  for (const file of files) {
    // Two files for one address are reported elsewhere, so links into either are not.
    const others = anchors.get(file.address ?? '') ?? [];
    if (file.address) anchors.set(file.address, [...others, ...idsOn(file, files).map(({ text }) => text)]);
  }
  return anchors;
}

const isSiteFile = ({ yaml }: ParsedFile) => yaml.file === 'content/site.yaml';

/** The ids of a file. The contact page also shows the offices in `site.yaml`, with their ids. */
function idsOn(file: ParsedFile, files: readonly ParsedFile[]): Id[] {
  const offices = file.address === '/contacts' ? files.filter(isSiteFile).flatMap(idsIn) : [];
  return [...idsIn(file), ...offices.filter(({ path: [field] }) => field === 'offices')];
}

const idsIn = (file: ParsedFile): Id[] =>
  checkedTexts(file).flatMap(({ check, text, path }) => (check === 'id' ? { file, text, path } : []));

function repeatedIds(ids: readonly Id[]): ContentIssue[] {
  return ids.flatMap(({ file, text, path }, index) => {
    const first = ids.slice(0, index).find((id) => id.text === text);
    if (!first) return [];
    const { yaml } = first.file;
    const place = labelOfPath(fieldSchemaOf(yaml.file), first.path.slice(0, -1));
    const owner = first.file === file ? place : `${place} in ${yaml.file}, on the same page`;
    return issueAt(file.yaml, path, {
      problem: `${quote(text)} is also the id of ${owner}`,
      fix: 'write another id; each may be used only once',
    });
  });
}

/** The fault in a link that gives the full address of a page on this site. */
function linkFault(text: string, siteUrl: unknown): Fault | undefined {
  if (!URL.canParse(text) || new URL(text).origin !== siteUrl) return undefined;
  const { pathname, hash } = new URL(text);
  const fix = `write only "${pathname.replace(/(.)\/$/, '$1')}${hash}"`;
  return { problem: `${quote(text)} is the full address of a page on this site`, fix };
}

/**
 * The fault in a link to a page, or to a part of a page, that does not exist. If the page's file cannot be read, any
 * part is allowed.
 */
function targetFault(
  text: string,
  addresses: readonly string[],
  anchors: ReadonlyMap<string, readonly string[]>,
): Fault | undefined {
  if (!text.startsWith('/')) return undefined;
  const [address = '', id] = text.split('#');
  if (!addresses.includes(address)) {
    return { problem: `the site has no page ${quote(address)}`, fix: `write one of ${addresses.join(', ')}` };
  }
  const ids = anchors.get(address);
  if (!id || !ids || ids.includes(id)) return undefined;
  const known = ids.length > 0 ? `, or add "#" and one of ${ids.join(', ')}` : '';
  return { problem: `the page ${address} has no part with the id ${quote(id)}`, fix: `write "${address}"${known}` };
}

const missingPicture = (name: string): Fault => ({
  problem: `there is no picture content/pictures/${name}`,
  fix: 'choose one in the form, or put a file with this name into content/pictures',
});
