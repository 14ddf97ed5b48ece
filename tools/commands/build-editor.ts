/**
 * `npm run build:editor`: builds the editor as files for its own origin, in `.cache/editor`. It edits the repository
 * `$EDITOR_REPOSITORY`, such as `owner/name`; if that is not set, `$GITHUB_REPOSITORY` or the repository of
 * `git remote`. The branch is `$EDITOR_BRANCH`, or `main`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content';
import { readFlags } from '@/tools/shared/arguments';
import { bundleEditor } from '@/tools/editor/bundle';

const FOLDER = path.resolve('.cache/editor');

async function main(): Promise<void> {
  const settings = {
    mode: 'github' as const,
    repository: repositoryIn(process.env),
    branch: process.env.EDITOR_BRANCH || 'main',
    siteUrl: getContent().site.url,
  };
  const files = await bundleEditor(process.cwd(), settings);
  await rm(FOLDER, { recursive: true, force: true });
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(FOLDER, name)), { recursive: true });
    await writeFile(path.join(FOLDER, name), content);
  }
  const bytes = [...files.values()].reduce((all, { length }) => all + length, 0);
  const place = `${path.relative('', FOLDER)}: ${files.size} files, ${(bytes / 1e6).toFixed(2)} MB`;
  console.log(`The editor for ${settings.repository} (branch ${settings.branch}) is in ${place}.`);
}

/** @throws {Error} when nothing names the repository */
function repositoryIn({ EDITOR_REPOSITORY, GITHUB_REPOSITORY }: NodeJS.ProcessEnv): string {
  const name = EDITOR_REPOSITORY || GITHUB_REPOSITORY || nameOfRemote();
  if (name && /^[\w.-]+\/[\w.-]+$/.test(name)) return name;
  throw new Error('The editor needs to know its repository: EDITOR_REPOSITORY=owner/name npm run build:editor');
}

function nameOfRemote(): string | undefined {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\s*$/.exec(url)?.[1];
  } catch {
    return undefined;
  }
}

readFlags('EDITOR_REPOSITORY=owner/name npm run build:editor');
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
