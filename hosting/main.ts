import { resolve } from 'node:path';
import { POLICY_FILE } from './policy-file';
import { writeHostingFiles } from './write';

/** `tsx hosting/main.ts` after a build: writes the files that tell a host how to serve `out/`. */
const root = process.cwd();

writeHostingFiles({ root, outDir: resolve(root, 'out'), policyFile: resolve(root, POLICY_FILE) }).then(
  (files) => console.log(`Hosting rules written to ${files.map((file) => file.replace(`${root}/`, '')).join(', ')}`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
