/**
 * `npm run spelling`: checks the spelling of code, comments and documents by `cspell.config.yaml`, and that of the
 * texts in `content/`.
 *
 * Prints every unknown word with its file, line and column. Exits 1 when there is one outside `content/`: what editors
 * write, a name above all, need not be in a dictionary.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';

let mistakes = 0;

const { errors } = await lint(
  [],
  { cache: true, progress: false },
  {
    issue({ uri, row, col, text, isFlagged, suggestionsEx = [] }) {
      const file = path.relative(process.cwd(), fileURLToPath(uri!)).replaceAll('\\', '/');
      const fix = suggestionsEx.filter(({ isPreferred }) => isPreferred).map(({ word }) => `write "${word}"`);
      const issue = `${file}:${row}:${col} "${text}" ${isFlagged ? 'is not British' : 'is in no dictionary'}`;
      const isWarning = file.startsWith('content/');
      console.error(`${isWarning ? 'warning: ' : ''}${issue}${fix.map((each) => ` — ${each}`).join('')}`);
      if (!isWarning) mistakes += 1;
    },
    error: (message, error) => console.error(message, error),
  },
);

if (mistakes > 0) console.error('\nCorrect it, or add a correct word to project-words.txt.');
if (mistakes + errors > 0) process.exitCode = 1;
