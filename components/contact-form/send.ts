import { init, sendForm } from '@emailjs/browser';
import type { EmailConfig } from '@/lib/contact/constants';
import type { News, Order } from '@/lib/contact/worker/orders';
import type { ContactFormProps } from './props';

/** Sent; kept by the worker, so that the visitor may `close` the page or must `visit` it again; or why it failed. */
type Outcome = 'sent' | 'close' | 'visit' | keyof ContactFormProps['texts']['failure'];

/** How long to wait for an answer, in milliseconds. The worker gives up after 15 seconds. */
const PATIENCE = 17_000;

/**
 * Posts the form with the library, which reads the fields before this function returns. Never rejects.
 *
 * @returns the outcome, and why the library or the service refused the message, if they say so
 */
export async function send(form: HTMLFormElement, config: EmailConfig): Promise<[Outcome, reason?: string]> {
  try {
    init(config.publicKey, config.origin);
    const timeout = new Promise((_, reject) => setTimeout(reject, PATIENCE, { status: 504, text: '' }));
    await Promise.race([sendForm(config.serviceId, config.templateId, form), timeout]);
    return ['sent'];
  } catch (error) {
    // A string if an id is missing; otherwise the response, with status 0 if the connection failed.
    const { status = 400, text = String(error) } = error as { status?: number; text?: string };
    if (status === 202) return [text as 'close' | 'visit'];
    if (status === 0) return ['noConnection'];
    if (status === 429) return ['busy', text];
    return [status < 500 ? 'refused' : status === 504 ? 'noAnswer' : 'error', text];
  }
}

/** Resolves when the page has loaded. */
export const pageLoad = (): Promise<unknown> =>
  document.readyState === 'complete' ? Promise.resolve() : new Promise((resolve) => addEventListener('load', resolve));

/** Starts the worker when the page has loaded. It sends what it keeps now, and when the network is back. */
export async function startWorker(onNews: (news: News) => void): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.onmessage = ({ data }) => onNews(data as News);
  await pageLoad();
  const rules = { createScriptURL: (url: string) => url };
  // The policy requires trusted script URLs; TypeScript's library of the DOM lacks them.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules } };
  const url = (trustedTypes?.createPolicy('worker', rules) ?? rules).createScriptURL('/sw.js');
  await serviceWorker.register(url, { scope: '/contacts' });
  tellWorker('replay');
  addEventListener('online', () => tellWorker('replay'));
  // A page that comes back from the back/forward cache does not run its script again.
  addEventListener('pageshow', ({ persisted }) => persisted && tellWorker('replay'));
}

export function tellWorker(order: Order): void {
  // Firefox has none in a private window.
  void navigator.serviceWorker?.ready.then(({ active }) => active!.postMessage(order));
}
