import { initializeApp, type FirebaseApp } from 'firebase/app';
import { getFirestore, type Firestore } from 'firebase/firestore/lite';
import { readFirebaseConfig } from './config';

/** Reads the environment. The build replaces only variables that are named in full. */
export const environment = () => ({
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
});

/** Replaces a part of Firebase that counts days of use in its own database on the visitor's device. */
const NO_HEARTBEAT = {
  name: 'heartbeat',
  type: 'PRIVATE',
  instanceFactory: () => null,
  multipleInstances: false,
  serviceProps: {},
  instantiationMode: 'LAZY',
  onInstanceCreated: null,
};

type WithContainer = FirebaseApp & { container: { addOrOverwriteComponent(component: object): void } };

let database: Firestore | undefined;

/**
 * Initialises Firebase on first use: app, Authentication and document database (Firestore Lite). Nothing here is
 * secret: `tools/firebase/firestore.rules` protect the database. A failure of Authentication is logged and changes
 * nothing.
 *
 * @returns the database
 * @throws Error if the configuration is missing or malformed
 */
export function initializeFirebase(): Firestore {
  if (database) return database;
  const app = initializeApp(readFirebaseConfig(environment()));
  (app as WithContainer).container.addOrOverwriteComponent(NO_HEARTBEAT);
  import('./authentication').then(({ startAuthentication }) => startAuthentication(app)).catch(console.error);
  return (database = getFirestore(app));
}
