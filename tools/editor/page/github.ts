import { refusalToRemove } from '@/lib/content/editing/required-files';
import { interceptRequests } from '../sveltia/requests';
import { toBase64 } from './base64';
import { API, ask, heads, readFile, send, statusesAt } from './github-api';
import { hideNotice, showNotice } from './notice';
import { followPublished, notePublished } from './published';
import { formTextOf, noteWritten, reconcile } from './reconcile';

/**
 * Sits between Sveltia CMS and GitHub: keeps a colleague's changes, explains a refused merge, follows a merge, says
 * when the sign-in has expired, and blocks requests to any other origin.
 */

/** Puts this module between Sveltia CMS and GitHub. */
export function watchGitHub(): void {
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

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

interface PullRequestNode {
  headRefName: string;
  headRefOid: string;
}

/** Sends a query. Puts a colleague’s changes into a commit, and refuses one that deletes a page that the site must have. */
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
    const refusal = refusalToRemove(deletions.map(({ path }) => path));
    if (refusal) {
      showNotice('delete', { kind: 'error', text: refusal });
      throw new Error(refusal);
    }
    for (const addition of additions) {
      const mine = formTextOf(addition.path, addition.contents);
      if (mine === undefined) continue;
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
