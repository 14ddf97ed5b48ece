import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ContentError } from '@/lib/content/mistakes';
import { freePort } from '@/tools/shared/free-port';
import { checkSite } from './check-site';
import { createWatchedSite, type State } from './watched-site';
import { endTied, spawnTied } from './next-process';
import { createDevServer } from './server';

/** The search for a free port starts here, as in Next. */
const DEFAULT_PORT = 3000;
/** How often the start reports progress, in milliseconds. */
const REPORT_INTERVAL = 5_000;

interface Options {
  /** The port to listen on; if absent, the first free one. */
  port?: number | undefined;
  /** The host to listen on, such as `localhost`. */
  hostname: string;
  /** Options for `next dev`. */
  others: readonly string[];
}

/**
 * Starts the development server, with Next behind it, and prints where it is.
 *
 * @throws {Error} when the port is taken
 */
export async function develop({ port, hostname, others }: Options): Promise<void> {
  console.log('[1/2] Check the content');
  const site = createWatchedSite('content', checkSite);
  const state = await site.refresh();
  report(state);
  site.subscribe(report);

  const isValid = state.result.issues.length === 0;
  const compiles = isValid ? ', which compiles the first page: about ten seconds, more on a slow computer' : '';
  console.log(`[2/2] Start Next${compiles}`);
  const nextPort = await freePort();
  const server = createDevServer(site, nextPort, hostname);
  await listen(server, port, hostname);
  const next = startNext(nextPort, others);
  next.once('exit', (code) => {
    process.exitCode = code ?? 0;
    site.close();
    server.close();
    server.closeAllConnections();
  });
  await warmUp(`http://127.0.0.1:${nextPort}`, next, isValid);
  if (next.exitCode !== null) return;
  const { port: used } = server.address() as AddressInfo;
  for (const line of whereItIs(hostname, used)) console.log(line);
  console.log('When you save a file of content/, the open page updates by itself. Press Ctrl+C to stop.\n');
}

/** Reports in the terminal what the page shows. */
function report({ changed, result }: State): void {
  if (changed.length > 0) console.log(`\nChanged: ${changed.join(', ')}`);
  if (result.issues.length > 0) console.error(new ContentError(result.issues).message);
  else console.log(`Content is valid; ${result.placeholders.length} placeholders are left.`);
}

/** @throws {Error} when the requested port is taken */
async function listen(server: Server, wanted: number | undefined, hostname: string): Promise<void> {
  for (let port = wanted ?? DEFAULT_PORT; ; port += 1) {
    try {
      await once(server.listen(port, hostname), 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= DEFAULT_PORT + 100) throw error;
      if (wanted) throw new Error(`Port ${wanted} is taken — choose another one: npm run dev -- --port ${wanted + 1}`);
      console.log(`Port ${port} is taken by another program.`);
    }
  }
}

/** The addresses of the site and its editor, as lines for the terminal. */
function whereItIs(hostname: string, port: number): string[] {
  const isEverywhere = /^(0\.0\.0\.0|::)$/.test(hostname);
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const here = at(isEverywhere ? 'localhost' : hostname);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const others = addresses
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => at(address));
  return [
    `\nReady: open ${here} in a browser.`,
    ...(isEverywhere && others.length > 0 ? [`Other machines see the site: ${others.join(', ')}`] : []),
  ];
}

/** Next's banner, which gives the address of a server that editors need not know. */
const BANNER = /^\s*(▲|- (Local|Network|Environments|Experiments)|✓ (Starting|Ready)|✓ Running next\.config)/;

function startNext(port: number, args: readonly string[]): ChildProcess {
  const command = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const next = spawnTied([command, 'dev', '--port', String(port), '--hostname', '127.0.0.1', ...args], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  createInterface({ input: next.stdout! }).on('line', (line) => {
    if (!BANNER.test(stripVTControlCharacters(line))) console.log(line);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endTied(next, signal));
  // The command that started this one was killed.
  process.once('disconnect', () => endTied(next, 'SIGTERM'));
  return next;
}

/**
 * Waits until Next answers.
 *
 * @param compile whether to compile the home page, which fails while the content has a mistake
 */
async function warmUp(origin: string, next: ChildProcess, compile: boolean): Promise<void> {
  const started = Date.now();
  const reportTime = () => console.log(`… ${Math.round((Date.now() - started) / 1000)} s`);
  const interval = setInterval(reportTime, REPORT_INTERVAL);
  const address = compile ? origin : `${origin}/favicon.ico`;
  while (next.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) break;
    await wait(200);
  }
  clearInterval(interval);
}
