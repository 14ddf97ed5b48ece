import { init, sendForm } from '@emailjs/browser';
import type { EmailConfig } from './config';
import { ANSWER_TIMEOUT } from './constants';
import { FIELD_NAMES, type Fields } from '../fields';

/** Why a message was not, or perhaps not, delivered. The names are those of the texts in the content file. */
export type FailureKind =
  /** The device had no network: nothing was sent. */
  | 'offline'
  /** The request failed on the way, or on its way back: nobody can know. */
  | 'unreachable'
  /** Any answer that is no delivery. */
  | 'refused'
  /** Status 429. */
  | 'tooMany'
  /** The library refused to send: an id is missing. */
  | 'notConfigured'
  /** No answer came in time. */
  | 'noAnswer'
  /** The page was closed before an answer came. */
  | 'interrupted';

/**
 * The result of one attempt.
 *
 * `delivered`: the e-mail service has confirmed it. `stored`: the document database has it, which is not an e-mail yet.
 * `failed` is certain: the message did not arrive. `unconfirmed` is not: the request left the device and no answer came
 * back, so it may have arrived, and only the visitor can decide to send it again.
 */
export type Result =
  | { type: 'delivered' | 'stored'; kind?: undefined }
  | { type: 'failed' | 'unconfirmed'; kind: FailureKind; /** For the console. */ text?: string };

/**
 * Sends one message through the e-mail service, and never rejects.
 *
 * @param late called with the real result when it comes after the time-out, which resolved as `unconfirmed`
 */
export function send(config: EmailConfig, fields: Fields, late: (result: Result) => void): Promise<Result> {
  return new Promise((resolve) => {
    // Only a device that was offline before the request is certain not to have sent it.
    const offline = navigator.onLine === false;
    let report: (result: Result) => void = resolve;
    const timer = setTimeout(() => {
      resolve({ type: 'unconfirmed', kind: 'noAnswer' });
      report = late;
    }, ANSWER_TIMEOUT);
    const settle = (result: Result) => {
      clearTimeout(timer);
      report(result);
    };
    // The library throws some of its errors and rejects with others: inside a promise both reject.
    new Promise((answer) => {
      init(config.publicKey, config.origin);
      answer(sendForm(config.serviceId, config.templateId, toForm(fields)));
    }).then(
      () => settle({ type: 'delivered' }),
      (error) => settle(toResult(error, offline)),
    );
  });
}

/** A form that is in no page: the library reads nothing else, and the visible one is cleared by now. */
function toForm(fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of FIELD_NAMES) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = fields[name];
    form.append(input);
  }
  return form;
}

/** What the library threw (a string) or rejected with (an answer that is no delivery; status 0 when none came). */
function toResult(error: string | { status: number; text: string }, offline: boolean): Result {
  if (typeof error !== 'object') return { type: 'failed', kind: 'notConfigured', text: error };
  const { status, text } = error;
  if (!status && !offline) return { type: 'unconfirmed', kind: 'unreachable', text };
  return { type: 'failed', kind: !status ? 'offline' : status === 429 ? 'tooMany' : 'refused', text };
}
