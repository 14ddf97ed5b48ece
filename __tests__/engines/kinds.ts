import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '@/scripts/find-browser';
import type { Browser } from './driver';
import { startChromium } from './engines/chromium';
import { startFirefox } from './engines/firefox';
import type { Puppeteer } from './engines/puppeteer';
import { findMiniBrowser, RECORDER, startWebKit, type Selenium } from './engines/webkit';
import { unpackChromium } from './install';
import type { EngineFacts, Journey } from './journey';
import { carousel } from './journeys/carousel';
import { contactForm } from './journeys/contact-form';
import { menu } from './journeys/menu';
import { pages } from './journeys/pages';
import { tabs } from './journeys/tabs';
import { readAndSend, withoutScript } from './journeys/without-script';

/** An engine that the site is tried in. */
export interface EngineKind extends EngineFacts {
  id: string;
  start(): Promise<Browser>;
  journeys: Journey[];
  /** A script that each page is given first. */
  recorder?: string;
}

const everything = [...pages, ...menu, ...carousel, ...tabs, ...contactForm, ...withoutScript];

const listens = { console: 'its driver tells of the console in every journey' };

/** Directives of the policy that are younger than the browser: it tells of them and leaves them out. */
const UNKNOWN_DIRECTIVE =
  /Unrecognized Content-Security-Policy directive|The source list for Content Security Policy directive/;

/** All engines, those that take longest first. */
export const KINDS: EngineKind[] = [
  {
    id: 'firefox',
    start: async () => startFirefox(await load<Puppeteer>('puppeteer-core'), '/usr/bin/firefox-esr'),
    journeys: everything,
    panelWidths: [320, 390, 768],
    holds: [0, 100, 200],
    cannot: listens,
    syntax: 'es2020',
    // A page that is left while its font loads: NS_BINDING_ABORTED.
    known: [/downloadable font: download failed .* status=2152398850/],
  },
  {
    id: 'webkit',
    start: async () => startWebKit(await load<Selenium>('selenium-webdriver'), findMiniBrowser()!),
    journeys: everything,
    recorder: RECORDER,
    // GTK makes no window narrower than 447 px.
    panelWidths: [447, 768],
    holds: [0, 100, 200],
    cannot: { finger: 'WebKitWebDriver makes a mouse of every finger' },
    syntax: 'es2020',
    // WebKit has no manifest-src.
    known: [/Unrecognized Content-Security-Policy directive 'manifest-src'/],
  },
  {
    id: 'chromium',
    start: async () => startChromium(await load<Puppeteer>('puppeteer-core'), findBrowser()!),
    journeys: everything,
    panelWidths: [320, 390, 768],
    holds: [0, 100, 200],
    cannot: listens,
    syntax: 'es2020',
    known: [],
  },
  {
    // The oldest that is supported.
    id: 'chromium-80',
    start: async () => startChromium(await load<Puppeteer>('puppeteer-2'), unpackChromium('chromium-80')),
    journeys: everything,
    panelWidths: [390],
    holds: [0, 200],
    cannot: listens,
    syntax: 'chrome80',
    known: [UNKNOWN_DIRECTIVE],
  },
  {
    // Older than what is supported: reading and sending is all that is promised.
    id: 'chromium-74',
    start: async () => startChromium(await load<Puppeteer>('puppeteer-2'), unpackChromium('chromium-74')),
    journeys: readAndSend,
    panelWidths: [390],
    holds: [0],
    cannot: {},
    syntax: 'chrome74',
    // Its scripts do not run: that is what these journeys are about.
    known: [UNKNOWN_DIRECTIVE, /SyntaxError|Unexpected token/],
  },
];

/** A package of this folder. */
async function load<T>(name: string): Promise<T> {
  const file = createRequire(import.meta.url).resolve(name);
  const loaded = (await import(pathToFileURL(file).href)) as T & { default?: T };
  return loaded.default ?? loaded;
}
