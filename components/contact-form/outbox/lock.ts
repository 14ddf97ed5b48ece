/**
 * Lets one window at a time run a job: with a Web Lock, or with a lease in localStorage where there are none (Safari
 * before 15.4, Firefox before 96).
 *
 * Without either (storage blocked) the job runs at once: then no window sees another's messages anyway. Rejects when the
 * job does; the job never runs twice.
 */
export async function withLock(job: () => Promise<void>): Promise<void> {
  let started = false;
  const start = () => {
    started = true;
    return job();
  };
  try {
    if (navigator.locks) return await navigator.locks.request(NAME, start);
  } catch (error) {
    if (started) throw error;
  }
  await withLease(start);
}

const NAME = 'nestif-form-lock';

/** Longer than the job ever takes. A window that dies leaves its lease behind for so long. Milliseconds. */
const LEASE = 80_000;

async function withLease(job: () => Promise<void>): Promise<void> {
  const me = Math.random().toString(36);
  let release = () => {};
  try {
    for (;;) {
      const [owner, end] = (localStorage.getItem(NAME) ?? '').split(' ');
      if (owner === me) break;
      const left = Number(end) - Date.now();
      // A lease that lasts longer than any was written by a clock that has been put back since.
      if (!(left > 0 && left <= LEASE)) localStorage.setItem(NAME, `${me} ${Date.now() + LEASE}`);
      // Two windows may write in the same moment: the one whose entry still stands after a while has it.
      await pause(100);
    }
    release = () => localStorage.removeItem(NAME);
  } catch {
    // Storage is blocked or full.
  }
  try {
    await job();
  } finally {
    release();
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
