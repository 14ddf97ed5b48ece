/** When the form says that it is still sending. Milliseconds. */
export const STILL_SENDING = 10_000;

/** A Submit so soon after another one is a double click. Milliseconds. */
export const DOUBLE_SUBMIT = 1_000;

/** The remaining characters are shown from this share of the limit on. */
export const NEAR_LIMIT = 0.9;
