import type { Browser } from 'puppeteer-core';
import { findProgram } from '@/tools/shared/find-browser';
import { HEIGHT, type Engine } from './driver';

/** A mouse: a fine pointer that can hover. Without a device Firefox has no pointer. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Frames in a second: software takes long to paint each. */
const FRAMES = { 'layout.frame_rate': 30 };

/** Debian's Firefox, driven by Puppeteer through WebDriver BiDi. */
export function startFirefox(): Engine {
  // Scripts can only be switched off for a whole browser, so windows without scripts belong to a second one.
  const running = new Map<boolean, Promise<Browser>>();
  const start = async (script: boolean) =>
    (await import('puppeteer-core')).launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr')!,
      headless: true,
      extraPrefsFirefox: { ...MOUSE, ...FRAMES, 'javascript.enabled': script },
    });
  return {
    async open({ width, script }) {
      const browser = running.get(script) ?? start(script);
      running.set(script, browser);
      const context = await (await browser).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        mouse: {
          move: ({ x, y }) => page.mouse.move(x, y),
          down: () => page.mouse.down(),
          up: () => page.mouse.up(),
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        errors,
        close: () => context.close(),
      };
    },
    async close() {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}
