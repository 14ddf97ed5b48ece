/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnTied } from '@/tools/dev/next-process';

jest.setTimeout(60_000);

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A program that ignores SIGTERM. Next's server does not exit at once either. */
const STUBBORN = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid);";

test.each<NodeJS.Signals>(['SIGKILL', 'SIGTERM'])('a child process exits with its parent: %s', async (signal) => {
  const url = pathToFileURL(path.resolve('tools/dev/next-process.ts')).href;
  const code = `import { endTied, spawnTied } from '${url}';
    const child = spawnTied(['-e', ${JSON.stringify(STUBBORN)}], { stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => endTied(child, 'SIGTERM'));`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  expect(isRunning(pid)).toBe(true);
  parent.kill(signal);
  const deadline = Date.now() + 5_000;
  while (isRunning(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isRunning(pid)).toBe(false);
});

test('a child that only waits for its parent’s message, as Next’s server does at first, keeps running', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-process-'));
  const inner = path.join(folder, 'inner.cjs');
  writeFileSync(inner, "process.on('message', (text) => { console.log(text); process.exit(); });");
  const outer = `const child = require('node:child_process').fork(${JSON.stringify(inner)}, { execArgv: process.execArgv.slice(0, 2) });
    setTimeout(() => child.send('heard'), 1000);
    child.on('exit', () => process.exit());`;
  const child = spawnTied(['-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = (await child.stdout!.toArray()) as Buffer[];
  rmSync(folder, { recursive: true });
  expect(String(Buffer.concat(said))).toBe('heard\n');
});
