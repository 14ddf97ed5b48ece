import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ServerOptions } from '@/tools/server/create-server';

/** A page large enough to be worth compressing. */
export const ABOUT_PAGE = `<!doctype html><title>About</title>${'<p>About us</p>'.repeat(200)}`;

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  'about.html': ABOUT_PAGE,
  'contacts.html': '<!doctype html><title>Contact</title>',
  'productEngg.html': '<!doctype html><title>Product Engineering</title>',
  '404.html': '<!doctype html><title>NOT APPLICABLE</title>',
  '_not-found.html': '<!doctype html><title>NOT APPLICABLE</title>',
  'docs/index.html': '<!doctype html><title>Documents</title>',
  '.well-known/no-extension': '{}',
  'main.svg': '<svg/>',
  'robots.txt': 'User-agent: *\n',
  _headers: '/*\n',
  _redirects: '/a /b 301\n',
  'pictures/team.0a1b2c.avif': 'picture'.repeat(100),
  'islands/main-0A1B2C.js': 'void 0;'.repeat(100),
  'fonts/text.0a1b2c.woff2': 'font'.repeat(100),
};

/** Writes files under a folder, making the folders between. */
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

/** Serves a small site from a folder of its own on a free port. */
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
