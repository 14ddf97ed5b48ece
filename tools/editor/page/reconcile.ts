import { checkSpecification } from '@/lib/content/core/check-specification';
import type { ContentIssue } from '@/lib/content/core/issues';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { printYaml } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/core/schema';
import { labelOfPath } from '@/lib/content/core/schema/labels';
import { fromBase64 } from './base64';
import { isKnown } from './content-files';
import { Conflict, merge } from './merge';

/**
 * Protects work done by colleagues or in other tabs: a file may have changed since its form was opened or, after
 * “Restore”, since the restored text was typed. On saving, this module merges changes to different fields. If both have
 * changed the same field, it saves nothing and tells the editor.
 */

/** Maps the text that a form made to the text of the file that filled the form; undefined for a new file. */
const sourceOf = new Map<string, string | undefined>();
/** Maps each path to the text that this page last sent there, and to the text that had filled its form. */
const written = new Map<string, { text: string; source: string | undefined }>();

/** Notes that a form filled from `source` now gives `text`. White space around text makes no difference. */
export function remember(text: string, source: string | undefined): void {
  sourceOf.set(text.trim(), source);
}

/** The text of a file to save, if a form on this page made it; otherwise undefined. @param content in Base64 */
export function formTextOf(path: string, content: string): string | undefined {
  const text = path.endsWith('.yaml') ? fromBase64(content) : '';
  return sourceOf.has(text.trim()) ? text : undefined;
}

/** Notes that the text from a form has been saved, alone or merged: a second save of that form is compared with it. */
export function noteWritten(path: string, mine: string): void {
  written.set(path, { text: mine, source: sourceOf.get(mine.trim()) });
}

/** The text that a form's changes are compared with; undefined for a new file. */
function baseOf(path: string, mine: string): string | undefined {
  const source = sourceOf.get(mine.trim());
  const last = written.get(path);
  // A form that is still open after a save keeps its old source.
  return last && last.source === source ? last.text : source;
}

/**
 * Makes the text to save for a form, without losing a colleague's changes.
 *
 * @param path such as `content/pages/home.yaml`
 * @param mine the text from the form
 * @param theirs the file as it is now; undefined if there is none
 * @throws {Error} with a message for editors, if both have changed the same value
 */
export function reconcile(path: string, mine: string, theirs: string | undefined): string {
  const base = baseOf(path, mine);
  if (theirs === undefined) {
    // The form of a copied page was filled from the file of the original.
    if (base === undefined || !isKnown(path)) return mine;
    throw new Error(
      'This page has been deleted since you opened it. Nothing was saved: copy your text before you leave this form.',
    );
  }
  if (base === undefined) {
    throw new Error('There is already a page with this address. Nothing was saved: choose another address.');
  }
  keepSpecification(path, base, mine);
  const schema = fieldSchemaOf(path);
  try {
    return printYaml(schema, merge(valuesOf(path, base), valuesOf(path, mine), valuesOf(path, theirs)));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const label = labelOfPath(schema, error.path);
    const now = typeof error.theirs === 'string' ? ` It now reads: “${error.theirs}”.` : '';
    throw new Error(
      `“${label}” has been changed since you opened this page, by a colleague or in another tab.${now} Nothing was saved, ` +
        'and nothing was overwritten. To keep that text, type it into the field and save again. To use yours, copy it, ' +
        'reload the page and paste it in.',
      { cause: error },
    );
  }
}

const parsed = (path: string, source: string) => parseYaml(path, `${source.trimEnd()}\n`).yaml;
const valuesOf = (path: string, source: string): unknown => parsed(path, source)?.written;

/** @throws {Error} if a form removes something that the specification fixes, such as an entry of a list that it names */
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
