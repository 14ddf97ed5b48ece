/**
 * The numbers that the specification fixes, each once: the schemas, the content check, the texts and the components
 * read them here. The tests repeat them as literals, mostly in `__tests__/built/constants.test.ts`.
 */

/** The year in which the company was founded, and the year of the copyright line. */
export const FOUNDED = 2021;
export const COPYRIGHT_YEAR = 2021;

export const CAROUSEL_SLIDES = 4;
export const TEAM_CARDS = 3;
export const DIFFERENCE_CARDS = 4;
export const GALLERY_PICTURES = 6;
export const CAREERS_PARAGRAPHS = 2;
/** Product Engineering: rows, and cards in a row. */
export const PRODUCT_ROWS = 3;
export const PRODUCT_CARDS = 3;
export const MARKETING_POINTS = 4;

/** How long a slide of the carousel is shown, in milliseconds. */
export const CAROUSEL_INTERVAL = 2000;
/** The distance of a swipe that changes the slide. CSS pixels. */
export const SWIPE_THRESHOLD = 40;
/** How long the alert after a successful send is shown, in milliseconds. */
export const SUCCESS_ALERT = 2000;
/** The height of the message box, in rows. */
export const MESSAGE_ROWS = 2;
