/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from '@/server/create-server';
import { readPort } from '@/server/listen';
import { send } from './support/form';
import { startSite, writeFiles } from './support/site';

const ROOT = resolve(__dirname, '../..');
const started: ChildProcess[] = [];
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

/** Starts `npm run serve` in a folder. */
function serve(env: Record<string, string>) {
  // One process, which dies with the signal: tsx's own command starts a second one.
  const loader = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', loader, join(ROOT, 'server/serve.ts')], {
    cwd: dir,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), SERVE_HOST: '', ...env },
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = new Promise<number | null>((done) => child.on('exit', done));
  const until = async (text: RegExp) => {
    while (!text.test(output) && child.exitCode === null && child.signalCode === null)
      await new Promise((wake) => setTimeout(wake, 20));
    expect(output).toMatch(text);
    return output;
  };
  return { child, code, until, output: () => output };
}

test('without a built site it says what to do', async () => {
  const { code, output } = serve({ PORT: '0' });
  expect(await code).toBe(1);
  expect(output().trim()).toBe('There is no built site in out/. Run "npm run build" first.');
}, 20_000);

test('it serves, takes a message into $MAILBOX, says both and stops on a signal', async () => {
  await writeFiles(join(dir, 'out'), { 'index.html': 'home' });
  const { child, code, until } = serve({ PORT: '0', MAILBOX: 'letters' });
  const line = await until(/The site is on http:\/\/localhost:\d+ .*letters\/.*\n/);
  const url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
  expect(await (await fetch(url)).text()).toBe('home');
  expect((await send(url)).status).toBe(200);
  await until(/Message from Asha Rao <asha@example\.com> written to letters\/\S+\.eml\n/);
  child.kill('SIGTERM');
  expect(await code).toBe(0);
}, 20_000);

test('a taken port is named, with the remedy', async () => {
  const { port, close, ...site } = await startSite();
  await expect(createServer(site).listen(port)).rejects.toThrow(
    `Cannot serve on port ${port}: another program uses it. Stop that program, or choose another port, such as PORT=${port + 1} npm run serve`,
  );
  await close();
});

test.each(['x', '-1', '65536', '3000.5', '1e3', ' '])('PORT=%j is refused', (text) => {
  expect(() => readPort(text)).toThrow(/is no port\. Set it to a number from 0 to 65535/);
});

test('PORT is 3000 when it is not set', () => {
  expect([readPort(undefined), readPort(''), readPort('8080'), readPort('0')]).toEqual([3000, 3000, 8080, 0]);
});
