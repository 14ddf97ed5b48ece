import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** What a process gets to end by itself, in milliseconds. */
const GRACE = 2_000;

/**
 * Starts a Node program that ends with this process, however that ends.
 *
 * @param args those of Node: the program and its arguments
 * @param options its standard streams, and its environment
 */
export function spawnTied(args: readonly string[], { stdio, env }: SpawnOptions): ChildProcess {
  const ending = new URL('end-with-parent.mjs', import.meta.url).href;
  return spawn(process.execPath, ['--import', ending, ...args], { stdio: [...(stdio as 'pipe'[]), 'ipc'], env });
}

/** Ends a process that `spawnTied` has started: at once, when the signal does not. */
export function endTied(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
  setTimeout(() => child.connected && child.disconnect(), GRACE).unref();
}
