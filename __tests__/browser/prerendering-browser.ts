import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser, TEST_FLAGS } from '@/tools/scripts/find-browser';

/*
 * A Chromium that prerenders. Chromium does not while a client of the DevTools protocol is attached to a page but not to its
 * tab, as Playwright is. This client attaches to the tab, and through it to the page and to the pages that are prerendered.
 */

interface TargetInfo {
  targetId: string;
  type: string;
  /** `prerender` until the page is activated, `disconnected` when another page has taken its place. */
  subtype?: string;
}

/** How a page came to be shown. Times are in milliseconds. */
export interface Visit {
  path: string;
  /** From the press of the mouse button to the largest contentful paint. */
  clickToLcp: number;
  /** From the activation of a prerendered page, or the start of the navigation, to the largest contentful paint. */
  lcp: number;
  /** From the first paint to the first contentful paint: how long the page was shown without content. */
  withoutContent: number;
  /** From the first contentful to the largest contentful paint: how long the page was shown without its main content. */
  incomplete: number;
  prerendered: boolean;
  /** The sum of all layout shifts. */
  cls: number;
}

export class PrerenderingBrowser {
  readonly #process: ChildProcess;
  readonly #devtools: Connection;
  readonly #profileDir: string;
  /** The pages of the tab by their targets, in the order they came. */
  readonly #pages = new Map<string, { sessionId: string; subtype?: string }>();

  private constructor(profileDir: string) {
    this.#profileDir = profileDir;
    const flags = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profileDir}`];
    this.#process = spawn(findBrowser()!, [...TEST_FLAGS, ...flags, '--window-size=1280,900', 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.#devtools = new Connection(this.#process);
  }

  /**
   * Starts a Chromium with one tab.
   *
   * @param preloading whether the visitor's settings let pages be preloaded: without, speculation rules do nothing
   */
  static async launch({ preloading }: { preloading: boolean }): Promise<PrerenderingBrowser> {
    const profileDir = await mkdtemp(path.join(tmpdir(), 'chromium-'));
    const NEVER = 2;
    await mkdir(path.join(profileDir, 'Default'));
    await writeFile(
      path.join(profileDir, 'Default/Preferences'),
      JSON.stringify(preloading ? {} : { net: { network_prediction_options: NEVER } }),
    );
    const browser = new PrerenderingBrowser(profileDir);
    await browser.#attach();
    return browser;
  }

  async close(): Promise<void> {
    const closed = once(this.#process, 'exit');
    this.#process.kill();
    await closed;
    await rm(this.#profileDir, { recursive: true, maxRetries: 5, retryDelay: 50 });
  }

  /** Opens a page and waits until it has loaded. */
  async open(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
    await this.#until(() =>
      this.#evaluate(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`),
    );
    // The pointer rests where no link is.
    await this.#mouse('mouseMoved', { x: 0, y: 0 });
  }

  /** Moves the pointer to the first visible link to a path. */
  async pointAt(href: string): Promise<{ x: number; y: number }> {
    const point = await this.#evaluate<{ x: number; y: number }>(`(() => {
      const links = [...document.querySelectorAll('a[href="${href}"]')];
      const link = links.find((each) => each.checkVisibility({ visibilityProperty: true }));
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await this.#mouse('mouseMoved', point);
    return point;
  }

  /** Waits until the page at a path is prerendered and has loaded. */
  async untilPrerendered(pathname: string): Promise<void> {
    const isLoaded = `location.pathname === ${JSON.stringify(pathname)} && document.readyState === 'complete'`;
    await this.#until(() => this.#evaluate(isLoaded, 'prerender'));
  }

  /** Presses and releases the mouse button on a link, and measures the page that it leads to. */
  async click(href: string, point: { x: number; y: number }): Promise<Visit> {
    const pressed = Date.now();
    await this.#mouse('mousePressed', { ...point, button: 'left', clickCount: 1 });
    // The page of the link may be gone before it can confirm the event.
    this.#mouse('mouseReleased', { ...point, button: 'left', clickCount: 1 }).catch(() => undefined);
    await this.#until(() =>
      this.#evaluate(`location.pathname === ${JSON.stringify(href)} && document.readyState === 'complete'`),
    );
    const { lcpAt, ...visit } = await this.#evaluate<Omit<Visit, 'clickToLcp'> & { lcpAt: number }>(
      `(${measureVisit})()`,
    );
    return { ...visit, clickToLcp: lcpAt - pressed };
  }

  async #attach(): Promise<void> {
    const devtools = this.#devtools;
    devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, targetId, subtype } }) => {
      if (type !== 'page') return;
      this.#pages.set(targetId, { sessionId, subtype });
    });
    devtools.on('Target.targetInfoChanged', ({ targetInfo: { targetId, subtype } }: { targetInfo: TargetInfo }) => {
      const page = this.#pages.get(targetId);
      if (page) page.subtype = subtype;
    });
    devtools.on('Target.detachedFromTarget', ({ targetId }) => this.#pages.delete(targetId));
    const filter = [{ type: 'tab' }];
    const { targetInfos } = await devtools.send<{ targetInfos: TargetInfo[] }>('Target.getTargets', { filter });
    const { sessionId } = await devtools.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId: targetInfos[0]!.targetId,
      flatten: true,
    });
    await devtools.send('Target.setDiscoverTargets', { discover: true });
    await devtools.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    );
    await this.#until(() => this.#pages.size > 0);
  }

  /** Sends a command to the page that is shown, or to one that is prerendered. */
  #send<Result = unknown>(method: string, params: object, subtype?: string): Promise<Result> {
    const page = [...this.#pages.values()].findLast((each) => (each.subtype ?? '') === (subtype ?? ''));
    if (!page) throw new Error(`The tab has no such page${subtype ? `: ${subtype}` : ''}.`);
    return this.#devtools.send<Result>(method, params, page.sessionId);
  }

  #mouse(type: string, event: object): Promise<unknown> {
    return this.#send('Input.dispatchMouseEvent', { type, ...event });
  }

  async #evaluate<Value>(expression: string, subtype?: string): Promise<Value> {
    const { result, exceptionDetails } = await this.#send<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      subtype,
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  /** Waits until a condition holds. While one page takes the place of another, it cannot be asked: that counts as no. */
  async #until(condition: () => unknown): Promise<void> {
    const deadline = Date.now() + 10_000;
    const holds = async () => Promise.race([condition(), wait(500, false)]);
    for (;;) {
      const held = await (async () => holds())().catch(() => false);
      if (held) return;
      if (Date.now() > deadline) throw new Error(`Not within 10 s: ${condition}`);
      await wait(20);
    }
  }
}

/** Runs in the page. */
async function measureVisit(): Promise<Omit<Visit, 'clickToLcp'> & { lcpAt: number }> {
  const entries: Record<string, (PerformanceEntry & { value: number })[]> = {};
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    const found: (typeof entries)[string] = (entries[type] = []);
    new PerformanceObserver((list) => found.push(...(list.getEntries() as typeof found))).observe({
      type,
      buffered: true,
    });
  }
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const startOf = (name: string) =>
    Object.values(entries)
      .flat()
      .findLast((entry) => [entry.name, entry.entryType].includes(name))?.startTime;
  while (startOf('largest-contentful-paint') === undefined) await pause(10);
  // The islands hydrate when the page is idle: nothing may move then either.
  await pause(200);

  const { activationStart } = performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number };
  const lcp = startOf('largest-contentful-paint')!;
  return {
    path: location.pathname,
    lcp: lcp - activationStart,
    lcpAt: performance.timeOrigin + lcp,
    withoutContent: startOf('first-contentful-paint')! - startOf('first-paint')!,
    incomplete: lcp - startOf('first-contentful-paint')!,
    prerendered: activationStart > 0,
    cls: entries['layout-shift']!.reduce((sum, { value }) => sum + value, 0),
  };
}

/** A message of the DevTools protocol. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** The DevTools protocol over a Chromium's pipe. Emits each event by its method, with its parameters. */
class Connection extends EventEmitter {
  readonly #input: Writable;
  readonly #pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #lastId = 0;

  constructor({ stdio: [, , , input, output] }: ChildProcess) {
    super();
    this.#input = input as Writable;
    let rest = '';
    (output as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop()!;
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
  }

  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#lastId;
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (method) this.emit(method, params);
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id!);
    if (error) pending.reject(new Error(error.message));
    else pending.resolve(result as never);
  }
}
