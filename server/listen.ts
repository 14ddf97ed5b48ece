import type { Server } from 'node:net';

/** Reads $PORT; 3000 when it is not set. @throws Error when it is no port number. */
export function readPort(text: string | undefined): number {
  if (!text) return 3000;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(
      `PORT is ${JSON.stringify(text)}, which is no port. Set it to a number from 0 to 65535, such as PORT=3000.`,
    );
  }
  return Number(text);
}

/** Resolves when the server listens. @throws Error that names the port and the remedy. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Error(`Cannot serve on port ${port}: ${reason(port, error)}`, { cause: error }));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

function reason(port: number, { code, message }: NodeJS.ErrnoException): string {
  const remedy = `choose another port, such as PORT=${port < 1024 ? 3000 : port + 1} npm run serve`;
  if (code === 'EADDRINUSE') return `another program uses it. Stop that program, or ${remedy}`;
  if (code === 'EACCES') return `the system does not allow it. Please ${remedy}`;
  return message;
}
