/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '@/tools/hosting/site-rules';

test('a symlink in the built site is refused', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'out-'));
  symlinkSync(tmpdir(), path.join(outDir, 'pictures'));
  expect(() => filesOf(outDir)).toThrow(`${outDir}/pictures is a link: build the site again`);
  rmSync(outDir, { recursive: true });
});
