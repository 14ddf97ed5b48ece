/**
 * `npm run test:outbox`: what becomes of a message when the network goes, in a network namespace of Linux. Without the
 * rights for one (root with CAP_SYS_ADMIN and CAP_NET_ADMIN) the tests are skipped, and say so; on GitHub that is an
 * error.
 */
import { spawnSync } from 'node:child_process';
import { requirePackages } from '@/tools/scripts/install-packages';

if (spawnSync('unshare', ['--net', 'true']).status === 0) {
  // The namespace has no network: what is missing is installed before.
  requirePackages({ iproute2: '/sbin/ip' });
  const parameters = ['--net', 'playwright', 'test', '--config', '__tests__/outbox/playwright.config.ts'];
  process.exitCode = spawnSync('unshare', [...parameters, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
} else {
  const rights = 'test:outbox needs network namespaces: Linux, and root with CAP_SYS_ADMIN and CAP_NET_ADMIN';
  if (process.env.GITHUB_ACTIONS)
    throw new Error(`${rights}. Give them to the container in .github/workflows/check.yml.`);
  console.warn(`Skipped: ${rights}.`);
}
