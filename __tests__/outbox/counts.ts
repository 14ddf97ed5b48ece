/** Whether everything is repeated as often as it takes to be sure: minutes instead of seconds. */
export const FULL = !!process.env.FULL;

/** How often something is repeated. */
export const times = (full: number, few: number): number => (FULL ? full : few);
