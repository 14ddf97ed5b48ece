import type { IncomingMessage } from 'node:http';
import type { Handler } from '@/tools/server/server';

/**
 * What can go wrong with a request to the local server, to test how the site handles it: another answer, no answer at
 * all, or a connection that is reset. In none of these cases is the request handled. If its answer is `lost`, it is. A
 * request that is `held` waits, then the next fault happens to it or none.
 */
export type Fault =
  | { kind: 'answer'; status: number; body?: string; headers?: Readonly<Record<string, string>> }
  | { kind: 'silence' }
  | { kind: 'reset' | 'lost' }
  | { kind: 'held'; arrive: () => void; released: Promise<void>; next: Fault | undefined };

/** A fault that holds requests. `arrived` resolves when the first is there; `release` lets them go on. */
export function hold(next?: Fault) {
  let arrive!: () => void;
  let release!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  return { fault: { kind: 'held', arrive, released, next } as const, arrived, release };
}

/** Makes a handler fail. @param faultOf what goes wrong with a request, if anything does */
export function failing(faultOf: (request: IncomingMessage) => Fault | undefined, handler: Handler): Handler {
  return async (request, response) => {
    // Browsers silently retry a request, even a POST, if a reused connection dies without a response. Tests observe
    // what the page does, so each request has its own connection.
    response.shouldKeepAlive = false;
    let fault = faultOf(request);
    if (fault?.kind === 'held') {
      fault.arrive();
      await fault.released;
      if (request.socket.destroyed) return;
      fault = fault.next;
    }
    if (fault?.kind === 'lost') response.end = () => (request.socket.resetAndDestroy(), response);
    if (!fault || fault.kind === 'lost') return handler(request, response);
    request.resume();
    if (fault.kind === 'answer') response.writeHead(fault.status, fault.headers).end(fault.body);
    if (fault.kind === 'reset') request.socket.resetAndDestroy();
  };
}
