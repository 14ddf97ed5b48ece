import { initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';

/** Replaces a part of Firebase that counts days of use in its own database on the visitor's device. */
const NO_HEARTBEAT = { name: 'heartbeat', type: 'PRIVATE', instanceFactory: () => null, instantiationMode: 'LAZY' };

interface WithContainer {
  container: { addOrOverwriteComponent(component: object): void };
}

/**
 * Initialises Firebase: app, Authentication and document database (Firestore Lite). The specification names them, but
 * nothing uses them. `getAuth` would create a database, and load a script and a frame that the policy forbids.
 */
export function initialize(): void {
  // The build replaces only variables that are named in full.
  const app = initializeApp({
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  });
  (app as unknown as WithContainer).container.addOrOverwriteComponent(NO_HEARTBEAT);
  initializeAuth(app, { persistence: inMemoryPersistence });
  getFirestore(app);
}
