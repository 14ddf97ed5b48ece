/** How long the form waits before it says that it is still sending. Milliseconds. */
export const STILL_SENDING = 10_000;

/** A second Submit within this time is a double click. Milliseconds. */
export const DOUBLE_SUBMIT = 1_000;

/** Once a field reaches this share of its limit, the form shows how many characters remain. */
export const NEAR_LIMIT = 0.9;
