/**
 * Sveltia CMS asks by the global `fetch`. Its requests and their words are private to it: `page/github.ts` reads
 * `createCommitOnBranch`, `headRefOid` and `/pulls/…/merge`. Were it to ask otherwise, colleagues' changes would be
 * overwritten and refusals not explained: `draft.spec.ts` and `publish.spec.ts` tell, and the stand-in for GitHub
 * refuses queries that it does not know.
 */
export const pass = globalThis.fetch.bind(globalThis);

/**
 * Puts a function between Sveltia CMS and what it asks; files of its own origin and of the page itself pass.
 *
 * @param answer gets each request to another origin, or to an address that begins with `api`
 */
export function interceptRequests(answer: (request: Request, url: URL) => Promise<Response>, api?: string): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isOwn = url.origin === location.origin && !(api && url.href.startsWith(api));
    if (isOwn || ['blob:', 'data:'].includes(url.protocol)) return pass(input, init);
    return answer(request, url);
  };
}
