/** The width from which the menu is a row (`lg` in tailwind.config.ts). */
export const WIDE = '(min-width: 64rem)';

/** Whether the menu is a row, not a panel. */
export const isRow = (): boolean => matchMedia(WIDE).matches;
