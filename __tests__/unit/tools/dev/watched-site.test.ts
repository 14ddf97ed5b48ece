/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWatchedSite, type WatchedSite } from '@/tools/dev/watched-site';

let root: string;
let site: WatchedSite | undefined;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'live-'))));
afterEach(() => {
  site?.close();
  rmSync(root, { recursive: true });
});

test('files are checked again when they have changed, and only then', async () => {
  const file = path.join(root, 'site.yaml');
  writeFileSync(file, 'name: One');
  const check = jest.fn(async () => ({ issues: [], placeholders: [], variants: [] }));
  site = createWatchedSite(root, check);
  const listener = jest.fn();
  site.subscribe(listener);

  const [first, same] = await Promise.all([site.refresh(), site.refresh()]);
  expect(same).toBe(first);
  expect(first.changed).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);

  writeFileSync(file, 'name: Two');
  const second = await site.refresh();
  expect(second.changed).toEqual([file]);
  expect(second.version).not.toBe(first.version);
  expect(listener.mock.calls).toEqual([[first], [second]]);

  // A check that failed is run again.
  writeFileSync(file, 'name: Broken');
  check.mockRejectedValueOnce(new Error('read while it was replaced'));
  await expect(site.refresh()).rejects.toThrow('replaced');
  expect((await site.refresh()).changed).toEqual([file]);

  // The watcher notices a change without a refresh.
  writeFileSync(file, 'name: Three');
  await new Promise<void>((resolve) => site!.subscribe(() => resolve()));
  expect(check).toHaveBeenCalledTimes(5);
});
