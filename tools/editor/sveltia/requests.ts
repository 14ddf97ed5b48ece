/**
 * Sveltia CMS asks GitHub by the global `fetch`. Its requests and their words are private to it: `page/github.ts` reads
 * `createCommitOnBranch`, `headRefOid` and `/pulls/…/merge`. Were it to ask otherwise, colleagues' changes would be
 * overwritten and refusals not explained: `draft.spec.ts` and `publish.spec.ts` tell, and the stand-in for GitHub
 * refuses queries that it does not know.
 */
export const pass = globalThis.fetch.bind(globalThis);

/**
 * Puts a function between Sveltia CMS and other origins; requests to its own origin pass.
 *
 * @param answer gets each request, and its address
 */
export function interceptRequests(answer: (request: Request, url: URL) => Promise<Response>): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === location.origin || ['blob:', 'data:'].includes(url.protocol)) return pass(input, init);
    return answer(request, url);
  };
}
