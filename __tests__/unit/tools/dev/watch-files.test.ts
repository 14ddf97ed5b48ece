/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changedFiles, stampOf, watchFiles } from '@/tools/dev/watch-files';

let root: string;
let stop = () => {};
const at = (file: string) => path.join(root, file);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(at('pages'));
  writeFileSync(at('pages/about.yaml'), 'heading: About');
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** The names of the files that `change` changes. */
async function changedBy(change: () => void): Promise<string[]> {
  const before = await stampOf(root);
  change();
  return changedFiles(before, await stampOf(root)).map((file) => path.posix.relative(root, file));
}

test.each<[string, () => void, string[]]>([
  ['a text of the same length', () => writeFileSync(at('pages/about.yaml'), 'heading: Abort'), ['pages/about.yaml']],
  [
    'a file that replaces another, as many editors save',
    () => {
      writeFileSync(at('.about.swp'), 'heading: Abort');
      renameSync(at('.about.swp'), at('pages/about.yaml'));
    },
    ['pages/about.yaml'],
  ],
  ['a deleted file', () => rmSync(at('pages/about.yaml')), ['pages/about.yaml']],
  [
    'a new folder with a file',
    () => {
      mkdirSync(at('pictures'));
      writeFileSync(at('pictures/team.jpg'), '');
    },
    ['pictures', 'pictures/team.jpg'],
  ],
  ['none if only a hidden file changed', () => writeFileSync(at('.about.swp'), ''), []],
])('changed files: %s', async (_, change, files) => expect(await changedBy(change)).toEqual(files));

test('a change is reported once, when the files have settled', async () => {
  const onChange = jest.fn();
  stop = watchFiles(root, onChange);
  await wait(100);
  expect(onChange).not.toHaveBeenCalled();
  for (let step = 0; step < 10; step += 1) {
    writeFileSync(at('pages/about.yaml'), `heading: About ${step}`);
    await wait(10);
  }
  expect(onChange).not.toHaveBeenCalled();
  await wait(200);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  rmSync(at('pages/about.yaml'));
  await wait(100);
  expect(onChange).toHaveBeenCalledTimes(1);
});
