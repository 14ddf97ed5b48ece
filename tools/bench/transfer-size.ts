import { Agent, get } from 'node:http';

/**
 * The bytes of a response over HTTP/1.1 as transferred: status line, headers and compressed body.
 *
 * @throws {Error} when the server cannot be reached or ends the connection before the response is complete
 */
export function transferSize(url: string): Promise<number> {
  // A connection of its own, which counts this response only; kept alive, as a browser's is, which adds to the headers.
  const agent = new Agent({ keepAlive: true });
  return new Promise<number>((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const { socket } = response;
      response.once('error', reject);
      response.once('end', () => resolve(socket.bytesRead));
      response.resume();
    });
    request.once('error', reject);
  }).finally(() => agent.destroy());
}
