import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { readFirebaseConfig } from './config';

/**
 * Initialises Firebase: app, authentication and document database, each once, on first use.
 *
 * Importing this module loads nothing of Firebase; a function loads what it needs. Nothing here is secret:
 * `tools/deploy/firestore.rules` protect the database.
 */

/** Reads the environment. The build replaces only variables that are named in full. */
const environment = () => ({
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
});

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
