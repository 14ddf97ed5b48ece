/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from '@/tools/server/create-server';
import { send } from './support/form';
import { startSite, writeFiles } from './support/site';

const ROOT = resolve(__dirname, '../../../..');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Starts `npm run serve` in the folder. */
function serve(env: Record<string, string>) {
  // This starts one process, which exits on the signal. tsx's own command would start a second one.
  const loader = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', loader, join(ROOT, 'tools/commands/serve.ts')], {
    cwd: dir,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), SERVE_HOST: '', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  /** Waits until the output matches. */
  const waitFor = async (text: RegExp) => {
    while (!text.test(output) && child.exitCode === null)
      await Promise.race([exit, new Promise((done) => setTimeout(done, 20))]);
    expect(output).toMatch(text);
    return output;
  };
  return { child, exit, waitFor };
}

test('npm run serve needs a built site, stores messages in $MAILBOX and stops on a signal', async () => {
  const early = serve({ PORT: '0' });
  await early.waitFor(/^There is no built site in out\/\. Run "npm run build" first\.\n$/);
  expect(await early.exit).toBe(1);

  await writeFiles(join(dir, 'out'), { 'index.html': 'home' });
  const { child, exit, waitFor } = serve({ PORT: '0', MAILBOX: 'letters' });
  try {
    const line = await waitFor(/The site is on http:\/\/localhost:\d+\. Messages .*letters\/\..*\n/);
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
    expect(await (await fetch(url)).text()).toBe('home');
    expect((await send(url)).status).toBe(200);
    await waitFor(/Message from Asha Rao <asha@example\.com> written to letters\/\S+\.eml\n/);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
}, 40_000);

test('a port that is taken throws an error with the fix', async () => {
  const { port, close, ...site } = await startSite();
  const fix = 'Stop the program that uses it, or choose another port: PORT=<number> npm run serve';
  await expect(createServer(site).listen(port)).rejects.toThrow(fix);
  await close();
});
