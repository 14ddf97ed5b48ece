import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendResponse, textResponse, writeHead, type Handler } from './http';

/**
 * A fault to inject, to test how the site handles it.
 *
 * - `delay`: the request is handled at once, the response is sent later. Time in milliseconds.
 * - `answer`: this is the response. The request is not handled, unless `handled` says so.
 * - `silence`: the request is not handled and gets no response.
 * - `endless`: the request is handled, and the response never ends.
 * - `reset`: the connection is reset. At `connect` before anything is handled or sent; at the other stages the request is
 *   handled (a message is stored), and the response is not sent at all (`answer`), or ends after its headers or
 *   in its body.
 */
export type Fault =
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'answer'; status: number; body?: string; headers?: Readonly<Record<string, string>>; handled?: boolean }
  | { kind: 'silence' }
  | { kind: 'endless' }
  | { kind: 'reset'; stage: 'connect' | 'answer' | 'headers' | 'body' };

/** Time for the client to receive what was sent before the reset reaches it, in milliseconds. */
const PAUSE_BEFORE_RESET = 50;

/** The time between two chunks of an endless response, in milliseconds. */
const CHUNK_INTERVAL = 100;

/** Responds to a request with the fault. */
export async function respondWithFault(
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
      if (fault.handled) await handle(request);
      else request.resume();
      return sendResponse(response, textResponse(fault.status, fault.body ?? '', fault.headers));
    case 'delay': {
      const late = await handle(request);
      await wait(fault.milliseconds);
      return sendResponse(response, late);
    }
    case 'endless': {
      const { status, headers, body } = await handle(request);
      response.writeHead(status, headers);
      response.write(body);
      const chunks = setInterval(() => response.write(' '), CHUNK_INTERVAL);
      response.on('close', () => clearInterval(chunks));
      return;
    }
    case 'reset':
      if (fault.stage !== 'connect') await breakOff(fault.stage, request, response, handle);
      request.socket.resetAndDestroy();
  }
}

async function breakOff(
  stage: 'answer' | 'headers' | 'body',
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
) {
  const complete = await handle(request);
  if (stage === 'answer') return;
  writeHead(response, complete);
  response.flushHeaders();
  if (stage === 'body') response.write(complete.body.subarray(0, Math.ceil(complete.body.length / 2)));
  await wait(PAUSE_BEFORE_RESET);
}
