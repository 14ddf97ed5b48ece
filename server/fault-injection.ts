import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendReply, textReply, writeHead, type Handler } from './reply';

/**
 * Something that goes wrong on purpose, to test what the site does about it.
 *
 * - `delay`: the request is handled at once, the response comes later. Time in milliseconds.
 * - `answer`: this is the response. The request is not handled, unless `handled` says so.
 * - `silence`: the request is not handled and never answered.
 * - `endless`: the request is handled, and the response goes on for ever.
 * - `reset`: the connection is reset. At `connect` before anything is handled or sent; at the other stages the request is
 *   handled (a message is stored), and the response does not come at all (`answer`), breaks off after its headers or in
 *   its body.
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

/** Answers a request in the way of the fault. */
export async function replyWithFault(
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
      return sendReply(response, textReply(fault.status, fault.body ?? '', fault.headers));
    case 'delay': {
      const reply = await handle(request);
      await wait(fault.milliseconds);
      return sendReply(response, reply);
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
  const reply = await handle(request);
  if (stage === 'answer') return;
  writeHead(response, reply);
  response.flushHeaders();
  if (stage === 'body') response.write(reply.body.subarray(0, Math.ceil(reply.body.length / 2)));
  await wait(PAUSE_BEFORE_RESET);
}
