import { connect } from 'node:net';

/**
 * Sends bytes as they are, which no HTTP client would, and resolves with all that came back, as latin1, when the server
 * closes the connection. `halfClose` says at once that nothing more comes; the server then drops what it still works on.
 */
export function rawRequest(port: number, bytes: string | Buffer, { halfClose = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = () => resolve(Buffer.concat(chunks).toString('latin1'));
    const socket = connect(port, '127.0.0.1', () => (halfClose ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    socket.on('error', finish);
  });
}

/** A GET whose target is sent unchanged. */
export function rawGet(port: number, target: string): Promise<string> {
  return rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

/** The status of an answer; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
