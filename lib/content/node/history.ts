import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the commits that change how files are written and nothing that visitors see; `git blame` can skip them, too.
 */
const IGNORED_COMMITS = '.git-blame-ignore-revs';

/**
 * When the files of `content/` were last changed, according to git: path from the root to a date such as `2026-01-31`.
 *
 * A file has no entry if git cannot tell: if there is no git or no repository, if the change is uncommitted, or if
 * history stops at the edge of a shallow clone, whose oldest commit appears to have added everything. Commits in
 * `.git-blame-ignore-revs` do not count.
 *
 * @param root the folder that contains `content/`
 */
export function lastChanges(root: string = process.cwd()): Map<string, string> {
  const days = new Map<string, string>();
  const list = path.join(root, IGNORED_COMMITS);
  const ignored = existsSync(list) ? readFileSync(list, 'utf8').split(/\s+/) : [];
  // Newest commit first. Each begins with a NUL and includes the decoration, where git writes "grafted" if history was
  // cut off at that commit.
  const commits = git(root, 'log', '--format=%x00%H|%cs|%D', '--name-only').split('\0');
  for (const commit of commits.slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [hash = '', day = '', decoration = ''] = head.split('|');
    if (ignored.includes(hash) || decoration.split(', ').includes('grafted')) continue;
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  for (const file of git(root, 'diff', '--name-only', 'HEAD').split('\n')) days.delete(file);
  return days;
}

/** What a git command prints about `content/`; nothing if it fails. */
function git(root: string, ...command: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...command, '--', 'content'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: Infinity,
    });
  } catch {
    return '';
  }
}
