import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NEEDS } from '../../tools/scripts/needs';
import { end, firstLine, start, startScreen } from '../engines/processes';

const PROGRAMS = NEEDS['screen-reader'].packages;

/** Something that Orca said. */
export interface Utterance {
  /** Seconds since 1970. */
  t: number;
  kind: 'say' | 'cut';
  text: string;
  /** Of a text that was cut off, the part that was not heard. */
  lost?: string;
  /** The texts behind it that were not begun. */
  dropped?: string[];
}

/** How long Orca and Firefox may take to start, in milliseconds. */
const START_TIME = 60_000;

/** Firefox asks and offers nothing, and requests nothing of its own. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'security.sandbox.warn_unprivileged_namespaces': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.enabled': false,
};

/** A desktop with Orca and Firefox on a screen of Xvfb. All that it writes is in a folder that goes with it. */
export class Session {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'nestif-reader-'));
  readonly #log = path.join(this.#folder, 'speech.jsonl');
  readonly #pace = path.join(this.#folder, 'pace');
  readonly #processes: ReturnType<typeof start>[] = [];
  #env = process.env;

  /** Such as "Orca 43.1". */
  version = '';

  async start(): Promise<void> {
    const orca = path.join(this.#folder, '.local/share/orca');
    const profile = path.join(this.#folder, 'profile');
    for (const folder of [orca, profile]) mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(import.meta.dirname, 'orca-customizations.py'), path.join(orca, 'orca-customizations.py'));
    writeFileSync(
      path.join(profile, 'user.js'),
      Object.entries(PREFERENCES)
        .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
        .join(''),
    );
    writeFileSync(this.#log, '');
    this.speak();
    const { screen, display } = await startScreen('1280x1000x24');
    this.#processes.push(screen);
    this.#env = {
      ...process.env,
      HOME: this.#folder,
      XDG_CONFIG_HOME: path.join(this.#folder, '.config'),
      XDG_DATA_HOME: path.join(this.#folder, '.local/share'),
      XDG_RUNTIME_DIR: this.#folder,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      SPEECH_LOG: this.#log,
      SPEECH_PACE: this.#pace,
      GNOME_ACCESSIBILITY: '1',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const bus = this.#start('dbus-daemon', '--session', '--nofork', '--print-address=3');
    this.#env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.#start(PROGRAMS['at-spi2-core'], '--launch-immediately', '--a11y=1', '--screen-reader=1');
    // With keys of its own it would take those of Orca.
    const openbox = path.join(this.#folder, 'openbox.xml');
    writeFileSync(openbox, '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>');
    this.#start('openbox', '--config-file', openbox);
    const version = execFileSync('orca', ['--version'], { env: this.#env, encoding: 'utf8' });
    this.version = `Orca ${/[\d.]+/.exec(version)?.[0]}`;
    this.#start('orca');
    await this.#until(() => this.utterances.length > 0, 'Orca says nothing');
    this.#start(PROGRAMS['firefox-esr'], '--no-remote', '--profile', profile, '--width', '1280', '--height', '1000');
    await this.#until(() => this.utterances.some(({ text }) => /frame|address/.test(text)), 'Firefox is not heard');
  }

  /** All that was said so far. */
  get utterances(): Utterance[] {
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Utterance);
  }

  /** Speaks so many characters a second from now on; without a number, at once. A person takes about 16. */
  speak(pace = 0): void {
    writeFileSync(this.#pace, `${pace}`);
  }

  /** Presses keys by the names of X, such as `ctrl+Home`; several have spaces between them. */
  press(key: string): void {
    this.#xdotool('key', '--clearmodifiers', ...key.split(' '));
  }

  type(text: string): void {
    this.#xdotool('type', '--delay', '20', text);
  }

  async close(): Promise<void> {
    for (const each of this.#processes.reverse()) await end(each);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #xdotool(...parameters: string[]): void {
    execFileSync('xdotool', parameters, { env: this.#env });
  }

  /** Waits until something holds. @throws {Error} with these words when it does not */
  async #until(holds: () => boolean, otherwise: string): Promise<void> {
    const deadline = Date.now() + START_TIME;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`${otherwise}.`);
      await wait(100);
    }
  }

  #start(command: string, ...parameters: string[]) {
    const child = start(command, parameters, { env: this.#env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    this.#processes.push(child);
    return child;
  }
}
