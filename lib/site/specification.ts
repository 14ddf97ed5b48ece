/** Numbers that the specification fixes. `__tests__/built/specification.test.ts` repeats them as literals. */

/** How long a slide of the carousel is shown, in milliseconds. */
export const CAROUSEL_INTERVAL = 2000;
/** The distance of a swipe that changes the slide. CSS pixels. */
export const SWIPE_THRESHOLD = 40;
/** How long the alert after a successful send is shown, in milliseconds. */
export const SUCCESS_ALERT = 2000;
/** The height of the message box, in rows. */
export const MESSAGE_ROWS = 2;
