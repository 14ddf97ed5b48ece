import { connect } from 'node:net';

/**
 * Sends bytes as they are, which no HTTP client would. @returns what came back, as latin1, when the server has closed
 */
export function rawRequest(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = () => resolve(Buffer.concat(chunks).toString('latin1'));
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    socket.on('error', finish);
  });
}
