import { spawn } from 'node:child_process';

/** One step of a longer command: its name in the terminal, and the command line that does it. */
export interface Step {
  name: string;
  command: string;
  /** Variables for this step only, on top of those of all steps. */
  env?: Record<string, string>;
}

/** Steps that run one after another. */
export type Lane = readonly Step[];

/** Lanes that run side by side. */
export type Stage = readonly Lane[];

/** How a step ended. `output` is empty where it went to the terminal at once. */
interface Result {
  code: number;
  seconds: number;
  output: string;
}

/** Runs steps one after another with live output: see `runStages`. */
export const runSteps = (steps: Lane, env?: NodeJS.ProcessEnv): Promise<Map<string, number>> =>
  runStages(
    steps.map((step) => [[step]]),
    env,
  );

/**
 * Runs stages one after another. A stage of one lane writes to the terminal as it goes. Of a stage with several lanes,
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
  const headingOf = (step: Step) => `\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
  for (const lanes of stages) {
    const isLive = lanes.length === 1;
    const failures: string[] = [];
    const runLane = async (lane: Lane) => {
      for (const step of lane) {
        if (isLive) console.log(headingOf(step));
        const { code, output, ...result } = await run(step, env, isLive);
        const text = isLive ? '' : `${headingOf(step)}\n${output}`;
        if (code !== 0) {
          failures.push(`${text}\n"${step.name}" failed (${step.command} ended with code ${code}).`);
          return;
        }
        if (text) console.log(text.trimEnd());
        seconds.set(step.name, result.seconds);
      }
    };
    await Promise.all(lanes.map(runLane));
    if (failures.length > 0) throw new Error(failures.join('\n').trimStart());
  }
  return seconds;
}

function run({ command, env: own }: Step, env: NodeJS.ProcessEnv, isLive: boolean): Promise<Result> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const stdio = isLive ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const);
    const child = spawn(command, { stdio: stdio as 'pipe', shell: true, env: { ...env, ...own } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (output += String(data)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, output }));
  });
}
