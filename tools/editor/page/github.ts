import { isRemembered, noteWritten, reconcile } from './keep';
import { showNotice } from './notice';

/**
 * Between Sveltia CMS and GitHub: what a colleague has written meanwhile is kept, a refused merge is explained, and nothing
 * is asked of any other origin.
 */

const API = 'https://api.github.com';

/** What a workflow says of a commit. */
export interface CommitStatus {
  context: string;
  state: 'pending' | 'success' | 'failure' | 'error';
  description: string | null;
  target_url: string | null;
}

/** The last commit of each branch that the editor knows of, by the branch's name. */
const heads = new Map<string, string>();
const send = globalThis.fetch.bind(globalThis);

let repository = '';
let branch = '';

/** Puts this module between Sveltia CMS and GitHub. */
export function watchGitHub(of: { repository: string; branch: string }): void {
  ({ repository, branch } = of);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, protocol } = new URL(request.url);
    if (origin === location.origin || /^(blob|data):$/.test(protocol)) return send(input, init);
    // Sveltia CMS asks for news of itself and for the state of GitHub; the policy forbids both.
    if (origin !== API) throw new TypeError(`Nothing is asked of ${origin}.`);
    if (pathname === '/graphql') return sendGraphQL(request);
    const response = await send(request);
    const merge = /\/pulls\/(\d+)\/merge$/.exec(pathname);
    if (merge && [405, 409].includes(response.status)) void explainRefusal(merge[1] as string, response.clone());
    return response;
  };
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[] };
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
  try {
    for (const addition of input.fileChanges.additions ?? []) {
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

/** What the workflows say of the last commit of a draft; undefined where there is no draft, or GitHub does not answer. */
export async function statusesOf(branch: string): Promise<readonly CommitStatus[] | undefined> {
  const head = heads.get(branch);
  return head === undefined ? undefined : statusesAt(head);
}

async function statusesAt(commit: string): Promise<readonly CommitStatus[] | undefined> {
  const answer = await ask<{ statuses: CommitStatus[] }>(`/repos/${repository}/commits/${commit}/status`);
  return answer?.statuses;
}

/** A file at a commit; undefined where there is none. */
async function readFile(path: string, commit: string): Promise<string | undefined> {
  const response = await send(`${API}/repos/${repository}/contents/${encodeURI(path)}?ref=${commit}`, {
    headers: { ...authorization(), Accept: 'application/vnd.github.raw+json' },
    cache: 'no-store',
  });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error('GitHub did not say whether a colleague has changed this page. Save again in a moment.');
  return response.text();
}

/** The pictures of a draft, or of the site where there is no draft, with the hash of each. */
export async function listPictures(draft: string): Promise<ReadonlyMap<string, string>> {
  const path = `/repos/${repository}/contents/content/pictures?ref=${heads.get(draft) ?? branch}`;
  const found = (await ask<{ name: string; sha: string }[]>(path)) ?? [];
  return new Map(found.map(({ name, sha }) => [name, sha]));
}

/** The content of a file, by its hash. */
export async function readBlob(hash: string): Promise<Blob> {
  const options = { headers: { ...authorization(), Accept: 'application/vnd.github.raw+json' } };
  const response = await send(`${API}/repos/${repository}/git/blobs/${hash}`, options);
  if (!response.ok) throw new Error(`GitHub does not have ${hash}.`);
  return response.blob();
}

async function ask<Answer>(path: string): Promise<Answer | undefined> {
  const options = {
    headers: { ...authorization(), Accept: 'application/vnd.github+json' },
    cache: 'no-store',
  } as const;
  const response = await send(`${API}${path}`, options).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Answer) : undefined;
}

/** The token with which the editor has signed in, where Sveltia CMS keeps it. */
function authorization(): { Authorization: string } {
  const user = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}') as { token?: string };
  return { Authorization: `token ${user.token ?? ''}` };
}

/** GitHub has not merged: why, in the words of the check, with the way to the whole report. */
async function explainRefusal(number: string, response: Response): Promise<void> {
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  const pull = await ask<{ html_url: string; mergeable: boolean | null; head: { sha: string } }>(
    `/repos/${repository}/pulls/${number}`,
  );
  const check = pull && (await statusesAt(pull.head.sha))?.find(({ context }) => context === 'check');
  if (check?.state === 'failure' || check?.state === 'error') {
    const link = check.target_url ? { label: 'Show all mistakes', url: check.target_url } : undefined;
    return showNotice(`Not published: the check has found a mistake. ${check.description ?? ''}`, link);
  }
  if (check?.state === 'pending' || (pull && !check)) {
    return showNotice('Not published yet: the check is still running. Publish again in a few minutes.');
  }
  if (pull?.mergeable === false) {
    return showNotice(
      'Not published: a colleague has published a change to the same text since this draft was begun. Nothing is lost: copy ' +
        'your text, choose Discard Changes, and put it into the page as it is now.',
      { label: 'Show both versions', url: `${pull.html_url}/conflicts` },
    );
  }
  showNotice(
    `Not published. GitHub says: ${message ?? 'no reason'}`,
    pull && { label: 'Show it on GitHub', url: pull.html_url },
  );
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
