import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** One step of a longer command: its name in the terminal, and the command line that does it. */
export interface Step {
  name: string;
  command: string;
}

/** Steps that run one after another. */
export type Lane = readonly Step[];

/** Lanes that run side by side. */
export type Stage = readonly Lane[];

/** Runs steps one after another with live output: see `runStages`. */
export const runSteps = (steps: Lane, env?: NodeJS.ProcessEnv): Promise<Map<string, number>> =>
  runStages(
    steps.map((step) => [[step]]),
    env,
  );

/**
 * Runs stages one after another. A stage of one lane writes to the terminal as it goes. In a stage with several lanes,
 * the output of each step is printed in one piece when the step ends; that of a failed step comes last, with the error.
 *
 * @returns the seconds each step took
 * @throws {Error} that names the failed steps: no later step of their lane and no later stage has run
 */
export async function runStages(
  stages: readonly Stage[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  const steps = stages.flat(2);
  for (const lanes of stages) {
    const runLane = async (lane: Lane) => {
      for (const step of lane) {
        const started = performance.now();
        const heading = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
        await run(step, heading, env, lanes.length === 1);
        seconds.set(step.name, (performance.now() - started) / 1000);
      }
    };
    const ended = await Promise.allSettled(lanes.map(runLane));
    const failures = ended.flatMap((lane) => (lane.status === 'rejected' ? [(lane.reason as Error).message] : []));
    if (failures.length > 0) throw new Error(failures.join('\n').trimStart());
  }
  return seconds;
}

/** Runs a step. @throws {Error} with its output, if it was not already shown in the terminal */
async function run({ name, command }: Step, heading: string, env: NodeJS.ProcessEnv, isLive: boolean) {
  if (isLive) console.log(heading);
  const stdio = isLive ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const);
  const child = spawn(command, { stdio: stdio as 'pipe', shell: true, env });
  let output = isLive ? '' : `${heading}\n`;
  // A character may be split across two chunks.
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${output}\n"${name}" failed (${command} ended with code ${code ?? 1}).`);
  if (output) console.log(output.trimEnd());
}
