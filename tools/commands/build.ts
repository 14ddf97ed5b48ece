/**
 * `npm run build`: checks the content, makes the pictures, exports the pages, and writes the site to `out/` and the
 * rules by which hosts serve it to `firebase.json`. Both are replaced together at the end; a build that fails leaves
 * them as they were.
 *
 * `npm run release` adds `--release`: it lists everything that is still missing, such as the real text of a placeholder
 * or the ids of the email service. If anything is, or the build fails, there is no `out/` that could be deployed.
 *
 * `--local`, for tests, ignores the ids of services: the contact form sends to the local mailbox.
 */
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EMAIL_VARIABLES, NOWHERE, readEmailConfig } from '@/lib/contact/config';
import { checkContent } from '@/lib/content/pictures';
import { FIREBASE_VARIABLES, isFirebaseConfigured } from '@/lib/firebase/config';
import { isPreview, PREVIEW_VARIABLE } from '@/lib/site/preview';
import { buildForms } from '@/tools/editor/build';
import { firebaseJson } from '@/tools/hosting/firebase';
import { missingSettings } from '@/tools/hosting/missing-settings';
import { contentSecurityPolicy } from '@/tools/hosting/policy';
import { makePictures } from '@/tools/pictures/pictures';
import { postbuild, type WrittenPage } from '@/tools/postbuild/postbuild';
import { reportContent } from '@/tools/shared/report-content';
import { run } from '@/tools/shared/run';

const EXPORT = '.cache/export';
const SITE = '.cache/site';

const { values } = parseArgs({
  options: { release: { type: 'boolean', default: false }, local: { type: 'boolean', default: false } },
});

// Every web server must be able to read the files of a build.
process.umask(0o022);
if (values.local) {
  // A variable that is set, even if empty, is not read from `.env.local`.
  for (const name of [...EMAIL_VARIABLES, ...FIREBASE_VARIABLES, PREVIEW_VARIABLE]) process.env[name] = '';
}

run(async () => {
  if (values.release) for (const left of ['out', 'firebase.json']) rmSync(left, { recursive: true, force: true });
  const { env } = process;
  const missing = values.release ? missingSettings(env) : [];
  if (missing.length > 0) console.error(`Settings are missing.\n- ${missing.join('\n- ')}\n`);
  const { content, ...found } = await checkContent();
  const isReady = reportContent(found, values.release);
  if (!content || !isReady || missing.length > 0) throw new Error('Nothing was built.');
  // An incomplete configuration stops the build before it takes any time.
  console.log(`The contact form sends ${destination(env)}.`);

  await makePictures(content);
  rmSync(EXPORT, { recursive: true, force: true });
  // `next.config.ts` reads where to.
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...env, EXPORT_TO: EXPORT },
  });
  const pages = await postbuild({ from: EXPORT, to: SITE, env });
  console.log('What a phone loads first, in bytes; text is compressed (Brotli 5):');
  console.table(Object.fromEntries(pages.map(({ file, weight }) => [file, weight])));

  // Not in a preview: a draft's code would run beside an editor's token.
  if (!isPreview(env)) await buildForms(`${SITE}/admin`);
  rmSync('out', { recursive: true, force: true });
  renameSync(SITE, 'out');
  writeFileSync('firebase.json', firebaseJson({ policies: policiesOf(pages, env), noindex: isPreview(env) }));
  console.log('The site is in out/, and firebase.json says how to serve it.');
});

/** The policy of each page by its path, and that of the not-found page for every other path. */
function policiesOf(pages: readonly WrittenPage[], env: NodeJS.ProcessEnv): Record<string, string> {
  const connect = readEmailConfig(env).origin || "'self'";
  const list = pages.map(({ file, styleHash }) => {
    const path = file === '404.html' ? '**' : `/${file.replace(/(^index)?\.html$/, '')}`;
    return [path, contentSecurityPolicy(styleHash, connect)];
  });
  return Object.fromEntries(list);
}

/** @throws {Error} when the configuration of a service is incomplete */
function destination(env: NodeJS.ProcessEnv): string {
  const email = readEmailConfig(env);
  isFirebaseConfigured(env);
  if (email === NOWHERE) return 'nothing: this is a preview';
  return `messages to ${email.origin || 'the local mailbox'}`;
}
