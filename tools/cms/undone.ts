/**
 * `tsx tools/cms/undone.ts [base] [head]`: lists the texts that a draft puts back to what they were before a colleague
 * changed them, and exits with code 1 if there are any. This happens when a form stays open while the colleague
 * publishes: the CMS saves the whole file as the form knows it, and does not compare.
 */
import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual as isEqual } from 'node:util';
import { parse } from 'yaml';

/** How many of a file's last changes are compared. */
const CHANGES = 30;

/** The fields of a file that a colleague changed: those that a draft has as they are now, and as they were before. */
interface Compared {
  kept: string[];
  putBack: string[];
}

/** Compares a draft with two versions of its file. Fields that the draft has in a third form are in neither list. */
function compare(before: unknown, after: unknown, draft: unknown, path: readonly string[] = []): Compared {
  if (isEqual(before, after)) return { kept: [], putBack: [] };
  const [was, is, now] = partsOf([before, after, draft]);
  if (was && is && now) {
    const keys = new Set([...Object.keys(was), ...Object.keys(is), ...Object.keys(now)]);
    const found = [...keys].map((key) => compare(was[key], is[key], now[key], [...path, key]));
    return { kept: found.flatMap(({ kept }) => kept), putBack: found.flatMap(({ putBack }) => putBack) };
  }
  const name = path.join(' › ');
  return { kept: isEqual(after, draft) ? [name] : [], putBack: isEqual(before, draft) ? [name] : [] };
}

type Parts = Record<string, unknown>;

/** The fields of groups; the entries of lists by id or, if none has moved, by number. */
function partsOf(values: readonly unknown[]): readonly Parts[] {
  if (!values.every(Array.isArray)) return values.every(isGroup) ? values : [];
  const ids = values.map((list) => list.map((entry: unknown) => (isGroup(entry) ? entry.id : undefined)));
  if (ids.every((list) => list.every(Boolean) && new Set(list).size === list.length))
    return values.map((list, at) => Object.fromEntries(list.map((entry, index) => [ids[at]![index], entry])));
  const entries = values.flatMap((list) => list.map((entry: unknown, index) => ({ entry, index })));
  const isMoved = entries.some((a) => entries.some((b) => a.index !== b.index && isEqual(a.entry, b.entry)));
  return isMoved ? [] : values.map((list) => Object.fromEntries(list.map((entry, index) => [`${index + 1}`, entry])));
}

const isGroup = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function contentAt(commit: string, file: string): unknown {
  try {
    // Without warnings, which would hide the list in the log: older versions have tags that are not in use any more.
    return parse(git('show', `${commit}:${file}`), { logLevel: 'error' });
  } catch {
    // The file did not exist yet, or cannot be read: the check of the content says so.
    return undefined;
  }
}

/** @returns a sentence for each text of a file that the draft puts back */
function undoneIn(file: string, base: string, head: string): string[] {
  const draft = contentAt(head, file);
  const log = git('log', '--first-parent', `-${CHANGES}`, '--format=%H%x09%an%x09%as', base, '--', file);
  const commits = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const versions = commits.map(([hash]) => contentAt(hash!, file));
  // A draft that does nothing else was meant to.
  if (versions.slice(1).some((version) => isEqual(version, draft))) return [];
  const sentences: string[] = [];
  for (const [index, [, author, date]] of commits.slice(0, -1).entries()) {
    const { kept, putBack } = compare(versions[index + 1], versions[index], draft);
    // A form that was open before a change keeps nothing of it.
    if (kept.length > 0) break;
    sentences.push(...putBack.map((field) => `${file}: “${field}” was changed by ${author} on ${date}.`));
  }
  return sentences;
}

const [from = 'origin/main', head = 'HEAD'] = process.argv.slice(2);
const base = git('merge-base', from, head).trim();
const files = git('diff', '--name-only', '--diff-filter=M', base, head, '--', 'content/*.yaml').trim().split('\n');
const sentences = files.filter(Boolean).flatMap((file) => undoneIn(file, base, head));
for (const sentence of sentences) console.log(sentence);
if (sentences.length > 0) process.exitCode = 1;
