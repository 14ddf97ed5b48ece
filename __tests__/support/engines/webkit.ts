import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '@/tools/shared/free-port';
import { HEIGHT, type Driver, type Engine, type Point } from './driver';

/** MiniBrowser's title bar, in CSS px. */
const TITLE_BAR = 38;

/** The keys as WebDriver writes them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' };

/** WebKitGTK's MiniBrowser on an Xvfb screen, driven by plain requests of the WebDriver standard, one window at a time. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // In a container no process can create a sandbox.
  const env = { ...process.env, DISPLAY: `:${`${display}`.trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const close = () => [driver, screen].forEach((child) => child.kill());
  process.once('exit', close);
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: 30_000, intervals: [100] });
  return {
    async open({ width, script }) {
      const options = { args: ['--automation', `--enable-javascript-markup=${script}`] };
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const { sessionId } = (await send(`${url}/session`, { capabilities })) as { sessionId: string };
      const session = `${url}/session/${sessionId}`;
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT + TITLE_BAR });
      return toDriver(session);
    },
    close: () => Promise.resolve(close()),
  };
}

function toDriver(session: string): Driver {
  const evaluate = (expression: string) =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = async (type: string, ...actions: object[]) =>
    void (await send(`${session}/actions`, { actions: [{ type, id: type, actions }] }));
  // The driver accepts only whole numbers.
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    duration: 0,
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
  });
  return {
    goto: async (url) => void (await send(`${session}/url`, { url })),
    evaluate,
    mouse: {
      move: (to) => act('pointer', moveTo(to)),
      down: () => act('pointer', { type: 'pointerDown', button: 0 }),
      up: () => act('pointer', { type: 'pointerUp', button: 0 }),
    },
    press: (key) => act('key', { type: 'keyDown', value: KEYS[key] }, { type: 'keyUp', value: KEYS[key] }),
    // The driver never responds to a key that the screen's keyboard lacks.
    type: async (text) => void (await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)),
    errors: [],
    close: async () => void (await send(session, undefined, 'DELETE')),
  };
}

/**
 * Sends a request to the driver: one with a body is a POST.
 *
 * @throws {Error} with the address and the driver's message, when it refuses
 */
async function send(url: string, body?: object, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${(value as { message?: string }).message}`);
  return value;
}
