/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { formatIssue } from '@/lib/content/issues';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from './content-copy';

jest.setTimeout(60_000);

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy[Symbol.dispose]());

/** Runs `npm run check` on the copy. */
function check(...args: string[]) {
  const [tsx, settings, script] = [
    'node_modules/tsx/dist/cli.mjs',
    'tsconfig.json',
    'tools/scripts/check-content.ts',
  ].map((file) => path.resolve(file)) as [string, string, string];
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--tsconfig', settings, script, ...args], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('issues are printed, and the exit code is 1', () => {
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', 'badge: 12'));
  copy.remove('content/navigation.yaml');
  const { status, stdout, stderr } = check();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`The content has 2 mistakes:\n\n${copy.load().issues.map(formatIssue).join('\n')}\n\n`);
});

test('made-up values and placeholders are listed, and refused for a release only', () => {
  const place = copy.change('content/site.yaml', /^email: .*$/m, 'email: ▲hello@example.com');
  const { length } = copy.load().placeholders;
  const warning = `content/site.yaml:${place} E-mail address — "hello@example.com" looks made up — write the real one, or mark it with "!placeholder"\n`;
  const { status, stdout, stderr } = check();
  expect(status).toBe(0);
  expect(stderr.startsWith(`Warning: ${warning}content/`)).toBe(true);
  expect(stdout).toBe(`Content is valid; ${length} placeholders are left.\n`);
  const refused = check('--release');
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr.startsWith(warning)).toBe(true);
  expect(refused.stderr).toContain(`\nNot ready for release: ${length + 1} placeholders are left.\n`);
});

test('a release goes ahead when all is filled in', () => {
  const [site, about] = ['content/site.yaml', 'content/pages/about.yaml'] as const;
  copy.change(site, /^url: .*$/m, 'url: https://www.nestif-patna.com');
  copy.change(site, /^email: .*$/m, 'email: office@nestif-patna.com');
  copy.change(site, /^phones:\n(?: {2}- .*\n)+/m, "phones:\n  - '+91 98765 43210'\n");
  copy.write(site, copy.read(site).replaceAll(/(?<=add1: ).*/g, 'Flat 2, Ganga House'));
  copy.write(about, copy.read(about).replaceAll(/!placeholder Partner (\w+)/g, '$1 Mills'));
  expect(copy.load().placeholders).toEqual([]);
  expect(check('--release')).toEqual({ status: 0, stdout: 'Content is valid.\n', stderr: '' });
});
