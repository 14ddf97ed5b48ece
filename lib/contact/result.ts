/**
 * Why a message was not delivered, or may not have been. The names are the keys of their explanations in the content
 * file.
 */
export type FailureKind =
  /** No network: a request to the site's own host failed as well. */
  | 'offline'
  /** The connection failed before or after the message arrived. */
  | 'unreachable'
  /** Status 4xx other than 429. Retried automatically; after some statuses only once a day. */
  | 'refused'
  /** Status 429. */
  | 'tooMany'
  /** Any other answer that does not confirm delivery, such as 502: the service may still have accepted the message. */
  | 'serviceError'
  /** The library did not send: an id is missing. */
  | 'notConfigured'
  /** No answer came in time. */
  | 'noAnswer'
  /** The page was closed before an answer came. */
  | 'interrupted';

/**
 * The result of one attempt.
 *
 * `delivered`: the email service has confirmed it. `stored`: it is in the document database, but has not been emailed
 * yet. `failed`: the message certainly did not arrive. `unconfirmed`: it may have arrived. After three of these the
 * visitor decides whether to send it again.
 */
export type Result =
  | { type: 'delivered' | 'stored'; kind?: undefined }
  | {
      type: 'failed' | 'unconfirmed';
      kind: FailureKind;
      /** What to log to the console. */
      text?: string;
      /** Whether the message is sent again only once a day. */
      daily?: boolean;
    };

/** Statuses that the service will keep returning until somebody changes its configuration or the message. */
const RETRIED_DAILY = [400, 401, 403, 404, 413, 422];

/**
 * Reads the service's answer. Only status 4xx proves that it did not accept the message: a gateway may respond with 502
 * or 504 although the service did.
 *
 * @param status 0 when there was no answer
 */
export function toResult(status: number, text: string): Result {
  if (status === 200 || text === 'OK') return { type: 'delivered' };
  if (status === 429) return { type: 'failed', kind: 'tooMany', text };
  if (status >= 400 && status < 500)
    return { type: 'failed', kind: 'refused', text, daily: RETRIED_DAILY.includes(status) };
  return { type: 'unconfirmed', kind: status ? 'serviceError' : 'unreachable', text };
}
