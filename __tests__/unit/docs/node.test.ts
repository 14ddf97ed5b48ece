/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { coerce, minVersion, satisfies } from 'semver';

interface LockFile {
  packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

test.each([
  ['the oldest Node that developers may have', minVersion(engines.node)!.version],
  ['the Node of the workflows', coerce(readFileSync('.nvmrc', 'utf8'))!.version],
])('every package runs on %s: %s', (_, node) => {
  const refusing = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
    // npm leaves out an optional package that does not run here.
    optional || satisfies(node, engines?.node ?? '*') ? [] : [`${name} wants Node ${engines!.node}`],
  );
  expect(refusing).toEqual([]);
});
