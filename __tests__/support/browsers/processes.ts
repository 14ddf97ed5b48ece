import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** The running processes. Each leads a process group with the processes that it starts. */
const running = new Set<ChildProcess>();

/** Starts a process that is killed, along with its children, when this one exits, even on a signal. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** How long a process has to exit before it is killed, in milliseconds. */
const END_TIME = 5_000;

/** Stops a process if it is still running, and waits for the rest of its output. */
export async function end(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const closed = once(child, 'close');
  kill(child, 'SIGTERM');
  const late = setTimeout(() => kill(child, 'SIGKILL'), END_TIME);
  await closed;
  clearTimeout(late);
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process has exited in the meantime.
  }
}

process.once('exit', () => running.forEach((child) => kill(child, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts an Xvfb screen. @returns the process, and the screen's name for `DISPLAY` */
export async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(line).trim()}` };
}

/** How long a program may take to start, in milliseconds. */
const START_TIME = 60_000;

/** Waits until a server answers. @throws {Error} when it does not */
export async function untilItAnswers(address: string): Promise<void> {
  const deadline = Date.now() + START_TIME;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`Nothing answers on ${address}.`, { cause: error });
      await wait(100);
    }
  }
}
