import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ServerOptions } from '@/tools/server/create-server';

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': '<!doctype html><title>About</title>',
  'contacts.html': '<!doctype html><title>Contact</title>',
  '404.html': '<!doctype html><title>NOT APPLICABLE</title>',
};

/** Writes files under a folder, and makes the folders between. */
export async function writeFiles(dir: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

/** A server that a failed test left behind would keep jest running. */
const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

export type Fixture = Awaited<ReturnType<typeof startSite>>;

/** Serves a small site from a new folder on a free port. */
export async function startSite(options: Partial<ServerOptions> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const [outDir, mailboxDir, policyFile] = [
    join(root, 'out'),
    join(root, 'new folder', 'mailbox'),
    join(root, 'policy.json'),
  ];
  await writeFiles(outDir, FILES);
  /** What the server logged, and its errors. */
  const lines: string[] = [];
  const errors: unknown[] = [];
  const server = createServer({
    outDir,
    mailboxDir,
    policyFile,
    cacheDir: join(root, 'compressed'),
    log: (line) => lines.push(line),
    logError: (...error) => errors.push(error),
    ...options,
  });
  const url = (await server.listen(0)).replace('localhost', '127.0.0.1');
  /** The names of the messages in the mailbox, hidden files included. */
  const messages = async () => (await readdir(options.mailboxDir ?? mailboxDir).catch(() => [])).sort();
  const close = async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  };
  closers.push(close);
  return {
    url,
    port: Number(new URL(url).port),
    root,
    outDir,
    mailboxDir,
    policyFile,
    lines,
    errors,
    messages,
    close,
  };
}
