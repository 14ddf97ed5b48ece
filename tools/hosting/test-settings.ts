import { EMAIL_VARIABLES } from '@/lib/contact/config';
import { FIREBASE_VARIABLES } from '@/lib/firebase/config';
import { PREVIEW_VARIABLE } from '@/lib/site/preview';

/** The folder of a site that only tests see: built like a release, with made-up ids. It has its own `firebase.json`. */
export const LIVE_SITE = '.cache/live';

/** Made-up ids of the email service and of Firebase: the settings of a release. */
export const LIVE_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  [...EMAIL_VARIABLES.slice(0, -1), ...FIREBASE_VARIABLES].map((name) => [name, `test-${name.toLowerCase()}`]),
);

/** The environment of a build without any setting that changes the site, wherever it was set. */
export const withoutSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  // Next reads a variable from `.env.local` unless it is set, even if empty.
  ...Object.fromEntries(
    [PREVIEW_VARIABLE, ...Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'))].map((name) => [name, '']),
  ),
});
