import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A copy of the project in which an editor works; below the project, where its packages are found. */
const ROOT = path.resolve('.cache/dev-test');
/** What `npm run dev` needs. */
const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'tools',
  'package.json',
  'tsconfig.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');

/** An editor who works in a copy of the project, under `npm run dev`. */
export interface Editor {
  /** The address of the site. */
  origin: string;
  /** What the terminal says. */
  terminal(): string;
  read(file: string): string;
  save(file: string, text: string | Buffer): void;
  remove(file: string): void;
  /** Runs a command of `tools/scripts`. */
  run(script: string, ...args: string[]): void;
  stop(): Promise<void>;
}

/**
 * Copies the project and starts its development server.
 *
 * @throws {Error} with what the terminal says, when it does not start
 */
export async function startEditor(port: number): Promise<Editor> {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT, { recursive: true });
  for (const part of PARTS)
    cpSync(part, path.join(ROOT, part), {
      recursive: true,
      filter: (file) => file !== path.join('public', 'pictures'),
    });
  symlinkSync(path.resolve('node_modules'), path.join(ROOT, 'node_modules'), 'junction');

  const env = { ...process.env, PICTURE_CACHE: path.resolve(process.env.PICTURE_CACHE || '.cache/pictures') };
  const server = spawn(process.execPath, [TSX, 'tools/scripts/dev.ts', '--port', String(port)], { cwd: ROOT, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  await untilReady(server, () => output);
  return {
    origin: `http://localhost:${port}`,
    terminal: () => output,
    read: (file) => readFileSync(path.join(ROOT, file), 'utf8'),
    save: (file, text) => writeFileSync(path.join(ROOT, file), text),
    remove: (file) => rmSync(path.join(ROOT, file)),
    run: (script, ...args) =>
      void execFileSync(process.execPath, [TSX, `tools/scripts/${script}`, ...args], { cwd: ROOT }),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      // Next.js' own process may still write its last files.
      rmSync(ROOT, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('Ready: open')) {
    if (server.exitCode !== null) throw new Error(`The development server has ended:\n${output()}`);
    await wait(100);
  }
}
