import { setTimeout as wait } from 'node:timers/promises';

/** A driver or its browser has left a command without an answer. */
export class NoAnswerError extends Error {}

/** The result of a promise. @throws {Error} the given one, when it has not come within so many milliseconds */
export async function within<T>(limit: number, error: Error, promise: Promise<T>): Promise<T> {
  const inTime = new AbortController();
  const late = wait(limit, undefined, { signal: inTime.signal }).then(() => {
    throw error;
  });
  late.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => inTime.abort());
}
