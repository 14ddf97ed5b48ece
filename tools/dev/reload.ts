import type { ServerResponse } from 'node:http';

/** Where pages listen for changes. */
export const EVENTS_PATH = '/_dev/changes';

/**
 * The script that development adds to a page: it reloads the page when the content has changed since the page was made.
 * A page of the site keeps its scroll position, even across the mistakes page. A hidden tab does not listen, since
 * browsers allow few connections to one host; it catches up when it is shown.
 *
 * @param version the state that the page was made from
 * @param isSite false for the mistakes page
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
  // Otherwise the browser would restore the scroll position of the previous page, which may have been the mistakes
  // page.
  addEventListener('pagehide', () => (history.scrollRestoration = isReloaded ? 'manual' : 'auto'));
  document.addEventListener('visibilitychange', listen);
  listen();
})();
</script>`;

const RELOAD = 'data: reload\n\n';

/** The open pages that listen for changes. */
export class Listeners {
  readonly #responses = new Set<ServerResponse>();

  /** Tells a page made from the state `version` when to reload: immediately, if `current` differs. */
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
