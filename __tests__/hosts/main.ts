/**
 * `npm run test:hosts`: the table of requests (tools/hosting/requests), answered by the engines of the hosts; then a
 * release and its rollback on Firebase's engine.
 *
 *     npm run test:hosts -- --host=nginx
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { writeHostFiles } from '@/tools/hosting/host-files';
import { askServer } from '@/tools/hosting/requests/run';
import { requirePackages } from '@/tools/scripts/install-packages';
import type { Engine } from './engine';
import { cloudflare } from './engines/cloudflare';
import { firebase } from './engines/firebase';
import { netlify } from './engines/netlify';
import { nginx } from './engines/nginx';

const ENGINES: Engine[] = [firebase, cloudflare, netlify, nginx];

const only = process.argv.find((each) => each.startsWith('--host='))?.split('=')[1];
const engines = ENGINES.filter(({ host }) => !only || host === only);
if (engines.length === 0)
  throw new Error(`No host is called "${only}": there are ${ENGINES.map(({ host }) => host).join(', ')}.`);

requirePackages({
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
});
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
const root = path.resolve();
const built = { outDir: path.resolve('out'), policyFile: path.resolve(POLICY_FILE) };
// By the rules as they are now, whenever the build was made.
await writeHostFiles({ root, ...built });

let failed = 0;
const scratch = mkdtempSync(path.join(tmpdir(), 'hosts-'));
try {
  for (const engine of engines) await askEngine(engine);
} finally {
  rmSync(scratch, { recursive: true });
}
if (!only) rehearse();
console.log(failed > 0 ? `\n${failed} failed` : '\nAll hosts answer as the table says.');
if (failed > 0) process.exitCode = 1;

async function askEngine(engine: Engine): Promise<void> {
  const started = performance.now();
  const folder = path.join(scratch, engine.host);
  mkdirSync(folder);
  const { origin, close } = await engine.start({ root, scratch: folder });
  try {
    const { count, failures } = await askServer(engine.host, origin, built);
    const took = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    console.log(`${engine.host.padEnd(11)} ${count - failures.length} of ${count} answers are right, ${took} s`);
    for (const failure of failures) console.log(`  ✗ ${failure}`);
    failed += failures.length;
  } finally {
    await close();
  }
}

/** The releases of release.spec.ts, in a browser. */
function rehearse(): void {
  const run = (command: string, ...args: string[]) => spawnSync('npx', [command, ...args], { stdio: 'inherit' }).status;
  const status = run('tsx', 'tools/scripts/ensure-browser.ts') || run('playwright', 'test', '-c', '__tests__/hosts');
  if (status !== 0) failed += 1;
}
