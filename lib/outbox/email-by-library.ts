import { init, sendForm } from '@emailjs/browser';
import type { EmailConfig } from '@/lib/contact/config';
import { FIELD_NAMES, type Fields } from '@/lib/contact/fields';
import { toResult, type Result } from '@/lib/contact/result';

/**
 * Sends one message through the email service with its library, which needs a page. Never rejects, but might never
 * resolve: the library has no time-out.
 */
export function emailByLibrary(config: EmailConfig, fields: Fields): Promise<Result> {
  // The library throws some of its errors and rejects with others: inside a promise both reject.
  const answer = new Promise((resolve) => {
    init(config.publicKey, config.origin);
    resolve(sendForm(config.serviceId, config.templateId, toForm(fields)));
  });
  return answer.then(
    (): Result => ({ type: 'delivered' }),
    // A string if it has not sent anything; otherwise the response, with status 0 if there was none.
    (error: string | { status: number; text: string }): Result =>
      typeof error === 'string'
        ? { type: 'failed', kind: 'notConfigured', text: error, daily: true }
        : toResult(error.status, error.text),
  );
}

/** A form outside the page: the library reads the message from it, and the visible form has been cleared by now. */
function toForm(fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of FIELD_NAMES) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value: fields[name] });
    form.append(input);
  }
  return form;
}
