import { hideNotice, showNotice } from './notice';
import { pass } from '../sveltia/requests';
import { storedToken } from '../sveltia/sign-in';
import type { CommitStatus } from './published';
import { settings } from './settings';

/** The editor's own requests to GitHub: statuses of commits, files and pictures. */

export const API = 'https://api.github.com';

/** Shown when GitHub no longer accepts the token. */
const SIGN_IN_ENDED =
  'Your sign-in has expired: GitHub no longer accepts your token. This browser has kept what you typed. Reload this page, ' +
  'sign in with a new token, open the same form, and choose “Restore”.';

/** The last commit of each branch that the editor knows of, by the branch's name. */
export const heads = new Map<string, string>();

const { repository, branch } = settings.mode === 'github' ? settings : { repository: '', branch: '' };

/** Sends a request to GitHub. If the sign-in has expired, it tells the editor, and the response says so too. */
export async function send(request: Request): Promise<Response> {
  const response = await pass(request);
  const isStored = request.headers.get('Authorization') === authorization().Authorization;
  if (response.ok) hideNotice('sign-in');
  // Sveltia CMS itself says that a token just typed is wrong.
  if (response.status !== 401 || !isStored) return response;
  const url = `https://github.com/${repository}/blob/${branch}/docs/editing-content.md#when-your-sign-in-expires`;
  showNotice('sign-in', { kind: 'error', text: SIGN_IN_ENDED, link: { label: 'Show how', url } });
  return new Response(JSON.stringify({ message: SIGN_IN_ENDED }), { status: 401 });
}

/** The workflows' statuses of the last commit of a draft; undefined if there is no draft, or GitHub does not answer. */
export async function statusesOf(branch: string): Promise<readonly CommitStatus[] | undefined> {
  const head = heads.get(branch);
  return head === undefined ? undefined : statusesAt(head);
}

/** The workflows' statuses of a commit; undefined if GitHub does not answer. */
export async function statusesAt(commit: string): Promise<readonly CommitStatus[] | undefined> {
  const answer = await ask<{ statuses: CommitStatus[] }>(`/commits/${commit}/status`);
  return answer?.statuses;
}

/**
 * A file at a commit; undefined if there is none.
 *
 * @throws {Error} with a message for editors, if GitHub does not answer
 */
export async function readFile(path: string, commit: string): Promise<string | undefined> {
  const response = await send(request(`/contents/${encodeURI(path)}?ref=${commit}`, 'raw+json'));
  if (response.status === 404) return undefined;
  if (response.status === 401) throw new Error(SIGN_IN_ENDED);
  if (!response.ok)
    throw new Error(
      'Nothing was saved: GitHub could not tell us whether a colleague has changed this page. Try again in a moment.',
    );
  return response.text();
}

/** The pictures of a draft, or of the site if there is no draft, with the hash of each. */
export async function listPictures(draft: string): Promise<ReadonlyMap<string, string>> {
  const path = `/contents/content/pictures?ref=${heads.get(draft) ?? branch}`;
  const found = (await ask<{ name: string; sha: string }[]>(path)) ?? [];
  return new Map(found.map(({ name, sha }) => [name, sha]));
}

/** The content of a file, by its hash. */
export async function readBlob(hash: string): Promise<Blob> {
  const response = await send(request(`/git/blobs/${hash}`, 'raw+json', 'default'));
  if (!response.ok) throw new Error(`GitHub could not find the picture ${hash}.`);
  return response.blob();
}

/** The answer to a request for the repository, such as `/pulls/1`; undefined if there is none. */
export async function ask<Answer>(path: string): Promise<Answer | undefined> {
  const response = await send(request(path, 'json')).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Answer) : undefined;
}

function request(path: string, type: string, cache: RequestCache = 'no-store'): Request {
  const headers = { ...authorization(), Accept: `application/vnd.github.${type}` };
  return new Request(`${API}/repos/${repository}${path}`, { headers, cache });
}

function authorization(): { Authorization?: string } {
  const token = storedToken();
  return token ? { Authorization: `token ${token}` } : {};
}
