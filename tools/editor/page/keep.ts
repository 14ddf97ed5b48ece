import { checkSpecification } from '@/lib/content/core/check-specification';
import type { ContentIssue } from '@/lib/content/core/issues';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { print } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/core/schema';
import { labelOfPath } from '@/lib/content/core/schema/labels';
import { isKnown } from './content-files';
import { Conflict, merge } from './merge';

/**
 * Keeps what colleagues write. A form is filled from a file as it was when the form opened; by the time it is saved,
 * the file may have changed. Changes of different fields are put together; where both have changed the same, nothing is saved,
 * and the editor is told.
 */

/** Which file each text was made from, for those that forms have written. Undefined for a new file. */
const sourceOf = new Map<string, string | undefined>();
/** The texts that this page has written, by path: a second save of the same form begins with them. */
const written = new Map<string, string>();

/** A form has become `text`; it was filled from `source`. Texts that differ only in the white space around them are one. */
export function remember(text: string, source: string | undefined): void {
  sourceOf.set(text.trim(), source);
}

/** Whether a form has made this text. */
export const isRemembered = (text: string): boolean => sourceOf.has(text.trim());

/** The file has been written: from now on it is what the form is compared with. */
export function noteWritten(path: string, mine: string): void {
  written.set(path, mine);
}

/**
 * Makes the text to write for a form, which loses nothing of a colleague's.
 *
 * @param path such as `content/pages/home.yaml`
 * @param mine what the form has become
 * @param theirs the file as it is now; undefined where there is none
 * @throws {Error} in an editor's words, where both have changed the same
 */
export function reconcile(path: string, mine: string, theirs: string | undefined): string {
  const base = written.get(path) ?? sourceOf.get(mine.trim());
  if (theirs === undefined) {
    // A copy of another page is filled from that one's file.
    if (base === undefined || !isKnown(path)) return mine;
    throw new Error(
      'A colleague has deleted this page since you opened it. Nothing was saved: copy your texts before you leave this form.',
    );
  }
  if (base === undefined) {
    throw new Error('There is a page with this address already. Nothing was saved: choose another address.');
  }
  keepSpecification(path, base, mine);
  const schema = fieldSchemaOf(path);
  try {
    return print(schema, merge(valuesOf(path, base), valuesOf(path, mine), valuesOf(path, theirs)));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const label = labelOfPath(schema, error.path);
    const now = typeof error.theirs === 'string' ? ` It now reads: “${error.theirs}”.` : '';
    throw new Error(
      `A colleague has changed “${label}” since you opened this page.${now} Nothing was saved, and nothing of theirs was ` +
        'overwritten: write the same there and save again; or copy your text, load the page again, and put it in.',
      { cause: error },
    );
  }
}

const parsed = (path: string, source: string) => parseYaml(path, `${source.trimEnd()}\n`).yaml;
const valuesOf = (path: string, source: string): unknown => parsed(path, source)?.written;

/** @throws {Error} where a form takes away what the specification fixes, such as an entry of a list that it names */
function keepSpecification(path: string, base: string, mine: string): void {
  const issuesOf = (source: string): ContentIssue[] => {
    const yaml = parsed(path, source);
    return yaml ? checkSpecification(yaml) : [];
  };
  const known = issuesOf(base).map(({ problem }) => problem);
  const broken = issuesOf(mine).filter(({ problem }) => !known.includes(problem));
  if (broken.length === 0) return;
  throw new Error(`Nothing was saved: ${broken.map(({ problem, fix }) => `${problem} — ${fix}`).join('; ')}.`);
}
