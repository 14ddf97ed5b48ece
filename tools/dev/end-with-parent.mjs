/**
 * Loaded into Next's processes before Next (`next-process.ts`): each ends when the one that has started it is gone, which
 * may have been killed, and then cannot end it.
 */
process.once('disconnect', () => process.exit(1));
