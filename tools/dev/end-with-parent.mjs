/**
 * Loaded into Next's processes before Next (`next-process.ts`). Each process then exits once its parent has gone: a
 * parent that has been killed cannot stop it.
 */
process.once('disconnect', () => process.exit(1));
