/**
 * The name of all that is kept on a device: database with its store and key, cache, the entries of both storages; and of the
 * sync event.
 */
export const NAME = 'nestif-outbox';

/** The scope of the worker: the contact page. No other navigation passes it, since no other address begins so. */
export const SCOPE = '/contacts';

/** How long the success alert is shown. Milliseconds. */
export const SUCCESS_ALERT = 2_000;

/** When the form says that it is still sending. Milliseconds. */
export const STILL_SENDING = 10_000;

/** The height of the message box, in rows. */
export const MESSAGE_ROWS = 2;

/** No message is sent so soon after opening, because bots do not wait. Milliseconds. */
export const MINIMUM_TIME = 1_500;

/** A Submit of the same message, or of empty fields, so soon after another one is a double click. Milliseconds. */
export const DOUBLE_SUBMIT = 1_000;

/** The remaining characters are shown from this share of the limit on. */
export const NEAR_LIMIT = 0.9;
