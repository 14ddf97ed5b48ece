import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { NEEDS } from '../../tools/scripts/needs';
import type { Browser } from './driver';
import { startChromium } from './drivers/chromium';
import { startFirefox } from './drivers/firefox';
import type { Puppeteer } from './drivers/puppeteer';
import { findMiniBrowser, RECORDER, startWebKit, type Selenium } from './drivers/webkit';

/** An engine that the site is tested in. */
export interface Engine {
  start(): Promise<Browser>;
  /** A script that runs first on each page. */
  recorder?: string;
  /** The narrowest window, in CSS px. */
  narrow: number;
  /** The JavaScript that the engine supports, as a target of esbuild. */
  syntax: string;
  /** Problems of the engine itself, each with its reason. */
  known: RegExp[];
}

/** Directives of the policy that are younger than the browser: it reports and ignores them. */
const UNKNOWN_DIRECTIVE =
  /Unrecognized Content-Security-Policy directive|The source list for Content Security Policy directive/;

/** Chromium before 85 knows no AVIF: it passes over the preload of one. */
const NO_AVIF = /<link rel=preload> has an unsupported `type` value/;

/** All engines, the slowest first. The current Chromium has the tests of `__tests__/browser`. */
export const ENGINES: Record<string, Engine> = {
  firefox: {
    start: async () => startFirefox(await load<Puppeteer>('puppeteer-core'), NEEDS.engines.packages['firefox-esr']),
    narrow: 320,
    syntax: 'es2020',
    // A page that is left while its font loads: NS_BINDING_ABORTED.
    known: [/downloadable font: download failed .* status=2152398850/],
  },
  webkit: {
    start: async () => startWebKit(await load<Selenium>('selenium-webdriver'), findMiniBrowser()!),
    recorder: RECORDER,
    // GTK makes no window narrower.
    narrow: 447,
    syntax: 'es2020',
    known: [],
  },
  // The oldest that is supported.
  'chromium-80': {
    start: async () => startChromium(await load<Puppeteer>('puppeteer-2'), unpackChromium('chromium-80')),
    narrow: 390,
    syntax: 'chrome80',
    known: [UNKNOWN_DIRECTIVE, NO_AVIF],
  },
  // Older than the supported browsers: visitors can read and send messages.
  'chromium-74': {
    start: async () => startChromium(await load<Puppeteer>('puppeteer-2'), unpackChromium('chromium-74')),
    narrow: 390,
    syntax: 'chrome74',
    // Its scripts do not run, which these journeys are about.
    known: [UNKNOWN_DIRECTIVE, NO_AVIF, /SyntaxError|Unexpected token/],
  },
};

/** A package of this folder. */
export async function load<T>(name: string): Promise<T> {
  const file = createRequire(import.meta.url).resolve(name);
  const loaded = (await import(pathToFileURL(file).href)) as T & { default?: T };
  return loaded.default ?? loaded;
}

/** The path of an old Chromium, which its npm package has packed with Brotli: unpacked when it is not yet. */
export function unpackChromium(name: string): string {
  const cache = path.resolve('.cache/engines');
  const unpacked = path.join(cache, name);
  if (existsSync(unpacked)) return unpacked;
  const folder = path.resolve('__tests__/engines/node_modules', name, 'bin');
  const packed = readdirSync(folder).find((file) => /^chromium.*\.br$/.test(file))!;
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${unpacked}.new`, brotliDecompressSync(readFileSync(path.join(folder, packed))), { mode: 0o755 });
  renameSync(`${unpacked}.new`, unpacked);
  return unpacked;
}
