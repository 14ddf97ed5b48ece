/**
 * Loaded into Next's process before Next (`next-process.ts`): it ends when the process that has started it is gone, which may
 * have been killed, and then cannot end it. Next ends its own server with it.
 */
if (process.channel) {
  process.once('disconnect', () => process.exit(1));
  // To wait for that keeps nobody running.
  process.channel.unref();
}
