import { REQUIRED_FILES } from '@/lib/content/core/find-files';
import { isRemembered, noteWritten, reconcile } from './reconcile';
import { hideNotice, showNotice } from './notice';
import { interceptRequests, pass } from '../sveltia/requests';
import { storedToken } from '../sveltia/sign-in';
import { followPublished, notePublished, type CommitStatus } from './published';

/**
 * Works between Sveltia CMS and GitHub. It keeps a colleague's changes, explains a refused merge, follows a merge, says
 * when the sign-in has expired, and blocks requests to any other origin.
 */

const API = 'https://api.github.com';

/** Shown when GitHub no longer accepts the token. */
const SIGN_IN_ENDED =
  'Your sign-in has expired: GitHub no longer accepts your token. This browser has kept what you typed. Reload this page, ' +
  'sign in with a new token, open the same form, and choose “Restore”.';

/** The last commit of each branch that the editor knows of, by the branch's name. */
const heads = new Map<string, string>();

let repository = '';
let branch = '';

/** Puts this module between Sveltia CMS and GitHub. */
export function watchGitHub(of: { repository: string; branch: string }): void {
  ({ repository, branch } = of);
  interceptRequests(async (request, { origin, pathname }) => {
    // Sveltia CMS checks for its own updates and for GitHub's status; the policy forbids both.
    if (origin !== API) throw new TypeError(`The editor does not send requests to ${origin}.`);
    const merge = /\/pulls\/(\d+)\/merge$/.exec(pathname);
    const { commit_title: title } = (merge ? await request.clone().json() : {}) as { commit_title?: string };
    const response = pathname === '/graphql' ? await sendGraphQL(request) : await send(request);
    if (merge && response.ok) {
      hideNotice('publish');
      notePublished(((await response.clone().json()) as { sha: string }).sha, title ?? 'Your change');
    }
    if (merge && [405, 409].includes(response.status)) void explainRefusal(merge[1] as string, response.clone());
    return response;
  });
  followPublished(statusesAt);
}

/** Sends a request to GitHub. If the sign-in has expired, it tells the editor, and the response says so too. */
async function send(request: Request): Promise<Response> {
  const response = await pass(request);
  const isStored = request.headers.get('Authorization') === authorization().Authorization;
  if (response.ok) hideNotice('sign-in');
  // Sveltia CMS itself says that a token just typed is wrong.
  if (response.status !== 401 || !isStored) return response;
  const url = `https://github.com/${repository}/blob/${branch}/docs/editing-content.md#when-your-sign-in-expires`;
  showNotice('sign-in', { kind: 'error', text: SIGN_IN_ENDED, link: { label: 'Show how', url } });
  return new Response(JSON.stringify({ message: SIGN_IN_ENDED }), { status: 401 });
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

interface PullRequestNode {
  headRefName: string;
  headRefOid: string;
}

async function sendGraphQL(request: Request): Promise<Response> {
  const body = (await request.clone().json()) as { query: string; variables?: { input?: CommitInput } };
  const input = body.variables?.input;
  if (!body.query.includes('createCommitOnBranch') || !input) {
    const response = await send(request);
    if (body.query.includes('headRefOid')) noteHeads(await response.clone().json());
    return response;
  }
  const sent: [string, string][] = [];
  const { additions = [], deletions = [] } = input.fileChanges;
  try {
    const removed = deletions.find(({ path }) => REQUIRED_FILES.includes(path));
    if (removed) {
      const text = 'The site needs this page, so you cannot delete or rename it. Nothing was changed.';
      showNotice('delete', { kind: 'error', text });
      throw new Error(text);
    }
    for (const addition of additions) {
      const mine = addition.path.endsWith('.yaml') ? fromBase64(addition.contents) : undefined;
      if (mine === undefined || !isRemembered(mine)) continue;
      const theirs = await readFile(addition.path, input.expectedHeadOid);
      addition.contents = toBase64(reconcile(addition.path, mine, theirs));
      sent.push([addition.path, mine]);
    }
  } catch (error) {
    return Response.json({ errors: [{ message: (error as Error).message }] });
  }
  const response = await send(new Request(request, { body: JSON.stringify(body) }));
  const answer = (await response.clone().json()) as { data?: { createCommitOnBranch?: { commit: { oid: string } } } };
  const oid = answer.data?.createCommitOnBranch?.commit.oid;
  if (oid) {
    heads.set(input.branch.branchName, oid);
    for (const [path, mine] of sent) noteWritten(path, mine);
  }
  return response;
}

function noteHeads(answer: unknown): void {
  const { data } = answer as { data?: { repository?: { pullRequests?: { nodes?: PullRequestNode[] } } } };
  for (const { headRefName, headRefOid } of data?.repository?.pullRequests?.nodes ?? []) {
    heads.set(headRefName, headRefOid);
  }
}

/**
 * The workflows' statuses of the last commit of a draft; undefined where there is no draft, or GitHub does not answer.
 */
export async function statusesOf(branch: string): Promise<readonly CommitStatus[] | undefined> {
  const head = heads.get(branch);
  return head === undefined ? undefined : statusesAt(head);
}

async function statusesAt(commit: string): Promise<readonly CommitStatus[] | undefined> {
  const answer = await ask<{ statuses: CommitStatus[] }>(`/commits/${commit}/status`);
  return answer?.statuses;
}

/** A file at a commit; undefined where there is none. */
async function readFile(path: string, commit: string): Promise<string | undefined> {
  const response = await send(request(`/contents/${encodeURI(path)}?ref=${commit}`, 'raw+json'));
  if (response.status === 404) return undefined;
  if (response.status === 401) throw new Error(SIGN_IN_ENDED);
  if (!response.ok)
    throw new Error(
      'Nothing was saved: GitHub could not tell us whether a colleague has changed this page. Try again in a moment.',
    );
  return response.text();
}

/** The pictures of a draft, or of the site where there is no draft, with the hash of each. */
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

async function ask<Answer>(path: string): Promise<Answer | undefined> {
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

/** Says why GitHub has not merged, in the words of the check, with a link to the whole report. */
async function explainRefusal(number: string, response: Response): Promise<void> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  const pull = await ask<{ html_url: string; mergeable: boolean | null; head: { sha: string } }>(`/pulls/${number}`);
  const check = pull && (await statusesAt(pull.head.sha))?.find(({ context }) => context === 'check');
  const refuse = (text: string, link?: { label: string; url: string }) =>
    showNotice('publish', { kind: 'error', text, link });
  if (check?.state === 'failure' || check?.state === 'error') {
    const link = check.target_url ? { label: 'See all mistakes', url: check.target_url } : undefined;
    return refuse(`Not published: the check found a mistake. ${check.description ?? ''}`, link);
  }
  if (check?.state === 'pending' || (pull && !check)) {
    return refuse('Not published yet: the check is still running. Publish again in a few minutes.');
  }
  if (pull?.mergeable === false) {
    return refuse(
      'Not published: a colleague has published a change to the same text since you began this draft. Nothing is lost: copy ' +
        'your text, choose Discard Changes, and paste it into the current page.',
      { label: 'Show both versions', url: `${pull.html_url}/conflicts` },
    );
  }
  refuse(
    `Not published. ${message ? `GitHub says: ${message}` : 'GitHub gave no reason.'}`,
    pull && { label: 'View it on GitHub', url: pull.html_url },
  );
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
