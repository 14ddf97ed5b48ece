/**
 * The one name shared by everything the outbox keeps on the device (database, store and key, cache, tab storage) and by
 * its lock, channel and sync tag.
 */
export const NAME = 'nestif-outbox';

/** The scope of the worker: the contact page. No other address begins with it. */
export const SCOPE = '/contacts';

/** No message is sent until the page has been open for this many milliseconds: bots do not wait. */
export const MINIMUM_TIME = 1_500;

/** How long to wait for an answer, in milliseconds; the library has no time-out. No sender keeps the lock longer. */
export const ANSWER_TIMEOUT = 15_000;

/** The service accepts one message in this many milliseconds. */
export const SEND_INTERVAL = 1_000;
