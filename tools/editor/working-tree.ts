import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalToRemove } from '@/lib/content/editing/required-files';
import { listFolder } from '@/lib/files/list-folder.mjs';

/** The files that the editor may read and write: content, in its folders, and pictures. */
const FILE = /^content\/(([\w-]+\/)?[\w-]+\.yaml|pictures\/[\w~-][\w.~-]*\.(jpe?g|png|webp))$/;

/** An answer to a request: JSON, or the bytes of a file. */
interface Answer {
  status: number;
  body: unknown;
}

/** A change to a file, as in Gitea's API. `sha` is the hash of the file to be replaced. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  from_path?: string;
  /** The file's content in Base64. */
  content?: string;
  sha?: string;
}

const SITE = '/repos/local/site';
const ok = (body: unknown): Answer => ({ status: 200, body });
const refuse = (status: number, message: string): Answer => ({ status, body: { message } });

/**
 * Serves the files of `content/` as the repository `local/site`, through the part of Gitea's API that Sveltia CMS uses.
 *
 * @param root the project
 * @param at the path of the request, below that of the API
 * @param data the body of the request
 */
export function askWorkingTree(root: string, method: string, at: string, data: unknown): Answer {
  if (method === 'GET' && at.startsWith(`${SITE}/media/main/`)) {
    const file = at.slice(`${SITE}/media/main/`.length);
    const content = isOurs(root, file) ? readIfThere(root, file) : undefined;
    return content ? ok(content) : refuse(404, `There is no ${file}.`);
  }
  switch (`${method} ${at.replace(/\/git\/trees\/\w+$/, '/git/trees')}`) {
    case 'GET /version':
      return ok({ version: '1.24.0' });
    case 'GET /user':
      return ok({ id: 1, login: 'local', full_name: 'On this computer', email: 'local@localhost' });
    case 'GET /settings/api':
      return ok({});
    case `GET ${SITE}`:
      return ok({ permissions: { pull: true, push: true }, default_branch: 'main' });
    case `GET ${SITE}/branches/main`:
      return ok({ commit: { id: stateOf(root), message: 'As it is on this computer' } });
    case `GET ${SITE}/git/trees`:
      return ok({ tree: treeOf(root), truncated: false });
    case `GET ${SITE}/commits`:
      return ok([]);
    case `POST ${SITE}/file-contents`:
      if (!isListOf(isText, data)) return refuse(400, 'The editor did not say which files it needs. Reload this page.');
      return ok(data.files.map((file) => contentsOf(root, file)));
    case `POST ${SITE}/contents`:
      if (!isListOf(isChange, data))
        return refuse(400, `${NOTHING} the editor did not send a list of changes. ${AGAIN}`);
      return write(root, data.files);
  }
  return refuse(404, `The editor does not use ${method} ${at}.`);
}

const NOTHING = 'Nothing was saved:';
const AGAIN = 'Copy your text, reload this page and paste it in.';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);

function isChange(value: unknown): value is Change {
  const { operation, path: file, from_path: from, content, sha } = (value ?? {}) as Partial<Change>;
  const isKnown = ['create', 'update', 'delete'].includes(String(operation));
  return isKnown && isText(file) && [from, sha].every(isTextOrNone) && (operation === 'delete' || isText(content));
}

function isListOf<Entry>(isEntry: (value: unknown) => value is Entry, data: unknown): data is { files: Entry[] } {
  const { files } = (data ?? {}) as { files?: unknown };
  return Array.isArray(files) && files.every(isEntry);
}

const contentsOf = (root: string, file: string) => {
  const content = isOurs(root, file) ? readIfThere(root, file) : undefined;
  return content ? { path: file, sha: hashOf(content), encoding: 'base64', content: content.toString('base64') } : null;
};

/** Makes all changes; or none, if a file has changed since the editor read it. */
function write(root: string, changes: readonly Change[]): Answer {
  const names = changes.flatMap(({ path: file, from_path: from }) => (from ? [file, from] : [file]));
  // Some file systems ignore the case of names.
  const known = names.map((name) => name.toLowerCase());
  const twice = names.find((_, index) => known.indexOf(known[index]!) !== index);
  if (twice) return refuse(400, `${NOTHING} ${twice} was sent twice. ${AGAIN}`);
  for (const { operation, path: file, from_path: from, sha } of changes) {
    for (const name of from ? [file, from] : [file]) {
      if (!isOurs(root, name)) return refuse(400, `${name} is not a file that the editor may change.`);
    }
    const refusal = operation === 'delete' || from ? refusalToRemove([from ?? file]) : undefined;
    if (refusal) return refuse(403, refusal);
    const now = readIfThere(root, from ?? file);
    const isAsExpected = operation === 'create' ? !now : sha !== undefined && now && hashOf(now) === sha;
    if (isAsExpected && !(from && readIfThere(root, file))) continue;
    return refuse(409, `${NOTHING} ${file} has changed since you opened the editor. ${AGAIN}`);
  }
  // No other task runs between the comparison and the end, so the files replaced are the files compared.
  const parts = changes.flatMap(({ operation, path: file, content = '' }) => {
    const target = path.join(root, file);
    const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
    return operation === 'delete' ? [] : { part, target, content: Buffer.from(content, 'base64') };
  });
  const before = names.map((name) => ({ target: path.join(root, name), content: readIfThere(root, name) }));
  try {
    for (const { part, target, content } of parts) {
      mkdirSync(path.dirname(target), { recursive: true });
      // A symlink of this name might lead elsewhere: remove it rather than write through it.
      rmSync(part, { force: true });
      writeFileSync(part, content, { flag: 'wx' });
    }
    for (const { part, target } of parts) renameSync(part, target);
    for (const { operation, path: file, from_path: from } of changes) {
      if (operation === 'delete' || from) rmSync(path.join(root, from ?? file));
    }
  } catch (error) {
    for (const { part } of parts) rmSync(part, { recursive: true, force: true });
    for (const { target, content } of before) restore(target, content);
    return refuse(507, `${NOTHING} ${(error as Error).message}`);
  }
  const files = changes.map(({ operation, path: file }) => (operation === 'delete' ? null : contentsOf(root, file)));
  return ok({ commit: { sha: stateOf(root), created: new Date().toISOString() }, files });
}

/** Restores a file's old content, or removes the file if it had none. */
function restore(target: string, content: Buffer | undefined): void {
  if (content) writeFileSync(target, content);
  else if (lstatSync(target, { throwIfNoEntry: false })?.isFile()) rmSync(target);
}

function treeOf(root: string) {
  return listFolder(path.join(root, 'content'))
    .map(({ name }) => `content/${name}`)
    .filter((file) => isOurs(root, file))
    .flatMap((file) => {
      const content = readIfThere(root, file);
      return content ? { path: file, type: 'blob', sha: hashOf(content), size: content.length } : [];
    });
}

/** A hash that changes whenever any file does. */
const stateOf = (root: string): string =>
  createHash('sha1')
    .update(JSON.stringify(treeOf(root)))
    .digest('hex');

/** Git's hash of a file, by which Sveltia CMS recognises equal pictures. */
const hashOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Whether a name is in `content/`, and neither it nor a folder above it is a symlink, which might lead elsewhere. */
function isOurs(root: string, file: string): boolean {
  const steps = file.split('/');
  const isLink = (_: string, index: number) =>
    lstatSync(path.join(root, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isSymbolicLink();
  return FILE.test(file) && !steps.some(isLink);
}

function readIfThere(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
