import { interceptRequests, pass } from '../sveltia/requests';
import { signInLocally } from '../sveltia/sign-in';
import type { Change } from '../working-tree';
import { fromBase64, toBase64 } from './base64';
import { API_ROOT } from './local-api';
import { LOCAL_TOKEN } from './local-token';
import { hideNotice, showNotice } from './notice';
import { formTextOf, noteWritten, reconcile } from './reconcile';

const FOLDER = 'content/pictures/';

const STOPPED =
  '“npm run dev” has stopped, so nothing can be saved. This browser has kept what you typed. Start “npm run dev” again, ' +
  'then save.';

/** Reported as the hash of a merged file: Sveltia CMS has cached the text from the form, so it must load the file again. */
const UNKNOWN_HASH = '0'.repeat(40);

/** Lets Sveltia CMS edit the working tree without a sign-in, and says why something was not saved or deleted. */
export function openWorkingTree(): void {
  signInLocally(LOCAL_TOKEN);
  interceptRequests(async (request, { href }) => {
    // Sveltia CMS checks for its own updates; the policy forbids that.
    if (!href.startsWith(API_ROOT)) throw new TypeError(`The editor does not send requests to ${href}.`);
    const response = await (href.endsWith('/contents') ? save(request) : pass(request)).catch((error: unknown) => {
      showNotice('working-tree', { kind: 'error', text: STOPPED });
      throw error;
    });
    if (response.ok) hideNotice('working-tree');
    else if (request.method === 'POST') {
      const { message } = (await response.clone().json()) as { message: string };
      showNotice('working-tree', { kind: 'error', text: message });
    }
    return response;
  }, API_ROOT);
}

/**
 * Saves files, merging in any changes made since their forms were opened. The hash that Sveltia CMS sends cannot reveal
 * such changes, because its tabs share a cache.
 */
async function save(request: Request): Promise<Response> {
  const { files, ...rest } = (await request.json()) as { files: Change[] };
  const written: [string, string][] = [];
  const merged = new Set<string>();
  for (const file of files) {
    const mine = formTextOf(file.path, file.content ?? '');
    if (mine === undefined) continue;
    const theirs = await readText(file.path);
    try {
      const text = reconcile(file.path, mine, theirs?.text);
      if (text.trim() !== mine.trim()) merged.add(file.path);
      file.content = toBase64(text);
    } catch (error) {
      return Response.json({ message: (error as Error).message }, { status: 409 });
    }
    // The server refuses the change if the file is no longer the one just read.
    if (theirs) file.sha = theirs.sha;
    written.push([file.path, mine]);
  }
  const { url, method, headers } = request;
  const response = await pass(new Request(url, { method, headers, body: JSON.stringify({ ...rest, files }) }));
  if (!response.ok) return response;
  for (const [path, mine] of written) noteWritten(path, mine);
  const answer = (await response.json()) as { files: (Change | null)[] };
  for (const file of answer.files) if (file && merged.has(file.path)) file.sha = UNKNOWN_HASH;
  return Response.json(answer);
}

/** A content file as it is now; undefined if there is none. */
async function readText(path: string): Promise<{ text: string; sha: string } | undefined> {
  const answer = await ask('file-contents', { method: 'POST', body: JSON.stringify({ files: [path] }) });
  const [file] = (await answer.json()) as ({ content: string; sha: string } | null)[];
  return file ? { text: fromBase64(file.content), sha: file.sha } : undefined;
}

/** The pictures of the working tree, with the hash of each. */
export async function listWorkingPictures(): Promise<ReadonlyMap<string, string>> {
  const { tree } = (await (await ask('git/trees/main')).json()) as { tree: { path: string; sha: string }[] };
  const pictures = tree.filter(({ path }) => path.startsWith(FOLDER));
  return new Map(pictures.map(({ path, sha }) => [path.slice(FOLDER.length), sha]));
}

/** A picture of the working tree. */
export const readWorkingPicture = async (name: string): Promise<Blob> =>
  (await ask(`media/main/${FOLDER}${encodeURIComponent(name)}`)).blob();

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const headers = { Authorization: `token ${LOCAL_TOKEN}` };
  const response = await fetch(`${API_ROOT}/repos/local/site/${path}`, { ...init, headers, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
