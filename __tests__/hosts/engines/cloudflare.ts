import { openSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tools/network/free-port';
import { end, start as startProcess, untilItAnswers } from '../../engines/processes';
import type { Engine } from '../engine';

const PACKAGES = path.resolve('__tests__/hosts/node_modules');

/** wrangler wants a newer Node. */
const NODE_22 = `${PACKAGES}/node-${process.platform}-${process.arch}/bin/node`;

/** Keeps wrangler from calls of its own. */
const OFFLINE = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' };

/** `wrangler pages dev`. Its output is in `wrangler.log`. */
export const cloudflare: Engine = {
  host: 'cloudflare',
  async start(root, scratch) {
    const port = await freePort();
    const args = [
      `${PACKAGES}/wrangler/bin/wrangler.js`,
      'pages',
      'dev',
      path.join(root, 'out'),
      `--port=${port}`,
      '--ip=127.0.0.1',
    ];
    const log = openSync(path.join(scratch, 'wrangler.log'), 'w');
    const child = startProcess(NODE_22, args, {
      cwd: scratch,
      env: { ...process.env, ...OFFLINE, HOME: scratch },
      stdio: ['ignore', log, log],
    });
    const origin = `http://127.0.0.1:${port}`;
    await untilItAnswers(origin);
    return { origin, close: () => end(child) };
  },
};
