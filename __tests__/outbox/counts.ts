/** Whether to repeat everything often enough to be sure. Takes minutes instead of seconds. */
export const FULL = !!process.env.FULL;

/** How often to repeat a test. */
export const times = (full: number, few: number): number => (FULL ? full : few);
