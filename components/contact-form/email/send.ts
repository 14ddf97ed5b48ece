import { init, sendForm } from '@emailjs/browser';
import type { EmailConfig } from './config';
import { ANSWER_TIMEOUT } from './constants';
import { FIELD_NAMES, type Fields } from '../fields';

/** Why a message was not, or perhaps not, delivered. The names are those of the texts in the content file. */
export type FailureKind =
  /** The device had no network: nothing was sent. */
  | 'offline'
  /** The connection failed before or after the message arrived. */
  | 'unreachable'
  /** Any answer that is no delivery. */
  | 'refused'
  /** Status 429. */
  | 'tooMany'
  /** The library did not send: an id is missing. */
  | 'notConfigured'
  /** No answer came in time. */
  | 'noAnswer'
  /** The page was closed before an answer came. */
  | 'interrupted';

/**
 * The result of one attempt.
 *
 * `delivered`: the e-mail service has confirmed it. `stored`: the document database has it, which is not an e-mail yet.
 * `failed`: the message certainly did not arrive. `unconfirmed`: it may have arrived, so only the visitor can decide to
 * send it again.
 */
export type Result =
  | { type: 'delivered' | 'stored'; kind?: undefined }
  | { type: 'failed' | 'unconfirmed'; kind: FailureKind; /** For the console. */ text?: string };

/**
 * Sends one message through the e-mail service, and never rejects.
 *
 * @param late called with the result when it comes after the time-out
 */
export function send(config: EmailConfig, fields: Fields, late: (result: Result) => void): Promise<Result> {
  // Only a device that was offline before the request is certain not to have sent it.
  const offline = navigator.onLine === false;
  // The library throws some of its errors and rejects with others: inside a promise both reject.
  const answer = new Promise((resolve) => {
    init(config.publicKey, config.origin);
    resolve(sendForm(config.serviceId, config.templateId, toForm(fields)));
  });
  const result = answer.then(
    (): Result => ({ type: 'delivered' }),
    (error) => toResult(error, offline),
  );
  return withTimeout(result, late);
}

/**
 * Resolves with the result, or as `unconfirmed` when it does not come within `ANSWER_TIMEOUT`.
 *
 * @param late called with the result when it comes after the time-out
 */
export function withTimeout(result: Promise<Result>, late: (result: Result) => void): Promise<Result> {
  return new Promise((resolve) => {
    let report = resolve as typeof late;
    const timer = setTimeout(() => {
      resolve({ type: 'unconfirmed', kind: 'noAnswer' });
      report = late;
    }, ANSWER_TIMEOUT);
    void result.then((value) => {
      clearTimeout(timer);
      report(value);
    });
  });
}

/** A form outside the page: the library reads the message from it, and the visible form is cleared by now. */
function toForm(fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of FIELD_NAMES) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value: fields[name] });
    form.append(input);
  }
  return form;
}

/** What the library threw (a string) or rejected with (an answer that is no delivery; status 0 without an answer). */
function toResult(error: string | { status: number; text: string }, offline: boolean): Result {
  if (typeof error !== 'object') return { type: 'failed', kind: 'notConfigured', text: error };
  const { status, text } = error;
  if (!status && !offline) return { type: 'unconfirmed', kind: 'unreachable', text };
  return { type: 'failed', kind: !status ? 'offline' : status === 429 ? 'tooMany' : 'refused', text };
}
