import { spawn } from 'node:child_process';

/** One step of a longer command: what it is called in the terminal, and the command line that does it. */
export interface Step {
  name: string;
  command: string;
  /** Variables that this step has beside those of all steps. */
  env?: Record<string, string>;
}

/**
 * Runs steps one after another with their output in the terminal, each under a heading with its number.
 *
 * @returns the seconds each step took
 * @throws {Error} naming the first step that failed
 */
export async function runSteps(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  for (const [index, { name, command, env: own }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const started = performance.now();
    const code = await run(command, { ...env, ...own });
    if (code !== 0) throw new Error(`"${name}" failed (${command} ended with code ${code}).`);
    seconds.set(name, (performance.now() - started) / 1000);
  }
  return seconds;
}

function run(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { stdio: 'inherit', shell: true, env });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
