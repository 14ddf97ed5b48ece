/**
 * `npm run build`: checks the content, makes the pictures, exports the pages, and writes the site to `out/` and the
 * rules by which hosts serve it to `firebase.json`. Both are replaced at the end, one after the other; a build
 * that fails before leaves them as they were.
 *
 * `npm run release` adds `--release`: it lists everything that is still missing, such as the real text of a placeholder
 * or the ids of the email service. If anything is, or the build fails, there is no `out/` that could be deployed.
 *
 * `--local`, for tests, ignores the ids of services: the contact form sends to the local mailbox. Before that it builds
 * a second site, as a release would but with made-up ids, into `.cache/live`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NOWHERE, readEmailConfig } from '@/lib/contact/config';
import { checkAll } from '@/lib/content/check-all';
import { isFirebaseConfigured } from '@/lib/firebase/config';
import { isPreview } from '@/lib/site/preview';
import { buildCms } from '@/tools/cms/build';
import { firebaseJson } from '@/tools/hosting/firebase-json';
import { missingSettings } from '@/tools/hosting/missing-settings';
import { LIVE_SETTINGS, LIVE_SITE, withoutSettings } from '@/tools/hosting/test-settings';
import { makePictures } from '@/tools/pictures/make-pictures';
import { postbuild, type WrittenPage } from '@/tools/postbuild/postbuild';
import { reportContent } from '@/tools/shared/report-content';
import { run } from '@/tools/shared/run';

const EXPORT = '.cache/export';
const SITE = '.cache/site';
const OLD_SITE = '.cache/old-site';

const { values } = parseArgs({
  options: { release: { type: 'boolean', default: false }, local: { type: 'boolean', default: false } },
});

// Every web server must be able to read the files of a build.
process.umask(0o022);

run(async () => {
  if (values.release) for (const left of ['out', 'firebase.json']) rmSync(left, { recursive: true, force: true });
  const env = values.local ? withoutSettings(process.env) : process.env;
  const missing = values.release ? missingSettings(env) : [];
  if (missing.length > 0) console.error(`Settings are missing.\n- ${missing.join('\n- ')}\n`);
  const { content, ...found } = await checkAll();
  const isReady = reportContent(found, values.release);
  if (!content || !isReady || missing.length > 0) throw new Error('Nothing was built.');
  // An incomplete configuration stops the build before it takes any time.
  console.log(`The contact form sends ${destination(env)}.`);

  await makePictures(content);
  if (values.local) await makeSite(LIVE_SITE, { ...env, ...LIVE_SETTINGS });
  const pages = await makeSite('.', env, values.local);
  // For the tests of `out/`.
  writeFileSync('.cache/content.json', JSON.stringify(content));
  console.log('What a phone loads first, in bytes; text is compressed (Brotli 5):');
  console.table(Object.fromEntries(pages.map(({ file, weight }) => [file, weight])));
  console.log('The site is in out/, and firebase.json says how to serve it.');
});

/**
 * Replaces `out/` and `firebase.json` in a folder, once everything that can fail is done.
 *
 * @param isCompiled whether Next has just compiled the pages, and only has to render them again, with other settings
 */
async function makeSite(folder: string, env: NodeJS.ProcessEnv, isCompiled = false): Promise<WrittenPage[]> {
  rmSync(EXPORT, { recursive: true, force: true });
  const mode = isCompiled ? ['--experimental-build-mode', 'generate'] : [];
  // `next.config.ts` reads where to.
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', ...mode], {
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...env, EXPORT_TO: EXPORT },
  });
  const pages = await postbuild({ from: EXPORT, to: SITE, env });
  // Not in a preview: a draft's code would run beside an editor's token.
  if (!isPreview(env)) await buildCms(`${SITE}/admin`);
  const rules = firebaseJson(pages, env);
  const out = path.join(folder, 'out');
  rmSync(OLD_SITE, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(out)) renameSync(out, OLD_SITE);
  renameSync(SITE, out);
  writeFileSync(path.join(folder, 'firebase.json'), rules);
  rmSync(OLD_SITE, { recursive: true, force: true });
  return pages;
}

/** @throws {Error} when the configuration of a service is incomplete */
function destination(env: NodeJS.ProcessEnv): string {
  const email = readEmailConfig(env);
  isFirebaseConfigured(env);
  if (email === NOWHERE) return 'nothing: this is a preview';
  return `messages to ${email.origin || 'the local mailbox'}`;
}
