import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser, TEST_FLAGS } from '@/tools/scripts/find-browser';
import { expect, test } from '../fixtures';

/** The page that a visitor is about to open. */
const NEXT = '/careers';

test('a page is prerendered when a link to it is hovered, and not before', async ({ page }) => {
  const prerendered: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch;prerender') prerendered.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(prerendered).toEqual([]);
  await page.getByRole('banner').locator(`a[href="${NEXT}"]`).hover();
  await expect.poll(() => prerendered).toEqual([NEXT]);
});

test('a prerendered page is complete in its first frame, and hydrated then', async ({ site }) => {
  expect(await visitAlone(site.url, { start: '/link', next: NEXT, script: reportVisit })).toEqual({
    prerendered: true,
    hydratedBefore: false,
    withoutContent: 0,
    incomplete: 0,
    cls: 0,
  });
});

test('the contact page that is prerendered after a release is the new one, although its worker has the old one', async ({
  site,
}) => {
  const change = (page: string, isLinked: boolean) => page.replace('</title>', isLinked ? ', new$&' : ', old$&');
  const visit = await visitAlone(site.url, { start: '/contacts', next: '/contacts', script: reportRelease, change });
  // The worker has put the new one in place of the old one.
  expect(visit).toEqual({ isControlled: true, title: expect.stringMatching(/, new$/), kept: 'new' });
});

interface Visit {
  /** Where the browser begins. `/link` is a page that leads to the next one as soon as that has been prerendered. */
  start: string;
  next: string;
  /** Runs in the next page. Asks for `/loaded` when that may be shown, and posts to `/report`. */
  script: () => Promise<void>;
  /** What becomes of the next page. @param isLinked whether the linking page was there */
  change?: (page: string, isLinked: boolean) => string;
}

/**
 * Chromium prerenders nothing while Playwright is attached. So this one is on its own, and the page reports to the
 * server. @returns the report
 */
async function visitAlone(site: string, { start, next, script, change = (page) => page }: Visit): Promise<unknown> {
  let loaded = () => {};
  const whenLoaded = new Promise<void>((resolve) => (loaded = resolve));
  let reported: (visit: unknown) => void;
  const report = new Promise<unknown>((resolve) => (reported = resolve));
  let isLinked = false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/link') {
      isLinked = true;
      return response.setHeader('content-type', 'text/html').end(linkTo(next));
    }
    if (request.url === '/loaded') loaded();
    if (request.url === '/when-loaded') await whenLoaded;
    if (request.url === '/report') reported(await json(request));
    const original = await fetch(site + request.url);
    response.setHeader('content-type', original.headers.get('content-type')!);
    const body = Buffer.from(await original.arrayBuffer());
    return response.end(
      request.url === next ? change(`${String(body)}<script>(${script})()</script>`, isLinked) : body,
    );
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, 'listening');
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const flags = [...TEST_FLAGS, '--headless=new', `--user-data-dir=${profile}`];
  const address = `http://localhost:${(server.address() as AddressInfo).port}${start}`;
  const browser = spawn(findBrowser()!, [...flags, address], { stdio: 'ignore' });

  const visit = await Promise.race([report, wait(15_000, 'nothing was prerendered')]);
  browser.kill();
  await once(browser, 'exit');
  server.closeAllConnections();
  server.close();
  await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 50 });
  return visit;
}

const linkTo = (next: string) => `<!doctype html>
<script type="speculationrules">{ "prerender": [{ "urls": ["${next}"], "eagerness": "immediate" }] }</script>
<script>fetch('/when-loaded').then(() => (location.href = '${next}'))</script>`;

/** Runs in the next page. */
async function reportVisit(): Promise<void> {
  const entries: (PerformanceEntry & { value?: number })[] = [];
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  }
  const startOf = (name: string) =>
    entries.findLast((entry) => [entry.name, entry.entryType].includes(name))?.startTime ?? NaN;
  const isHydrated = () => document.querySelector('header nav[data-hydrated]') !== null;
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((later) => setTimeout(later, 20));
  };
  await until(() => document.readyState === 'complete');
  const shown = new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  const hydratedBefore = isHydrated();
  void fetch('/loaded');
  await shown;
  // When the page is idle, it is hydrated: nothing may move then either.
  await until(() => isHydrated() && startOf('largest-contentful-paint') > 0);
  await new Promise((later) => setTimeout(later, 200));
  const { activationStart } = performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number };
  const visit = {
    prerendered: activationStart > 0,
    hydratedBefore,
    withoutContent: startOf('first-contentful-paint') - startOf('first-paint'),
    incomplete: startOf('largest-contentful-paint') - startOf('first-contentful-paint'),
    cls: entries.reduce((sum, { value = 0 }) => sum + value, 0),
  };
  await fetch('/report', { method: 'POST', body: JSON.stringify(visit) });
}

/** Runs in the contact page: first until its worker has kept it, then as it is prerendered. */
async function reportRelease(): Promise<void> {
  const kept = async () => /(\w+)<\/title>/.exec((await (await caches.match('/contacts'))?.text()) ?? '')?.[1];
  if (!('prerendering' in document && document.prerendering)) {
    const isActive = async () => (await navigator.serviceWorker.getRegistration('/contacts'))?.active;
    while ((await kept()) !== 'old' || !(await isActive())) await new Promise((later) => setTimeout(later, 100));
    return location.replace('/link');
  }
  while ((await kept()) !== 'new') await new Promise((later) => setTimeout(later, 100));
  void fetch('/loaded');
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  const visit = { isControlled: !!navigator.serviceWorker.controller, title: document.title, kept: await kept() };
  await fetch('/report', { method: 'POST', body: JSON.stringify(visit) });
}
