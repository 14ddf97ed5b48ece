import nextEnv from '@next/env';

/**
 * Runs a command: with the environment of production, which Next reads from the files `.env*`, and with an error as its
 * message and exit code 1. `NODE_ENV` is set because the shell may have another.
 */
export function run(command: () => void | Promise<void>): void {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  Promise.resolve()
    .then(command)
    .catch(({ message }: Error) => {
      console.error(message);
      // Work that is still going on need not end.
      process.exit(1);
    });
}
