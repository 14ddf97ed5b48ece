/** The variables of the Firebase project, which is initialised on the contact page. */
export const FIREBASE_VARIABLES = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
];

/**
 * Whether a build has a Firebase project.
 *
 * @throws Error that names the variables that are missing, if only some are set
 */
export function isFirebaseConfigured(env: Record<string, string | undefined>): boolean {
  const missing = FIREBASE_VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length === 0 || missing.length === FIREBASE_VARIABLES.length) return missing.length === 0;
  throw new Error(
    `Firebase is not configured: ${missing.join(', ')} is missing. Copy the values from the Firebase console ` +
      '(Project settings, Your apps, SDK setup) into the environment of the build or into .env.local.',
  );
}
