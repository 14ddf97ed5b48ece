import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { SEND_FORM_PATH } from '@/components/contact-form/email/constants';
import { createServer } from '@/tools/server/create-server';
import { sendResponse, textResponse } from '@/tools/server/http';
import { Mailbox } from '../browser/mailbox';
import { failing, type Fault } from '../faults';

/** The built site on a port and with a mailbox of its own. */
export interface Site {
  url: string;
  mailbox: Mailbox;
  /** How every message fails; undefined when none does. */
  fault: Fault | undefined;
  /** Type and text of what is served beside the site, by path. */
  files: Map<string, [type: string, text: string]>;
  close(): Promise<void>;
}

/**
 * Serves `out/`.
 *
 * @param script runs first on every page, for an engine whose driver reports too little
 */
export async function serveSite(script?: string): Promise<Site> {
  const dir = mkdtempSync(path.join(tmpdir(), 'engines-'));
  const files: Site['files'] = new Map();
  const fail = failing(({ url }) => (url === SEND_FORM_PATH ? site.fault : undefined));
  const mailboxDir = path.join(dir, 'mailbox');
  const server = createServer({
    outDir: script === undefined ? path.resolve('out') : withScript(path.join(dir, 'out'), script),
    policyFile: path.resolve(POLICY_FILE),
    mailboxDir,
    log: () => undefined,
    async intercept(request, response, handle) {
      const [type, text] = files.get(request.url!) ?? [];
      if (text === undefined) return fail(request, response, handle);
      sendResponse(response, textResponse(200, text, { 'Content-Type': `${type}; charset=utf-8` }));
      return true;
    },
  });
  const site: Site = {
    url: await server.listen(0),
    mailbox: new Mailbox(mailboxDir),
    fault: undefined,
    files,
    close: async () => {
      await server.close();
      rmSync(dir, { recursive: true });
    },
  };
  return site;
}

function withScript(copy: string, script: string): string {
  cpSync('out', copy, { recursive: true });
  writeFileSync(path.join(copy, 'recorder.js'), script);
  for (const file of readdirSync(copy).filter((name) => name.endsWith('.html'))) {
    const page = path.join(copy, file);
    writeFileSync(page, readFileSync(page, 'utf8').replace(/<head[^>]*>/, '$&<script src="/recorder.js"></script>'));
  }
  return copy;
}
