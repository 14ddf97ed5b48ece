import type { FirebaseApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';

/**
 * Initialises Authentication, in memory and without pop-ups. The specification names it, but nothing uses it. `getAuth`
 * would create a database, and load a script and a frame that the policy forbids.
 */
export const startAuthentication = (app: FirebaseApp): Auth =>
  initializeAuth(app, { persistence: inMemoryPersistence });
