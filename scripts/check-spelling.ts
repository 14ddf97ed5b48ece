/**
 * `npm run spelling`: checks the spelling of code, comments and documents by `cspell.config.yaml`, and that of the texts
 * in `content/`.
 *
 * Prints every unknown word with its file, line and column. Exits 1 when there is one outside `content/`: what editors
 * write, a name above all, need not be in a dictionary.
 */
import { lint } from 'cspell';

let mistakes = 0;

const { errors } = await lint(
  [],
  { cache: true, progress: false },
  {
    issue({ uri, row, col, text, isFlagged, suggestionsEx = [] }) {
      const file = new URL(uri!).pathname.replace(`${process.cwd()}/`, '');
      const remedy = suggestionsEx.filter(({ isPreferred }) => isPreferred).map(({ word }) => `write "${word}"`);
      const told = `${file}:${row}:${col} "${text}" ${isFlagged ? 'is not British' : 'is in no dictionary'}`;
      const warns = file.startsWith('content/');
      console.error(`${warns ? 'warning: ' : ''}${told}${remedy.map((each) => ` — ${each}`).join('')}`);
      if (!warns) mistakes += 1;
    },
    error: (message, error) => console.error(message, error),
  },
);

if (mistakes > 0) console.error('\nMend it, or add a word that is right to project-words.txt.');
if (mistakes + errors > 0) process.exitCode = 1;
