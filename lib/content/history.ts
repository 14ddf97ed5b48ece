import { execFileSync } from 'node:child_process';

/**
 * When the files of `content/` were last changed, by git's history: path from the root to a day such as `2026-01-31`.
 *
 * A file has no entry where git cannot tell: without git or a repository, when the change is not committed, and where a
 * shallow clone ends, whose last commit seems to have added everything.
 *
 * @param root the folder that holds `content/`
 */
export function lastChanges(root: string = process.cwd()): Map<string, string> {
  const days = new Map<string, string>();
  // Newest commit first; each begins with a NUL, its day and its decoration, in which git says "grafted" for such an end.
  const commits = git(root, 'log', '--format=%x00%cs|%D', '--name-only').split('\0');
  for (const commit of commits.slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [day = '', decoration = ''] = head.split('|');
    if (decoration.split(', ').includes('grafted')) continue;
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  for (const file of git(root, 'diff', '--name-only', 'HEAD').split('\n')) days.delete(file);
  return days;
}

/** What a git command prints about `content/`; nothing where it fails. */
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
