/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { ContentCopy, SHIPPING, SHIPPING_FILE } from '@/__tests__/support/content/copy';

jest.setTimeout(60_000);

const copy = new ContentCopy();
afterAll(() => copy[Symbol.dispose]());

/** Runs a script of `tools/commands` on the copy. */
function run(name: string, ...args: string[]) {
  const [tsx, settings, script] = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', `tools/commands/${name}.ts`].map(
    (file) => path.resolve(file),
  ) as [string, string, string];
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, '--tsconfig', settings, script, ...args], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const check = (...args: string[]) => run('check', ...args);

test('format writes files as the forms do, except a file that would lose something', () => {
  const other = 'content/industries/barges.yaml';
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', '\nbadge: "Shipping"').replaceAll('\n', '\r\n'));
  copy.write(other, `# a note\n${SHIPPING}`);
  const { status, stderr } = run('format');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^content\/industries\/barges.yaml:1:1 — is a note: /)]);
  expect([copy.read(SHIPPING_FILE), copy.read(other)]).toEqual([SHIPPING, `# a note\n${SHIPPING}`]);
  copy.remove(other);
});

test('a release needs all fields filled in, without made-up values, placeholders or mistakes', () => {
  const [site, about] = ['content/site.yaml', 'content/pages/about.yaml'] as const;
  copy.change(site, /^url: .*$/m, 'url: https://www.nestif-patna.com');
  copy.change(site, /^email: .*$/m, 'email: office@nestif-patna.com');
  copy.change(site, /^phones:\n(?: {2}- .*\n)+/m, 'phones:\n  - +91 98765 43210\n');
  copy.write(site, copy.read(site).replaceAll(/(?<=add1: ).*/g, 'Flat 2, Ganga House'));
  copy.write(about, copy.read(about).replaceAll(/'\[\[Partner (\w+)\]\]'/g, '$1 Mills'));
  copy.change(site, /(?<=icon: facebook\n)/, '    url: https://www.facebook.com/nestif\n');
  expect(check('--release')).toEqual({ status: 0, stdout: 'Content is valid.\n', stderr: '' });

  copy.change(site, /^ {4}url: https:..www\.facebook.*\n/m, '');
  copy.change(site, /^name: (.*)$/m, "name: '[[Nestif]]'");
  const place = copy.change(site, /^email: .*$/m, 'email: ▲hello@example.com');
  copy.write(SHIPPING_FILE, SHIPPING.replace('badge: Shipping', 'badge: 12'));
  const { status, stdout, stderr } = check('--release');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.startsWith(`The content has one mistake:\n\n${SHIPPING_FILE}:7:8 Title — `)).toBe(true);
  expect(stderr).toContain(`\n${site}:${place} Email address — "hello@example.com" looks made up — write the real one`);
  expect(stderr).toContain(' Name — "Nestif" is a placeholder — ');
  expect(stderr).toContain(' Social network 1 › Links to — the Facebook icon is not a link — ');
  expect(stderr).toContain('\nNot ready for release: 4 left.\n');
});

test('hidden files, folders and symlinks are refused, each reported once, because programs may execute them', () => {
  copy.write('content/.prettierrc.mjs', 'process.exit(3)');
  copy.write('content/industries/.cspell.config.mjs', 'process.exit(3)');
  copy.write('content/.vscode/tasks.json', '{}');
  copy.write('content/.vscode/.settings', '{}');
  copy.write('content/pictures/.DS_Store', '');
  symlinkSync('/etc/passwd', copy.path('content/.x'));
  symlinkSync('/etc', copy.path('content/industries/.d'));
  const { status, stderr } = check();
  const named = [
    ...stderr.matchAll(/^(\S+):1:1 — is hidden, and may contain settings that programs would run — remove it/gm),
  ];
  expect(named.map(([, file]) => file).sort()).toEqual([
    'content/.prettierrc.mjs',
    'content/.vscode',
    'content/.x',
    'content/industries/.cspell.config.mjs',
    'content/industries/.d',
  ]);
  expect(status).toBe(1);
});
