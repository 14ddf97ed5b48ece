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

/** Takes the mark away from everything that is marked as a placeholder, and leaves what stands there. */
function unmark() {
  for (const file of ['content/site.yaml', 'content/pages/about.yaml']) {
    copy.write(file, copy.read(file).replaceAll('!placeholder ', ''));
  }
}

/** Writes real values where `unmark` leaves what no company has. */
function fillIn() {
  copy.change('content/site.yaml', /^url: .*$/m, 'url: https://www.nestif-patna.com');
  copy.change('content/site.yaml', /^email: .*$/m, 'email: office@nestif-patna.com');
  copy.change('content/site.yaml', /^phones:\n(?: {2}- .*\n)+/m, "phones:\n  - '+91 98765 43210'\n");
  const [site, about] = ['content/site.yaml', 'content/pages/about.yaml'] as const;
  copy.write(site, copy.read(site).replaceAll(/(?<=add1: ).*/g, 'Flat 2, Ganga House'));
  copy.write(about, copy.read(about).replaceAll(/(?<=name: )Partner (\w+)/g, '$1 Mills'));
}

const PLACEHOLDER =
  /^(content\/.+\.yaml):(\d+) (\S+) — "(.+)" is a placeholder — write the real one and remove "!placeholder"$/;

test('issues are printed, and the exit code is 1', () => {
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', 'badge: 12'));
  copy.remove('content/navigation.yaml');
  const { status, stdout, stderr } = check();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`The content has 2 mistakes:\n\n${copy.load().issues.map(formatIssue).join('\n')}\n\n`);
});

test('placeholders are listed, and are no error', () => {
  const { status, stdout, stderr } = check();
  const notes = stderr.trim().split('\n');
  expect(status).toBe(0);
  expect(notes).toHaveLength(copy.load().placeholders.length);
  for (const note of notes) {
    const [, file = '', line, , value = ''] = PLACEHOLDER.exec(note) ?? [];
    expect(copy.read(file).split('\n')[Number(line) - 1]).toContain(value);
  }
  expect(stdout).toBe(`Content is valid; ${notes.length} placeholders are left.\n`);
});

test('for a release they are errors', () => {
  copy.write(
    'content/site.yaml',
    copy.read('content/site.yaml').replace(/^email: .*$/m, 'email: !placeholder hello@example.com'),
  );
  const { status, stdout, stderr } = check('--release');
  const { length } = copy.load().placeholders;
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    'email — "hello@example.com" is a placeholder — write the real one and remove "!placeholder"\n',
  );
  expect(stderr).toContain(`\nNot ready for release: ${length} placeholders are left.\n`);
});

test('a release goes ahead when all is filled in', () => {
  unmark();
  fillIn();
  expect(copy.load().placeholders).toEqual([]);
  expect(check('--release')).toEqual({ status: 0, stdout: 'Content is valid.\n', stderr: '' });
});

test('a made-up value without its mark is a warning, and refused for a release', () => {
  unmark();
  fillIn();
  const place = copy.change('content/site.yaml', /^email: .*$/m, 'email: ▲hello@example.com');
  const warning = `content/site.yaml:${place} E-mail address — "hello@example.com" looks made up`;
  const fix = 'write the real one, or mark it with "!placeholder"';
  expect(check()).toEqual({ status: 0, stdout: 'Content is valid.\n', stderr: `Warning: ${warning} — ${fix}\n` });
  const refused = `${warning} — ${fix}\n\nNot ready for release: one placeholder is left.\n`;
  expect(check('--release')).toEqual({ status: 1, stdout: '', stderr: refused });
});
