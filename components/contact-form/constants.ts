/** How long the form waits, in milliseconds, before it says that it is still sending. */
export const STILL_SENDING = 10_000;

/** A second Submit within this many milliseconds is a double click. */
export const DOUBLE_SUBMIT = 1_000;

/** Once a field reaches this share of its limit, the form shows how many characters remain. */
export const NEAR_LIMIT = 0.9;
