import { AFTER_UPGRADE, throwIfAny, type Fault } from '../faults';
import type { CleanPage } from '../html/clean-page';
import type { Files } from './export';
import { loadedBy, mentionedIn } from './references';

/** Files whose text can name other files. */
const TEXT = /\.(html|json|webmanifest|xml|svg|txt)$/;

/**
 * Chooses what is published: what was made, what the keepers name, and every file that those refer to.
 *
 * @param made pages, scripts, fonts and the like, by address; they take the place of files of the export
 * @param keepers addresses of files that are published although nothing refers to them
 * @throws PublishError when a page loads a file that is not there
 */
export function selectFiles(
  files: Files,
  made: ReadonlyMap<string, Uint8Array>,
  pages: readonly Pick<CleanPage, 'file' | 'document'>[],
  keepers: readonly RegExp[],
): Map<string, Uint8Array> {
  const faults: Fault[] = pages.flatMap(({ file, document }) =>
    [...new Set(loadedBy(document))]
      .filter((path) => !files.has(path) && !made.has(path))
      .map((path) => ({
        file,
        found: `a reference to ${path}`,
        expected: 'files that are in the export',
        remedy: `Put it into public/ or correct the address. ${AFTER_UPGRADE}`,
      })),
  );
  throwIfAny(faults);

  const chosen = new Map(made);
  for (const [address, content] of files) {
    if (!address.endsWith('.html') && keepers.some((keeper) => keeper.test(address))) chosen.set(address, content);
  }
  // Files that are added here are looked at in turn.
  for (const [address, content] of chosen) {
    if (!TEXT.test(address)) continue;
    for (const path of mentionedIn(Buffer.from(content).toString())) {
      const file = path.endsWith('.html') ? undefined : files.get(path);
      if (file && !chosen.has(path)) chosen.set(path, file);
    }
  }
  return new Map([...chosen].sort(([one], [other]) => (one < other ? -1 : 1)));
}
