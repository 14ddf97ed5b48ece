import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tools/shared/free-port';
import { HEIGHT, type Browser, type Driver, type Key, type Point } from './driver';
import { end, start, startScreen, untilItAnswers } from './processes';

/**
 * WebKitGTK's MiniBrowser on an Xvfb screen, driven by WebKitWebDriver with plain requests from the WebDriver standard.
 */

/** MiniBrowser's title bar, in CSS px. */
const TITLE_BAR = 38;

/** The keys as WebDriver writes them. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
/** The driver accepts only whole numbers. */
const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

/** Starts a screen and a driver, which has one window at a time. */
export async function startWebKit(): Promise<Browser> {
  const { screen, display } = await startScreen();
  // In a container no process can create a sandbox.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}/status`);
  return {
    async open({ width, script = true }) {
      const args = ['--automation', `--enable-javascript-markup=${script}`];
      const browser = { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args } };
      const { sessionId } = await send<{ sessionId: string }>(`${url}/session`, {
        capabilities: { alwaysMatch: browser },
      });
      const session = `${url}/session/${sessionId}`;
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT + TITLE_BAR });
      return toDriver(session);
    },
    async close() {
      await end(driver);
      await end(screen);
    },
  };
}

/** The path of MiniBrowser, which is in the folder of the library. */
function findMiniBrowser(): string {
  const names = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  const [found] = readdirSync('/usr/lib')
    .filter((folder) => /-linux-gnu/.test(folder))
    .flatMap((folder) => readdirSync(path.join('/usr/lib', folder)).map((name) => path.join('/usr/lib', folder, name)))
    .filter((folder) => names.includes(path.basename(folder)));
  if (!found) throw new Error(`There is no MiniBrowser in /usr/lib/*-linux-gnu/{${names}}: install webkit2gtk-driver.`);
  return path.join(found, 'MiniBrowser');
}

function toDriver(session: string): Driver {
  const evaluate = (expression: string) =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (type: string, actions: object[]) =>
    send<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const press = (...keys: string[]) =>
    act(
      'key',
      keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const mouse = {
    move: (to: Point) => act('pointer', [move(to)]),
    down: (at: Point) => act('pointer', [move(at), DOWN]),
    up: () => act('pointer', [UP]),
  };
  return {
    goto: (url) => send(`${session}/url`, { url }),
    evaluate,
    mouse,
    finger: mouse,
    press: (key) => press(KEYS[key]),
    // The driver never responds to a key that the screen's keyboard lacks, so a command inserts such characters.
    async type(text) {
      for (const [part] of text.replaceAll('\n', KEYS.Enter).matchAll(/[ -~\uE007]+|[^ -~\uE007]+/g)) {
        if (/[ -~\uE007]/.test(part)) await press(...part);
        else await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(part)})`);
      }
    },
    problems: async () =>
      JSON.parse(String(await evaluate(`sessionStorage.getItem('${PROBLEMS}') ?? '[]'`))) as string[],
    screenshot: () => send(`${session}/screenshot`),
    close: () => send(session, undefined, 'DELETE'),
  };
}

/**
 * Sends a request to the driver: one with a body is a POST.
 *
 * @throws {Error} with the address and the driver's message, when it refuses
 */
async function send<Value>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.message}`);
  return value;
}

/** The key of RECORDER's records in `sessionStorage`. */
const PROBLEMS = 'driver-problems';

/**
 * The driver does not report the console, so the pages for WebKit begin with this script, which records what it can see
 * of it.
 */
export const RECORDER = `
  const note = (problem) => {
    const all = JSON.parse(sessionStorage.getItem('${PROBLEMS}') ?? '[]');
    sessionStorage.setItem('${PROBLEMS}', JSON.stringify([...all, problem]));
  };
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...parts) => {
      note('console ' + kind + ': ' + parts.join(' '));
      write.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, target }) =>
    note(message ? 'uncaught: ' + message : 'not loaded: ' + target.outerHTML.slice(0, 200)), true);
  addEventListener('unhandledrejection', ({ reason }) => note('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy violation: ' + violatedDirective + ' ' + blockedURI));
`;
