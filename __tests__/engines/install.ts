import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installPackages } from '@/tools/scripts/install-packages';
import { findMiniBrowser } from './drivers/webkit';

const FOLDER = path.resolve('__tests__/engines');
const CACHE = path.resolve('.cache/engines');

/** Debian's packages, and whether what they bring is there. */
const PACKAGES: Record<string, () => boolean> = {
  'firefox-esr': () => existsSync('/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => existsSync('/usr/bin/WebKitWebDriver') && findMiniBrowser() !== undefined,
  xvfb: () => existsSync('/usr/bin/Xvfb'),
};

const missing = () => Object.keys(PACKAGES).filter((name) => !PACKAGES[name]!());

/**
 * Installs the browsers and the packages of this folder, where they are missing.
 *
 * @throws {Error} naming what is missing, where it cannot be installed: no engine is left out
 */
export function installEngines(): void {
  if (missing().length > 0) installPackages(...missing());
  if (missing().length > 0) throw new Error(`Missing: Debian's packages ${missing().join(', ')}.`);
  // npm writes this file at the end of every install.
  const mark = path.join(FOLDER, 'node_modules/.package-lock.json');
  if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(path.join(FOLDER, 'package-lock.json')).mtimeMs) {
    execFileSync('npm', ['ci', '--prefix', FOLDER], { stdio: 'inherit' });
  }
}

/** The path of an old Chromium, which its npm package has packed with Brotli. */
export function unpackChromium(name: string): string {
  const unpacked = path.join(CACHE, name);
  if (existsSync(unpacked)) return unpacked;
  const folder = path.join(FOLDER, 'node_modules', name, 'bin');
  const packed = readdirSync(folder).find((file) => /^chromium.*\.br$/.test(file))!;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${unpacked}.new`, brotliDecompressSync(readFileSync(path.join(folder, packed))), { mode: 0o755 });
  renameSync(`${unpacked}.new`, unpacked);
  return unpacked;
}
