/**
 * Lets one window at a time run a job: the Web Lock where there is one, else a lease in localStorage.
 *
 * Without either (storage blocked) the job runs at once: then no window sees another's messages anyway.
 */
export const withLock = (job: () => Promise<void>): Promise<void> =>
  navigator.locks?.request(NAME, job).catch(() => withLease(job)) ?? withLease(job);

const NAME = 'nestif-form-lock';

/** Longer than the job ever takes. A window that dies leaves its lease behind for so long. Milliseconds. */
const LEASE = 80_000;

async function withLease(job: () => Promise<void>): Promise<void> {
  const me = Math.random().toString(36);
  try {
    for (;;) {
      const [owner, end] = (localStorage.getItem(NAME) ?? '').split(' ');
      if (owner === me) break;
      const left = Number(end) - Date.now();
      // A lease that lasts longer than any was written by a clock that has been put back since.
      if (!(left > 0 && left <= LEASE)) localStorage.setItem(NAME, `${me} ${Date.now() + LEASE}`);
      // Two windows may write in the same moment: the one whose word still stands after a while has it.
      await pause(100);
    }
    await job();
    localStorage.removeItem(NAME);
  } catch {
    // Storage is blocked or full. Should the job have run already, it finds nothing to do.
    await job();
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
