/**
 * `npm run dev -- [--port 3000] [--hostname 0.0.0.0] [-- options for next dev]`: the site for editors and programmers.
 * When a file of `content/` is saved, the open page updates automatically; if there is a mistake, it says what to
 * write. Pictures are not encoded beforehand: pages get previews of those that the picture cache lacks.
 */
import { develop } from '@/tools/dev/develop';
import { readArguments, refuse } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';

const USAGE = 'npm run dev -- [--port 3000] [--hostname 0.0.0.0] [-- options of next dev]';

const options = { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } } as const;
// Arguments after `--` are for Next's own command.
const [args, others] = splitAt('--', process.argv.slice(2));
const { values } = readArguments(USAGE, { args, options });
if (!/^\d*$/.test(values.port ?? '')) refuse(USAGE, `--port ${values.port} is not a port.`);

loadEnvironment('development');
const port = Number(values.port ?? process.env.PORT) || undefined;
develop({ port, hostname: values.hostname ?? 'localhost', others }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

/** The entries of a list before an entry and after it. */
function splitAt(entry: string, list: readonly string[]): [string[], string[]] {
  const at = list.includes(entry) ? list.indexOf(entry) : list.length;
  return [list.slice(0, at), list.slice(at + 1)];
}
