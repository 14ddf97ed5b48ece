import type { FirebaseApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';

/**
 * Initialises Authentication, which the specification names and nothing uses: in memory and without pop-ups. `getAuth`
 * would write a database, and load a script and a frame that the policy forbids.
 */
export const startAuthentication = (app: FirebaseApp): Auth =>
  initializeAuth(app, { persistence: inMemoryPersistence });
