import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/**
 * Reads the whole body of a request. Undefined when it is longer than so many bytes: the rest is then thrown away as it
 * comes, since a client that is cut off while it sends does not see the answer.
 *
 * @throws Refusal when the client goes away before it has sent everything.
 */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) return chunks.push(chunk);
      chunks.length = 0;
      request.off('data', take);
      request.resume();
      resolve(undefined);
    };
    request.on('data', take);
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => reject(new Refusal(400, 'The form was cut off')));
  });
}
