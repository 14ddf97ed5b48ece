import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { createServer } from '@/tools/server/create-server';
import type { Engine } from '../engine';

/** The project's own server, by which the others are judged. */
export const local: Engine = {
  host: 'local',
  async start({ root, scratch }) {
    const server = createServer({
      outDir: path.join(root, 'out'),
      policyFile: path.resolve(POLICY_FILE),
      mailboxDir: scratch,
      log: () => undefined,
    });
    const origin = (await server.listen(0)).replace('localhost', '127.0.0.1');
    return { origin, close: () => server.close() };
  },
};
