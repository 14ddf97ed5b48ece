import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser, TEST_FLAGS } from '@/tools/shared/find-browser';
import { expect, test } from '@/__tests__/support/fixtures';

test('a page is prerendered when a link to it is hovered, and not before', async ({ page }) => {
  const prerendered: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch;prerender') prerendered.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(prerendered).toEqual([]);
  await page.getByRole('banner').locator('a[href="/careers"]').hover();
  await expect.poll(() => prerendered).toEqual(['/careers']);
});

test('after a release the new contact page is prerendered, although its worker has the old one', async ({ site }) => {
  const change = (page: string, isLinked: boolean) => page.replace('</title>', isLinked ? ', new$&' : ', old$&');
  const visit = await visitAlone(site.url, change);
  // The worker has replaced the old page with the new one.
  expect(visit).toEqual({ isControlled: true, title: expect.stringMatching(/, new$/), kept: 'new' });
});

/**
 * Chromium prerenders nothing while Playwright is attached, so this test runs its own Chromium. It starts at /contacts
 * and goes to `/link`, which leads back to /contacts. The page reports to the server.
 *
 * @param change returns the contact page's HTML as it is before or after the visit to `/link`
 * @returns the report
 */
async function visitAlone(site: string, change: (page: string, isLinked: boolean) => string): Promise<unknown> {
  let loaded = () => {};
  const whenLoaded = new Promise<void>((resolve) => (loaded = resolve));
  let reported: (visit: unknown) => void;
  const report = new Promise<unknown>((resolve) => (reported = resolve));
  let isLinked = false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/link') {
      isLinked = true;
      return response.setHeader('content-type', 'text/html').end(LINK);
    }
    if (request.url === '/loaded') loaded();
    if (request.url === '/when-loaded') await whenLoaded;
    if (request.url === '/report') reported(await json(request));
    const original = await fetch(site + request.url);
    response.setHeader('content-type', original.headers.get('content-type')!);
    const body = Buffer.from(await original.arrayBuffer());
    if (request.url !== '/contacts') return response.end(body);
    return response.end(change(`${String(body)}<script>(${reportRelease})()</script>`, isLinked));
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, 'listening');
  const profile = await mkdtemp(path.join(tmpdir(), 'chromium-'));
  const flags = [...TEST_FLAGS, '--headless=new', `--user-data-dir=${profile}`];
  const address = `http://localhost:${(server.address() as AddressInfo).port}/contacts`;
  const browser = spawn(findBrowser()!, [...flags, address], { stdio: 'ignore' });

  const visit = await Promise.race([report, wait(15_000, 'nothing was prerendered')]);
  browser.kill();
  await once(browser, 'exit');
  server.closeAllConnections();
  server.close();
  await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 50 });
  return visit;
}

/** Goes to /contacts as soon as that page has been prerendered. */
const LINK = `<!doctype html>
<script type="speculationrules">{ "prerender": [{ "urls": ["/contacts"], "eagerness": "immediate" }] }</script>
<script>fetch('/when-loaded').then(() => (location.href = '/contacts'))</script>`;

/** Runs in the contact page: on the first visit until the worker has cached it, then again when it is prerendered. */
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
