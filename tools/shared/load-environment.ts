import nextEnv from '@next/env';

const QUIET = { info: () => undefined, error: console.error };

/**
 * Reads the files `.env*` into the environment, and sets `NODE_ENV`: a shell may have one for other purposes, with which
 * Next reads other files, and React and jest work in another way.
 *
 * @param mode what the command does
 * @param isQuiet whether it does not name the files
 */
export function loadEnvironment(mode: 'development' | 'production', isQuiet = false): void {
  Object.assign(process.env, { NODE_ENV: mode });
  nextEnv.loadEnvConfig(process.cwd(), mode === 'development', isQuiet ? QUIET : console);
}
