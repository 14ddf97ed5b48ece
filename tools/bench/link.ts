import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Namespace, run } from '@/tools/network/namespace';

/** A visitor's connection. */
export interface Profile {
  /** Round-trip time, in milliseconds. */
  roundTrip: number;
  /** Kilobits per second, to and from the visitor. */
  down: number;
  up: number;
}

/** The address of the servers. */
export const SITE_ADDRESS = '10.9.0.1';
const VISITOR_ADDRESS = '10.9.0.2';
const DEVICE = 'bench0';
const PROGRAM = '.cache/bench/link';

/** A queue of three bandwidth-delay products, as access networks have; in bytes. */
const queueOf = (kbit: number, roundTrip: number) => Math.round((3 * kbit * roundTrip) / 8);

/**
 * Sets one end up. Connections do not remember the link for the next visitor; Reno is the one congestion control that
 * every kernel allows in a namespace.
 */
const setUp = (address: string) => `
  ip addr add ${address}/24 dev ${DEVICE} && ip link set ${DEVICE} up &&
  echo 1 > /proc/sys/net/ipv4/tcp_no_metrics_save && echo reno > /proc/sys/net/ipv4/tcp_congestion_control`;

/** Compiles the program that carries the packets (`link.c`). */
export function buildLink(): void {
  mkdirSync(path.dirname(PROGRAM), { recursive: true });
  run('gcc', '-O2', '-o', PROGRAM, path.join(import.meta.dirname, 'link.c'));
}

/** A link of packets between this network namespace, where the servers are, and one of its own for the visitor. */
export class Link {
  private constructor(
    readonly visitor: Namespace,
    readonly program: ChildProcess,
  ) {}

  /** @throws {Error} without `/dev/net/tun`, or where the kernel does not let this process make a namespace */
  static async open({ roundTrip, down, up }: Profile): Promise<Link> {
    const visitor = await Namespace.open();
    const numbers = [(roundTrip / 2) * 1000, down, queueOf(down, roundTrip), up, queueOf(up, roundTrip)];
    const parameters = [String(visitor.pid), DEVICE, ...numbers.map(String)];
    const link = new Link(visitor, spawn(PROGRAM, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }));
    await until(() => run('sh', '-c', setUp(SITE_ADDRESS)));
    await until(() => visitor.run('sh', '-c', setUp(VISITOR_ADDRESS)));
    return link;
  }

  close(): void {
    this.program.kill();
    this.visitor.close();
  }
}

/** Tries again until it succeeds, for two seconds. @throws {Error} of the last attempt */
export async function until(attempt: () => unknown): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
