import type { Server } from 'node:net';

/** Thrown when a port cannot be listened on; its message names the port and the remedy. */
export class ListenError extends Error {
  constructor(port: number, cause: NodeJS.ErrnoException) {
    super(`Cannot serve on port ${port}: ${reason(port, cause)}`, { cause });
    this.name = 'ListenError';
  }
}

/** Resolves when the server listens. @throws ListenError */
export function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new ListenError(port, error));
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
