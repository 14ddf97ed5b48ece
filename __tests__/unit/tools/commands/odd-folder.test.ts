/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'odd-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('in a folder with an odd name, jest runs each test once, by the right project, whatever NODE_ENV is', () => {
  const name = '[x] C++ (1)';
  const write = (file: string, text: string) => {
    mkdirSync(path.join(parent, name, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(parent, name, file), text);
  };
  for (const file of ['jest.config.mjs', 'package.json', '__tests__/support/jsdom-environment.mjs']) {
    cpSync(file, path.join(parent, name, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(parent, name, 'node_modules'));
  // Next's transform looks for this file.
  write('app/page.tsx', '');
  write('lib/a.ts', 'export const answer: number = 42;');
  const example =
    "import { answer } from '@/lib/a'; test('x', () => expect([answer, process.env.NODE_ENV]).toEqual([42, 'test']));";
  write('__tests__/unit/lib/a.test.ts', example);
  write('__tests__/built/b.test.ts', example);
  // A copy of the tree, whose tests must not run.
  write('.cache/copy/__tests__/unit/lib/c.test.ts', example);
  const { stderr, status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js'], {
    cwd: path.join(parent, name),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ran = stderr.match(/^PASS .*/gm)?.map((line) => line.replace(/ \(.*s\)$/, ''));
  expect(ran?.sort()).toEqual(['PASS built __tests__/built/b.test.ts', 'PASS unit __tests__/unit/lib/a.test.ts']);
  expect(status).toBe(0);
});
