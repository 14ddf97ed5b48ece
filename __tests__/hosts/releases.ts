import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { firebaseJson } from '@/tools/hosting/firebase';
import { matches } from '@/tools/hosting/rules';
import { filesOf, rulesOfSite } from '@/tools/hosting/site-rules';
import { sendResponse } from '@/tools/server/http';
import { createMailbox } from '@/tools/server/mailbox';
import { Mailbox } from '../browser/mailbox';
import { serve, type RunningEngine } from './engine';
import { deploy } from './engines/firebase';

/** Files that name others. */
const TEXTS = /\.(html|js|json|xml)$/;

/** A live site on Firebase's engine, where one release takes the place of another at once. */
export interface LiveSite extends RunningEngine {
  mailbox: Mailbox;
  /** Replaces the site by a release that was made before. */
  release(name: string): void;
  /** Called with each request before it is answered. */
  onRequest: ((path: string) => void) | undefined;
}

/**
 * Makes releases of `out/`, and puts the first of them live. They differ in the names of all hashed files, in the
 * styles that refer to them, and in a line of each page that names the release.
 */
export async function startSite(...names: [string, ...string[]]): Promise<LiveSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const mailboxDir = path.join(folder, 'mailbox');
  const releases = new Map<string, RequestListener>();
  for (const name of names) {
    const root = path.join(folder, name);
    await makeRelease(name, root);
    releases.set(name, await deploy(root, path.join(root, 'deployed')));
  }
  let current = releases.get(names[0])!;

  const receive = createMailbox({ dir: mailboxDir, log: () => undefined, logError: console.error });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    site.onRequest?.(request.url ?? '');
    if (request.url === SEND_FORM_PATH) sendResponse(response, await receive(request));
    else current(request, response);
  };
  const { origin, close } = await serve((request, response) => void answer(request, response));
  const site: LiveSite = {
    origin,
    mailbox: new Mailbox(mailboxDir),
    onRequest: undefined,
    release: (name) => {
      current = releases.get(name)!;
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
  return site;
}

/** Makes a release: a copy of `out/` whose hashed files have names of its own, with the hosting rules for it. */
async function makeRelease(name: string, root: string): Promise<void> {
  const outDir = path.join(root, 'out');
  const policyFile = path.join(root, 'policy.json');
  const rules = await rulesOfSite({ outDir: 'out', policyFile: '' }, false);
  const hashed = rules.headers.filter(({ filesOnly }) => filesOnly);
  const files = await filesOf('out');
  const isHashed = (file: string) => hashed.some((rule) => matches(rule.path, `/${file}`));
  const renamed = (file: string) => (isHashed(file) ? file.replace(/(\w+)$/, `${name}.$1`) : file);
  const references = new RegExp(files.filter(isHashed).map(escape).join('|'), 'g');

  const styleHashes = new Set<string>();
  for (const file of files) {
    const content = readFileSync(path.join('out', file));
    const target = path.join(outDir, renamed(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (!TEXTS.test(file)) {
      writeFileSync(target, content);
      continue;
    }
    const text = String(content)
      .replace(references, renamed)
      .replace('</head>', `<meta name="release" content="${name}"></head>`);
    for (const [, style = ''] of text.matchAll(/<style>([^<]*)<\/style>/g)) styleHashes.add(sha256(style));
    writeFileSync(target, text);
  }
  writeFileSync(policyFile, JSON.stringify({ styleHashes: [...styleHashes], connect: "'self'" }));
  const ownRules = await rulesOfSite({ outDir, policyFile }, false);
  writeFileSync(path.join(root, 'firebase.json'), firebaseJson(ownRules, await filesOf(outDir)));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
