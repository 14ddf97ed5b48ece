import type { PathKey } from './json-schema';

/** The problem, and its fix. */
export interface Fault {
  problem: string;
  fix: string;
}

/** A fault in a part of a value, and the path to that part. */
export interface FaultAt extends Fault {
  path: readonly PathKey[];
}
