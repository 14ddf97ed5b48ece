/**
 * Runs a job while no other window runs one: with a Web Lock, or with a lease in localStorage in browsers without them
 * (Safari before 15.4, Firefox before 96).
 *
 * When storage is blocked too, the job runs at once: windows share no messages then. Rejects when the job does; the job
 * never runs twice.
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

/** How long a lease lasts, and delays others after a crash: longer than any job takes. Milliseconds. */
const LEASE = 80_000;

async function withLease(job: () => Promise<void>): Promise<void> {
  const me = Math.random().toString(36);
  let release = () => {};
  try {
    for (;;) {
      const [owner, end] = (localStorage.getItem(NAME) ?? '').split(' ');
      if (owner === me) break;
      const left = Number(end) - Date.now();
      // A lease that ends later than any can was written before the clock was put back.
      if (!(left > 0 && left <= LEASE)) localStorage.setItem(NAME, `${me} ${Date.now() + LEASE}`);
      // Two windows may write at the same moment: the one whose entry is still there after a while has the lease.
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
