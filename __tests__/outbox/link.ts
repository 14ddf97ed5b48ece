import { Namespace, run } from '@/tools/network/namespace';

/**
 * A device of its own in a network namespace, with one link to the site: the browser learns from the system that the
 * link is down, as on a phone. The whole run is in a namespace, too (`tools/scripts/suite.ts`), so that nothing of it
 * stays.
 */
export class Link {
  private constructor(
    readonly siteAddress: string,
    readonly device: Namespace,
    readonly name: string,
  ) {}

  /** @throws {Error} where the kernel does not let this process make a namespace */
  static async open(index: number): Promise<Link> {
    const link = new Link(`10.77.${index}.1`, await Namespace.open(), `site${index}`);
    run('ip', 'link', 'set', 'lo', 'up');
    run('ip', ...`link add ${link.name} type veth peer name device netns ${link.device.pid}`.split(' '));
    run('ip', 'addr', 'add', `${link.siteAddress}/24`, 'dev', link.name);
    run('ip', 'link', 'set', link.name, 'up');
    link.device.run('ip', 'addr', 'add', link.siteAddress.replace(/1$/, '2/24'), 'dev', 'device');
    link.up();
    return link;
  }

  up(): void {
    this.device.run('ip', 'link', 'set', 'device', 'up');
  }

  down(): void {
    this.device.run('ip', 'link', 'set', 'device', 'down');
  }

  /** The link stays up, but nobody answers: what a phone has in a lift. */
  swallow(isLost: boolean): void {
    run('ip', 'link', 'set', this.name, 'arp', isLost ? 'off' : 'on');
    if (isLost) this.device.run('ip', 'neigh', 'flush', 'dev', 'device');
  }

  /** Ends the device's namespace, and with it the link. */
  close(): void {
    this.device.close();
  }
}
