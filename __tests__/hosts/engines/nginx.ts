import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNginxSite } from '@/tools/hosting/nginx-site';
import { freePort } from '@/tools/network/free-port';
import { end, start as startProcess, untilItAnswers } from '../../engines/processes';
import type { Engine } from '../engine';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx from Debian, with what its own configuration has and the server block that the guide shows. */
const configuration = (port: number, scratch: string) => `
load_module ${BROTLI};
daemon off;
user root;
worker_processes 1;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  server {
    listen 127.0.0.1:${port};
    include ${scratch}/nginx.conf;
  }
}
`;

export const nginx: Engine = {
  host: 'nginx',
  packages: { nginx: PROGRAM, 'libnginx-mod-http-brotli-static': BROTLI },
  async start(root, scratch) {
    const port = await freePort();
    await writeNginxSite(root, scratch);
    const file = path.join(scratch, 'main.conf');
    writeFileSync(file, configuration(port, scratch));
    const args = ['-p', scratch, '-c', file, '-e', path.join(scratch, 'error.log')];
    const child = startProcess(PROGRAM, args, { stdio: 'inherit' });
    const origin = `http://127.0.0.1:${port}`;
    await untilItAnswers(origin);
    return { origin, close: () => end(child) };
  },
};
