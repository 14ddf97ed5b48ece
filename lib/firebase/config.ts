import type { FirebaseOptions } from 'firebase/app';

/** The variables of the configuration, with the pattern of each. */
const VARIABLES = {
  apiKey: { name: 'NEXT_PUBLIC_FIREBASE_API_KEY', pattern: /^[\w-]{20,}$/ },
  authDomain: { name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/ },
  projectId: { name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID', pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ },
  appId: { name: 'NEXT_PUBLIC_FIREBASE_APP_ID', pattern: /^\d+:\d+:web:[0-9a-f]+$/ },
} as const;

/** The names of the variables. */
export const FIREBASE_VARIABLES = Object.values(VARIABLES).map(({ name }) => name);

/**
 * Whether a build has a Firebase project.
 *
 * @throws Error that names the variables, if some are set and others missing, or one is malformed
 */
export function isFirebaseConfigured(env: Record<string, string | undefined>): boolean {
  if (!FIREBASE_VARIABLES.some((name) => env[name]?.trim())) return false;
  readFirebaseConfig(env);
  return true;
}

/**
 * Reads the configuration of the Firebase project.
 *
 * @throws Error that names every variable that is missing or malformed
 */
export function readFirebaseConfig(env: Record<string, string | undefined>): FirebaseOptions {
  const entries = Object.entries(VARIABLES).map(([key, { name, pattern }]) => {
    const value = env[name]?.trim() ?? '';
    return { key, value, issue: !value ? `${name} is missing` : pattern.test(value) ? '' : `${name} is malformed` };
  });
  const issues = entries.flatMap(({ issue }) => issue || []);
  if (issues.length > 0) {
    throw new Error(
      `Firebase is not configured: ${issues.join(', ')}. Copy the values from the Firebase console ` +
        '(Project settings, Your apps, SDK setup) into the environment of the build or into .env.local.',
    );
  }
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}
