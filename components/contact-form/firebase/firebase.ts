import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';

/**
 * Initialises Firebase: app, authentication and document database, each once, on first use.
 *
 * Importing this module loads nothing of Firebase; a function loads what it needs. Nothing here is secret:
 * `tools/deploy/firestore.rules` protect the database.
 */

/** The variables of the configuration, with the pattern of each. */
const VARIABLES = {
  apiKey: { name: 'NEXT_PUBLIC_FIREBASE_API_KEY', pattern: /^[\w-]{20,}$/ },
  authDomain: { name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/ },
  projectId: { name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID', pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ },
  appId: { name: 'NEXT_PUBLIC_FIREBASE_APP_ID', pattern: /^\d+:\d+:web:[0-9a-f]+$/ },
} as const;

/** Reads the environment. The build replaces only variables that are named in full. */
const environment = () => ({
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
});

/** The names of the variables. */
export const FIREBASE_VARIABLES = Object.values(VARIABLES).map(({ name }) => name);

/**
 * Whether a build has a Firebase project.
 *
 * @throws Error that names the variables, when some are set and others missing, or one is malformed
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

/** Caches the result of a function until it fails: then the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error) => {
      made = undefined;
      throw error;
    }));
}

/** The Firebase app. Rejects when the configuration is missing or malformed. */
export const getFirebaseApp = once<FirebaseApp>(async () => {
  const config = readFirebaseConfig(environment());
  const { initializeApp } = await import('firebase/app');
  return initializeApp(config);
});

/** The authentication service. Rejects as `getFirebaseApp` does. The specification names it; the site does not use it. */
export const getFirebaseAuth = once<Auth>(async () => {
  const app = await getFirebaseApp();
  const { getAuth } = await import('firebase/auth');
  return getAuth(app);
});

/** The document database (Firestore Lite). Rejects as `getFirebaseApp` does. */
export const getFirebaseDatabase = once<Firestore>(async () => {
  const app = await getFirebaseApp();
  const { getFirestore } = await import('firebase/firestore/lite');
  return getFirestore(app);
});
