/**
 * Builds the site once more, under the Node that runs this, and expects every file of it to be the same, byte for byte.
 * `npm run build` comes first.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { filesOf } from '@/tools/hosting/site-rules';
import { MAJOR } from './install.mjs';

/** @returns the built site and the rules of its host, by path */
const read = () =>
  new Map(
    [...filesOf('out').map((file) => `out/${file}`), ...RULES].map((file) => [file, readFileSync(file, 'base64')]),
  );

const RULES = ['firebase.json', 'editor.firebase.json'];

if (!process.versions.node.startsWith(`${MAJOR}.`))
  throw new Error(`This is Node ${process.versions.node}, not ${MAJOR}.`);
const before = read();
execFileSync('tsx', ['tools/scripts/build.ts'], { stdio: 'inherit' });
const after = read();
const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (differing.length > 0)
  throw new Error(`Under Node ${process.versions.node} other files are built: ${differing.join(', ')}`);
console.log(`Node ${process.versions.node} builds the same ${after.size} files.`);
