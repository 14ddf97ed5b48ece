import { cpSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';
import { serve, type Engine } from '../engine';

interface Hosting {
  public: string;
  ignore: string[];
}
type Superstatic = (options: Record<string, unknown>) => {
  (request: unknown, response: unknown, next: (error?: Error) => void): void;
};
type Minimatch = (path: string, pattern: string, options: { dot: boolean }) => boolean;

const require = createRequire(import.meta.url);

/** Linux takes no longer path of a file. */
const MAX_PATH_LENGTH = 4096;

/** superstatic, as the emulator of firebase-tools starts it. */
export const firebase: Engine = {
  host: 'firebase',
  start: async ({ root, scratch }) => serve(await deploy(root, scratch)),
};

/**
 * Deploys a site: Firebase gets what `ignore` does not name.
 *
 * @param root the folder that has `firebase.json`
 * @param to the folder for the files that are served
 * @returns what answers requests
 */
export async function deploy(root: string, to: string): Promise<RequestListener> {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting };
  const minimatch = require('minimatch') as Minimatch;
  const from = path.join(root, hosting.public);
  const isUploaded = (file: string) =>
    !hosting.ignore.some((pattern) => minimatch(path.relative(from, file), pattern, { dot: true }));
  cpSync(from, path.join(to, hosting.public), { recursive: true, filter: isUploaded });

  const { default: superstatic } = require('superstatic') as { default: Superstatic };
  const handle = superstatic({ config: hosting, cwd: to, compression: true, stack: 'strict', fallthrough: false });
  return (request, response) => {
    // Firebase has servers of its own before superstatic, which ends by a path that it cannot decode.
    if (!isPath(request.url ?? '')) return void response.writeHead(400).end();
    handle(request, response, (error) => response.writeHead(error ? 500 : 404).end());
  };
}

/** Whether a target can be decoded, and is short enough to be the name of a file. */
function isPath(target: string): boolean {
  try {
    return decodeURI(target).length < MAX_PATH_LENGTH;
  } catch {
    return false;
  }
}
