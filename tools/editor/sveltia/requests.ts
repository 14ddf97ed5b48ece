/**
 * Sveltia CMS sends its requests through the global `fetch`. Their form is undocumented: `page/github.ts` looks for
 * `createCommitOnBranch`, `headRefOid` and `/pulls/…/merge`. If that changed, the editor would overwrite colleagues'
 * changes and not explain refusals. `draft.spec.ts` and `publish.spec.ts` would fail, and their fake GitHub rejects
 * unknown queries.
 */
export const pass = globalThis.fetch.bind(globalThis);

/**
 * Passes the requests of Sveltia CMS to a function, except those for files on its own origin or made in the page
 * (`blob:`, `data:`).
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
