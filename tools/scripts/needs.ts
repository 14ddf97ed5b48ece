/**
 * The needs of suites that not every machine meets. A suite is skipped where something is missing and cannot be
 * installed.
 */
import { existsSync } from 'node:fs';
import { canUnshare, NEEDED_RIGHTS } from '@/tools/network/namespace';
import { HEADLESS_SHELL } from './find-browser';
import { canInstallPackages } from './install-packages';

/** Debian's packages, each with a file by which it is known to be there. */
export type Packages = Readonly<Record<string, string>>;

interface Needs {
  packages: Packages;
  /** Networks of its own, for which it runs in a namespace. */
  network?: boolean;
  /** A device of Linux. */
  device?: string;
  /** Its programs are made for this processor only. */
  processor?: string;
}

const FIREFOX = { 'firefox-esr': '/usr/bin/firefox-esr' };
const SCREEN = { xvfb: '/usr/bin/Xvfb' };

export const NEEDS = {
  engines: {
    packages: { ...FIREFOX, ...SCREEN, 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver' },
    processor: 'x64',
  },
  outbox: { packages: { iproute2: '/sbin/ip' }, network: true },
  'screen-reader': {
    packages: {
      ...FIREFOX,
      ...SCREEN,
      orca: '/usr/bin/orca',
      'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
      'dbus-daemon': '/usr/bin/dbus-daemon',
      openbox: '/usr/bin/openbox',
      xdotool: '/usr/bin/xdotool',
    },
  },
  growth: { packages: { time: '/usr/bin/time' } },
  bench: {
    packages: {
      h2o: '/usr/bin/h2o',
      nginx: '/usr/sbin/nginx',
      iproute2: '/sbin/ip',
      openssl: '/usr/bin/openssl',
      gcc: '/usr/bin/gcc',
      'libc6-dev': '/usr/include/stdio.h',
      'chromium-headless-shell': HEADLESS_SHELL,
      // What phones show until the font has come.
      'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
    },
    network: true,
    device: '/dev/net/tun',
  },
} as const satisfies Record<string, Needs>;

export type Suite = keyof typeof NEEDS;

/**
 * What this machine lacks for a suite, in words; undefined where it has everything, or can install it.
 *
 * @throws {Error} in GitHub's workflows, where nothing may be skipped
 */
export function lackOf(suite: Suite): string | undefined {
  const { packages, network, device, processor }: Needs = NEEDS[suite];
  if (process.platform !== 'linux') return reported('Linux');
  if (processor && process.arch !== processor) return reported(`a processor of the kind ${processor}`);
  if (network && !canUnshare()) return reported(NEEDED_RIGHTS);
  if (device && !existsSync(device)) return reported(device);
  return lackOfPackages(packages);
}

/** The same for a test that needs no more than packages. */
export function lackOfPackages(packages: Packages): string | undefined {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]!));
  if (missing.length === 0 || canInstallPackages()) return undefined;
  return reported(`Debian's packages ${missing.join(', ')}`);
}

function reported(lack: string): string {
  if (process.env.GITHUB_ACTIONS) throw new Error(`This job lacks ${lack}: see .github/workflows.`);
  return lack;
}
