import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EMAIL_VARIABLES, LOCAL_MAILBOX, readEmailConfig } from '@/lib/contact/config';
import { SERVICE_ORIGIN } from '@/lib/contact/constants';
import { isFirebaseConfigured } from '@/lib/firebase/config';
import { isPreview, PREVIEW_VARIABLE } from '@/lib/site/preview';

/**
 * The settings of a release that are missing or wrong.
 *
 * @param env the environment of the build
 * @param root the folder with `.firebaserc` and `.github/CODEOWNERS`; without these files nothing is asked about them
 * @returns a sentence for each, with its fix; empty if all are there
 */
export function missingSettings(env: Record<string, string | undefined>, root: string = process.cwd()): string[] {
  const missing: string[] = [];
  const check = (isMissing: boolean, what: string) => void (isMissing && missing.push(what));
  const attempt = <Result>(read: () => Result) => {
    try {
      return read();
    } catch (error) {
      return void missing.push((error as Error).message);
    }
  };
  const email = attempt(() => readEmailConfig({ ...env, [PREVIEW_VARIABLE]: '' }));
  check(
    email === LOCAL_MAILBOX,
    `the contact form would send messages to the mailbox on your own computer: set ${EMAIL_VARIABLES.slice(0, -1).join(', ')} in .github/live.env, which .env.example explains, and copy that file to .env.local`,
  );
  check(
    !!email?.origin && email.origin !== SERVICE_ORIGIN,
    `NEXT_PUBLIC_EMAILJS_ORIGIN is for tests, and a release sends messages only to ${SERVICE_ORIGIN}: remove it`,
  );
  attempt(() => isFirebaseConfigured(env));
  check(isPreview(env), `${PREVIEW_VARIABLE} is set, but a release is not a preview: remove it`);
  check(
    read(root, '.github/CODEOWNERS').includes('@OWNER_OF_THE_SITE'),
    '.github/CODEOWNERS names a made-up owner: write the GitHub usernames of two people, such as @asha @ravi, or a team, such as @nestif/owners, to approve changes to the code',
  );
  const projects = read(root, '.firebaserc');
  const idOf = (name: string) => new RegExp(`"${name}":\\s*"([^"]*)"`).exec(projects)?.[1];
  check(
    // Google Cloud's form of an id; the placeholder has a capital letter.
    projects !== '' && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(idOf('default') ?? ''),
    ".firebaserc names no Firebase project: write your project's id, or remove the file if the site is hosted elsewhere",
  );
  check(
    idOf('default') !== undefined && idOf('default') === idOf('preview'),
    '.firebaserc names the same project for the live site and for previews: write another for "preview", so that no preview can replace the live site',
  );
  return missing;
}

/** The text of a file; empty if there is none. */
function read(root: string, file: string): string {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
}
