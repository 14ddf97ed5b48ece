import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMAIL_VARIABLES, LOCAL_MAILBOX, readEmailConfig } from '@/lib/contact/config';
import { isFirebaseConfigured } from '@/lib/firebase/config';
import { isPreview, PREVIEW_VARIABLE } from '@/lib/site/preview';

type Environment = Record<string, string | undefined>;

/** Names the Firebase projects: `default` has the live site, `preview` has the previews. */
const PROJECTS_FILE = '.firebaserc';

/** Says who approves changes to the code. */
const OWNERS_FILE = '.github/CODEOWNERS';
const MADE_UP_OWNER = '@OWNER_OF_THE_SITE';

/** GitHub Actions uses these to sign in to Google Cloud; see `.github/workflows/release.yml`. */
const DEPLOY_VARIABLES = ['WORKLOAD_IDENTITY_PROVIDER', 'DEPLOY_SERVICE_ACCOUNT'];

/**
 * The settings of a release that are missing or wrong.
 *
 * @param env the environment of the build
 * @param root the folder with `.firebaserc`; without that file, the site is not for Firebase Hosting
 * @returns a sentence for each, with its fix; empty if all are there
 */
export function missingSettings(env: Environment, root: string = process.cwd()): string[] {
  const missing = [...emailIssues(env), ...pastedTwice(env), ...messageOf(() => isFirebaseConfigured(env))];
  const owners = path.join(root, OWNERS_FILE);
  if (existsSync(owners) && readFileSync(owners, 'utf8').includes(MADE_UP_OWNER)) {
    const fix =
      'write the GitHub usernames of two people, or the name of a team, to approve changes to the code; or, if the site is not on GitHub, remove the file';
    missing.push(`${OWNERS_FILE} names a made-up owner: ${fix}`);
  }
  if (isPreview(env)) missing.push(`${PREVIEW_VARIABLE} is set, but a release is not a preview: remove it`);
  const file = path.join(root, PROJECTS_FILE);
  if (!existsSync(file)) return missing;
  const projects = readFileSync(file, 'utf8');
  const [live, preview] = ['default', 'preview'].map(
    (name) => new RegExp(`"${name}":\\s*"([^"]*)"`).exec(projects)?.[1],
  );
  if (live && live === preview) {
    const fix = 'write the id of another project for "preview", so that no preview can replace the live site';
    missing.push(`${PROJECTS_FILE} names the same project for the live site and for previews: ${fix}`);
  }
  // Google Cloud's form of an id; the placeholder has a capital letter.
  if (!/"default":\s*"[a-z][a-z0-9-]{4,28}[a-z0-9]"/.test(projects)) {
    const fix = `write your project's id, or remove ${PROJECTS_FILE} if the site is hosted elsewhere`;
    missing.push(`${PROJECTS_FILE} names no Firebase project: ${fix}`);
  }
  if (env.GITHUB_ACTIONS !== 'true') return missing;
  return [
    ...missing,
    ...DEPLOY_VARIABLES.filter((name) => !env[name]?.trim()).map(
      (name) => `${name} is missing: set it as a variable of the repository on GitHub`,
    ),
  ];
}

function emailIssues(env: Environment): string[] {
  let isLocal = false;
  const issues = messageOf(() => (isLocal = readEmailConfig({ ...env, [PREVIEW_VARIABLE]: '' }) === LOCAL_MAILBOX));
  if (!isLocal) return issues;
  const names = EMAIL_VARIABLES.slice(0, -1).join(', ');
  return [
    'the contact form would send messages to the local mailbox, which exists only on your own computer: ' +
      `set ${names} in the environment of the build or in .env.local, as .env.example says`,
  ];
}

/** The ids of the email service must differ: two equal ones mean that a paste went into the wrong line. */
function pastedTwice(env: Environment): string[] {
  const all = EMAIL_VARIABLES.slice(0, -1).filter((name) => env[name]?.trim());
  return all.flatMap((name, index) => {
    const twin = all.slice(0, index).find((each) => env[each]?.trim() === env[name]?.trim());
    return twin
      ? [`${name} is the same as ${twin}: copy each from its own place at EmailJS, as .env.example says`]
      : [];
  });
}

/** The error that a function throws; nothing when it throws none. */
function messageOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [(error as Error).message.replaceAll('\n', '\n  ')];
  }
}
