/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

jest.setTimeout(120_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clone-[x] C++ (1)-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Makes git track files, and creates those that are missing. */
function track(...files: string[]) {
  for (const file of files) if (!existsSync(path.join(root, file))) write(file, '');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--force', ...files], { cwd: root });
}

/** The arguments that a command gets when it runs on the files of the project. */
function given(...args: string[]): string[] {
  const print = ['-p', 'JSON.stringify(process.argv.slice(1))', '--'];
  const script = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('tools/commands/tracked.ts')];
  const { stdout } = spawnSync(process.execPath, [...script, ...args, process.execPath, ...print], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

test('a command gets the files that git tracks and that exist, but no others', () => {
  track('app/[page]/page.tsx', 'notes of ours.md', 'gone.ts');
  rmSync(path.join(root, 'gone.ts'));
  for (const stray of ['.vscode/settings.json', 'notes.md', 'scratch.js']) write(stray, 'colour');
  expect(given()).toEqual(['app/[page]/page.tsx', 'notes of ours.md']);
  expect(given('--only=ts,tsx')).toEqual(['app/[page]/page.tsx']);
});

test('the compiler reads the folders of the project, but nothing next to them', () => {
  for (const file of ['scratch.ts', 'notes/try.tsx', 'app/page.tsx', 'app/.well-known/a/route.ts', 'next.config.ts']) {
    write(file, '');
  }
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  expect(fileNames.map((file) => path.relative(root, file)).sort()).toEqual([
    'app/.well-known/a/route.ts',
    'app/page.tsx',
    'next.config.ts',
  ]);
});

test('without git, a command gets the folder', () => {
  write('a.ts', '');
  expect(given()).toEqual(['.']);
});

test('format and spelling ignore settings in content/ and untracked files', () => {
  const own = ['package.json', 'prettier.config.mjs', 'cspell.config.yaml', 'project-words.txt', 'tailwind.config.ts'];
  for (const file of [
    ...own,
    'lib/specification/constants.ts',
    'lib/site/tokens.ts',
    'tools/commands/tracked.ts',
    'art/words.txt',
    '.gitignore',
    '.prettierignore',
  ]) {
    cpSync(file, path.join(root, file));
  }
  // `npm run format` runs this script too, so it must exist.
  write('tools/commands/format-content.ts', '');
  write('content/pages/about.yaml', 'heading: About\n');
  write('content/pages/style.css', 'a{top:0}');
  const ran = 'import fs from "node:fs"; fs.writeFileSync("ran", import.meta.url); export default {};';
  const planted = [
    '.prettierrc.mjs',
    'prettier.config.mjs',
    '.cspell.config.mjs',
    'cspell.config.mjs',
    'tailwind.config.mjs',
  ];
  for (const name of planted) {
    write(`content/${name}`, ran);
    write(`content/pages/${name}`, ran);
  }
  track(...own, 'content', 'tools');
  // cspell:ignore wrod
  write('notes.md', '*  colour and a wrod');
  const run = (script: string) => spawnSync('npm', ['run', '--silent', script], { cwd: root, encoding: 'utf8' });
  const [format, spelling] = [run('format'), run('spelling')];
  expect([format.stderr, format.status, spelling.stdout + spelling.stderr, spelling.status]).toEqual(['', 0, '', 0]);
  expect(format.stdout).toContain('prettier.config.mjs');
  expect(format.stdout).not.toContain('notes.md');
  expect(existsSync(path.join(root, 'ran'))).toBe(false);
});
