import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a script of `tools/` in another folder. @returns its exit code and what it printed */
export function runTool(cwd: string, file: string, args: string[] = [], env: Record<string, string | undefined> = {}) {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return spawnSync(process.execPath, ['--import', tsx, path.resolve('tools', file), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env },
  });
}
