import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HEIGHT, type Browser, type Driver, type Key, type Point } from '../driver';
import { freePort } from '@/tools/server/free-port';
import { end, start, startScreen, untilItAnswers } from '../processes';

/** WebKitGTK: its small browser MiniBrowser on a screen of Xvfb, driven by WebKitWebDriver through Selenium. */

/** The part of Selenium that is used here. */
export interface Selenium {
  Builder: new () => Builder;
  Key: Record<string, string>;
}

interface Builder {
  withCapabilities(capabilities: object): Builder;
  usingServer(url: string): Builder;
  build(): Promise<Session>;
}

interface Session {
  get(url: string): Promise<void>;
  executeScript(script: string): Promise<unknown>;
  takeScreenshot(): Promise<string>;
  actions(): Actions;
  manage(): { window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<void> } };
  getCapabilities(): Promise<{ get(name: string): string }>;
  quit(): Promise<void>;
}

interface Actions {
  move(to: { x: number; y: number; origin: 'viewport'; duration: number }): Actions;
  press(): Actions;
  release(): Actions;
  sendKeys(keys: string): Actions;
  perform(): Promise<void>;
}

/** The key of RECORDER's records in the session's storage. */
const PROBLEMS = 'engine-problems';

/** MiniBrowser's title bar, in CSS px. */
const TITLE_BAR = 38;

const KEYS: Record<Key, string> = {
  Tab: 'TAB',
  Enter: 'ENTER',
  Escape: 'ESCAPE',
};

/** The path of MiniBrowser, which is in the folder of the library; undefined when there is none. */
export function findMiniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder));
  const names = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return folders
    .filter((folder) => /-linux-gnu/.test(folder))
    .flatMap((folder) => {
      const there = readdirSync(folder);
      return names.filter((name) => there.includes(name)).map((name) => path.join(folder, name, 'MiniBrowser'));
    })[0];
}

/**
 * Starts a screen and a driver.
 *
 * @param browser path of MiniBrowser
 */
export async function startWebKit({ Builder, Key }: Selenium, browser: string): Promise<Browser> {
  const { screen, display } = await startScreen('1400x900x24');
  // Containers let no process make a sandbox.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });

  /** The driver has one session at a time. */
  const session = (script: boolean) => {
    const args = ['--automation', `--enable-javascript-markup=${script}`];
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
    return new Builder().withCapabilities(capabilities).usingServer(`http://127.0.0.1:${port}`).build();
  };
  await untilItAnswers(`http://127.0.0.1:${port}/status`);
  const first = await session(true);
  const version = (await first.getCapabilities()).get('browserVersion');
  await first.quit();
  return {
    version: `WebKitGTK ${version}`,
    open: async ({ width, script }) => toDriver(await session(script), width, Key),
    close: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function toDriver(session: Session, width: number, keys: Selenium['Key']): Promise<Driver> {
  const script = (text: string) => session.executeScript(`return ${text}`);
  const at = { origin: 'viewport', duration: 0 } as const;
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: HEIGHT + TITLE_BAR });
  return {
    goto: (url) => session.get(url),
    evaluate: script,
    mouse: {
      move: (to) =>
        session
          .actions()
          .move({ ...at, ...whole(to) })
          .perform(),
      down: (to) =>
        session
          .actions()
          .move({ ...at, ...whole(to) })
          .press()
          .perform(),
      up: () => session.actions().release().perform(),
    },
    touch: undefined,
    press: (key) => session.actions().sendKeys(keys[KEYS[key]]!).perform(),
    // A key that the keyboard of the screen does not have is never answered: such characters are inserted by a command.
    type: async (text) => {
      for (const [part] of text.matchAll(/[ -~]+|\n|[^ -~\n]+/g)) {
        if (/[ -~\n]/.test(part)) await session.actions().sendKeys(part.replace('\n', keys.ENTER!)).perform();
        else await script(`document.execCommand('insertText', false, ${JSON.stringify(part)})`);
      }
    },
    problems: async () => JSON.parse(String(await script(`sessionStorage.getItem('${PROBLEMS}') ?? '[]'`))) as string[],
    screenshot: () => session.takeScreenshot(),
    close: () => session.quit(),
  };
}

/** The driver takes whole numbers only. */
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/**
 * The driver does not report the console. So the pages that WebKit gets begin with this script, which records what it
 * can see of it.
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
