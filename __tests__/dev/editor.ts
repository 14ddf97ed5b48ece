import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COPY_ENV, WorkingCopy } from '@/__tests__/support/working-copy';

/** The copy of the project in which an editor works. It is inside the project, so that its packages are found. */
const ROOT = path.resolve('.cache/dev-test');
const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');

/** An editor who works in a copy of the project, under `npm run dev`. */
export interface DevEditor {
  /** The address of the site. */
  origin: string;
  copy: WorkingCopy;
  /** The output in the terminal. */
  terminal(): string;
  stop(): Promise<void>;
}

/**
 * Copies the project and starts its development server, open to other machines.
 *
 * @throws {Error} with the output of the terminal, if it does not start
 */
export async function startEditor(port: number): Promise<DevEditor> {
  const copy = new WorkingCopy(ROOT);
  const args = [TSX, 'tools/commands/dev.ts', '--port', String(port), '--hostname', '0.0.0.0'];
  const server = spawn(process.execPath, args, { cwd: ROOT, env: COPY_ENV });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  await untilReady(server, () => output);
  return {
    origin: `http://localhost:${port}`,
    copy,
    terminal: () => output,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      // Next.js may still be writing its last files.
      rmSync(ROOT, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('Ready: open')) {
    if (server.exitCode !== null) throw new Error(`The development server has stopped:\n${output()}`);
    await wait(100);
  }
}
