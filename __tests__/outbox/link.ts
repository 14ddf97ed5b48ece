import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * A device of its own in a network namespace, with one link to the site: the browser learns from the system that the
 * link is down, as on a phone. The whole run is in a namespace, too (`main.ts`), so that nothing of it stays.
 */
export class Link {
  readonly siteAddress: string;
  readonly #holder: ChildProcess;
  readonly #name: string;

  private constructor(index: number) {
    this.#name = `site${index}`;
    this.siteAddress = `10.77.${index}.1`;
    this.#holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  }

  /**
   * @throws {Error} where the kernel does not let this process make a namespace: it needs root with CAP_SYS_ADMIN and
   *   CAP_NET_ADMIN
   */
  static async open(index: number): Promise<Link> {
    const link = new Link(index);
    const namespace = () => readlinkSync(`/proc/${link.#holder.pid}/ns/net`);
    while (namespace() === readlinkSync('/proc/self/ns/net')) await new Promise((resolve) => setTimeout(resolve, 20));
    run('ip', 'link', 'set', 'lo', 'up');
    run('ip', ...`link add ${link.#name} type veth peer name device netns ${link.#holder.pid}`.split(' '));
    run('ip', 'addr', 'add', `${link.siteAddress}/24`, 'dev', link.#name);
    run('ip', 'link', 'set', link.#name, 'up');
    link.#onDevice('link', 'set', 'lo', 'up');
    link.#onDevice('addr', 'add', link.siteAddress.replace(/1$/, '2/24'), 'dev', 'device');
    link.up();
    return link;
  }

  #onDevice(...command: string[]): void {
    run('nsenter', `--net=/proc/${this.#holder.pid}/ns/net`, 'ip', ...command);
  }

  up(): void {
    this.#onDevice('link', 'set', 'device', 'up');
  }

  down(): void {
    this.#onDevice('link', 'set', 'device', 'down');
  }

  /** The link stays up, but nobody answers: what a phone has in a lift. */
  swallow(isLost: boolean): void {
    run('ip', 'link', 'set', this.#name, 'arp', isLost ? 'off' : 'on');
    if (isLost) this.#onDevice('neigh', 'flush', 'dev', 'device');
  }

  /** Writes a program that runs another one on the device, and its process id into a file. */
  launcher(program: string, folder: string): string {
    const file = path.join(folder, 'chromium.sh');
    writeFileSync(
      file,
      `#!/bin/sh\necho $$ > ${folder}/pid\nexec nsenter --net=/proc/${this.#holder.pid}/ns/net ${program} "$@"\n`,
    );
    chmodSync(file, 0o755);
    return file;
  }

  /** Ends the device's namespace, and with it the link. */
  close(): void {
    this.#holder.kill();
  }
}
