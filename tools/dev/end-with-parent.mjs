/**
 * Loaded into Next's processes before Next (`next-process.ts`). Each then ends when its parent is gone: a parent that
 * was killed cannot end it.
 */
process.once('disconnect', () => process.exit(1));
