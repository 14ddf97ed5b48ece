import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** How long a process has to exit before it is killed, in milliseconds. */
const GRACE = 2_000;

/**
 * Starts a Node program that exits with this process, however this process exits.
 *
 * @param args arguments for Node: the program and its own arguments
 * @param options its standard streams, and its environment
 */
export function spawnTied(args: readonly string[], { stdio, env }: SpawnOptions): ChildProcess {
  const ending = new URL('end-with-parent.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', ending, ...args], { stdio: [...(stdio as 'pipe'[]), 'ipc'], env });
}

/**
 * Stops a process that `spawnTied` has started, and kills it if the signal has not stopped it after the grace period.
 */
export function endTied(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
  setTimeout(() => child.connected && child.disconnect(), GRACE).unref();
}
