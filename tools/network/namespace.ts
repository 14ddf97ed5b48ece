import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The conditions of `canUnshare`, in words. */
export const NEEDED_RIGHTS = 'network namespaces: Linux, and root with CAP_SYS_ADMIN and CAP_NET_ADMIN';

/** Whether the kernel lets this process make a network namespace. */
export const canUnshare = (): boolean => spawnSync('unshare', ['--net', 'true']).status === 0;

/** Runs a command to its end. @throws {Error} when it fails, with what it wrote */
export const run = (command: string, ...parameters: string[]): Buffer =>
  execFileSync(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });

/** A network namespace: a device with a network of its own, which ends with the process. */
export class Namespace {
  readonly #holder: ChildProcess;

  private constructor() {
    this.#holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  }

  /** @throws {Error} where the kernel does not let this process make one; see `NEEDED_RIGHTS` */
  static async open(): Promise<Namespace> {
    const namespace = new Namespace();
    const held = () => readlinkSync(namespace.path);
    while (held() === readlinkSync('/proc/self/ns/net')) await wait(20);
    namespace.run('ip', 'link', 'set', 'lo', 'up');
    return namespace;
  }

  get pid(): number {
    return this.#holder.pid!;
  }

  /** The file that stands for the namespace. */
  get path(): string {
    return `/proc/${this.pid}/ns/net`;
  }

  /** Runs a command in the namespace. */
  run(...command: string[]): void {
    run('nsenter', `--net=${this.path}`, ...command);
  }

  /** Writes a program that runs another one in the namespace, and its process id into the file `pid`. */
  launcher(program: string, folder: string): string {
    const file = path.join(folder, 'launcher.sh');
    writeFileSync(file, `#!/bin/sh\necho $$ > ${folder}/pid\nexec nsenter --net=${this.path} ${program} "$@"\n`);
    chmodSync(file, 0o755);
    return file;
  }

  /** Ends the namespace, and with it its devices. */
  close(): void {
    this.#holder.kill();
  }
}
