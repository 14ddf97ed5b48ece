import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { serve, type Engine } from '../engine';

/** superstatic, as the emulator of firebase-tools starts it. Firebase gets what `ignore` does not name. */
export const firebase: Engine = {
  host: 'firebase',
  async start(root, scratch) {
    const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
      hosting: { public: string; ignore: string[] };
    };
    const from = path.join(root, hosting.public);
    const isUploaded = (file: string) => !hosting.ignore.includes(path.relative(from, file));
    cpSync(from, path.join(scratch, hosting.public), { recursive: true, filter: isUploaded });
    const { default: superstatic } = createRequire(import.meta.url)('superstatic');
    const options = { config: hosting, cwd: scratch, compression: true, stack: 'strict', fallthrough: false };
    const handle = superstatic(options);
    return serve((request, response) =>
      handle(request, response, (error?: Error) => response.writeHead(error ? 500 : 404).end()),
    );
  },
};
