import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Handler } from '@/tools/server/server';

/**
 * What can go wrong with a request to the local server, to test how the site handles it: another answer, no answer at
 * all, or a connection that is reset. In none of these cases is the request handled. It is handled late after a `delay`
 * in milliseconds, if the client still waits; its answer is `lost`.
 */
export type Fault =
  | { kind: 'answer'; status: number; body?: string; headers?: Readonly<Record<string, string>> }
  | { kind: 'silence' }
  | { kind: 'reset' | 'lost' }
  | { kind: 'delay'; milliseconds: number };

/** Makes a handler fail. @param faultOf what goes wrong with a request, if anything does */
export function failing(faultOf: (request: IncomingMessage) => Fault | undefined, handler: Handler): Handler {
  return async (request, response) => {
    // Browsers silently retry a request, even a POST, if a reused connection dies without a response. Tests observe
    // what the page does, so each request has its own connection.
    response.shouldKeepAlive = false;
    const fault = faultOf(request);
    if (fault?.kind === 'delay') await wait(fault.milliseconds);
    if (fault?.kind === 'lost') response.end = () => (request.socket.resetAndDestroy(), response);
    if (fault?.kind === 'delay' && request.socket.destroyed) return;
    if (!fault || fault.kind === 'delay' || fault.kind === 'lost') return handler(request, response);
    request.resume();
    if (fault.kind === 'answer') response.writeHead(fault.status, fault.headers).end(fault.body);
    if (fault.kind === 'reset') request.socket.resetAndDestroy();
  };
}
