import type { ServerResponse } from 'node:http';

/** Where pages hear of changes. */
export const EVENTS_PATH = '/_dev/changes';

/**
 * The script that development adds to a page: it reloads the page when the content is no longer what the page was made
 * from. A page of the site keeps its scroll position, also across a page of mistakes. A tab that is hidden does not
 * listen, since browsers allow few connections to one host, and learns what it has missed when it is shown.
 *
 * @param version the state that the page was made from
 * @param isSite false for a page of mistakes
 */
export const reloadScript = (version: string, isSite: boolean) => `<script>
(() => {
  document.currentScript.remove();
  const key = 'scroll of ' + location.pathname;
  const top = sessionStorage.getItem(key);
  if (${isSite} && top) {
    sessionStorage.removeItem(key);
    scrollTo({ top: Number(top), behavior: 'instant' });
  }
  let changes;
  let isReloaded = false;
  const listen = () => {
    changes?.close();
    if (document.visibilityState === 'hidden') return;
    changes = new EventSource('${EVENTS_PATH}?version=${version}');
    changes.onmessage = () => {
      if (${isSite}) sessionStorage.setItem(key, scrollY);
      isReloaded = true;
      location.reload();
    };
  };
  // When the page has loaded the browser would scroll to where the page before was, which may have been one of
  // mistakes.
  addEventListener('pagehide', () => (history.scrollRestoration = isReloaded ? 'manual' : 'auto'));
  document.addEventListener('visibilitychange', listen);
  listen();
})();
</script>`;

const RELOAD = 'data: reload\n\n';

/** The open pages that listen for changes. */
export class Listeners {
  readonly #responses = new Set<ServerResponse>();

  /** Keeps a page informed that was made from the state `version`: at once, if that is no longer the `current` one. */
  add(response: ServerResponse, version: string | null, current: string): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 500\n\n');
    if (version !== current) response.write(RELOAD);
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
  }

  /** Makes all pages reload. */
  reload(): void {
    for (const response of this.#responses) response.write(RELOAD);
  }
}
