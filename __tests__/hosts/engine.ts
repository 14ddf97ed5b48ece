import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Host } from '@/tools/hosting/requests/answer';
import type { Packages } from '@/tools/scripts/needs';

/** The program by which a host serves sites, on this machine. */
export interface Engine {
  host: Host;
  /** What it takes from Debian. */
  packages?: Packages;
  /**
   * @param root the folder that has `out/`, `firebase.json`, `netlify.toml` and `nginx.conf`
   * @param scratch an empty folder for what the engine writes
   */
  start(root: string, scratch: string): Promise<RunningEngine>;
}

interface RunningEngine {
  /** Such as `http://127.0.0.1:4000`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves by a function of Node's kind, on any free port. */
export async function serve(listener: RequestListener): Promise<RunningEngine> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
