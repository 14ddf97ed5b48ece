import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Interceptor } from '@/tools/server/create-server';
import { sendResponse, textResponse, writeHead, type Handler, type HttpResponse } from '@/tools/server/http';

/**
 * What can go wrong with a request to the local server, to test how the site handles it.
 *
 * - `delay`: the request is handled immediately; the response is sent later, after a time in milliseconds.
 * - `answer`: this is the response. The request is not handled.
 * - `silence`: the request is not handled and gets no response.
 * - `reset`: the connection is reset. At `connect` before anything is handled or sent; at the other stages the request
 *   is handled (a message is stored), and the response is not sent at all (`answer`), or ends in its body.
 */
export type Fault =
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'answer'; status: number; body?: string; headers?: Readonly<Record<string, string>> }
  | { kind: 'silence' }
  | { kind: 'reset'; stage: 'connect' | 'answer' | 'body' };

/** Time for the client to receive what was sent before the reset reaches it, in milliseconds. */
const PAUSE_BEFORE_RESET = 50;

/** Makes the local server fail. @param faultOf what goes wrong with a request, if anything does */
export function failing(faultOf: (request: IncomingMessage) => Fault | undefined): Interceptor {
  return async (request, response, handle) => {
    // Browsers silently retry a request, even a POST, if a reused connection dies without a response. Tests observe
    // what the page does, so each request has its own connection.
    response.shouldKeepAlive = false;
    const fault = faultOf(request);
    if (fault) await respondWithFault(fault, request, response, handle);
    return fault !== undefined;
  };
}

async function respondWithFault(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<void> {
  switch (fault.kind) {
    case 'silence':
      request.resume();
      return;
    case 'answer':
      request.resume();
      return sendResponse(response, textResponse(fault.status, fault.body ?? '', fault.headers));
    case 'delay': {
      const late = await handle(request);
      await wait(fault.milliseconds);
      return sendResponse(response, late);
    }
    case 'reset':
      if (fault.stage !== 'connect') {
        const complete = await handle(request);
        if (fault.stage === 'body') await sendHalf(response, complete);
      }
      request.socket.resetAndDestroy();
  }
}

async function sendHalf(response: ServerResponse, complete: HttpResponse) {
  writeHead(response, complete);
  response.write(complete.body.subarray(0, Math.ceil(complete.body.length / 2)));
  await wait(PAUSE_BEFORE_RESET);
}
