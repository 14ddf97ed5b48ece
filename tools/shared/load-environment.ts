import nextEnv from '@next/env';

const QUIET = { info: () => undefined, error: console.error };

/**
 * Reads the files `.env*` into the environment, and sets `NODE_ENV`: the shell may have set a different value, which
 * would make Next read other files, and React and jest behave differently.
 *
 * @param mode of the command
 * @param isQuiet whether to leave out the names of the files
 */
export function loadEnvironment(mode: 'development' | 'production', isQuiet = false): void {
  Object.assign(process.env, { NODE_ENV: mode });
  nextEnv.loadEnvConfig(process.cwd(), mode === 'development', isQuiet ? QUIET : console);
}
