import { relative, resolve } from 'node:path';
import { isPreview } from '@/lib/preview';
import { POLICY_FILE } from './content-security-policy';
import { writeHostFiles } from './host-files';

/** `tsx tools/hosting/main.ts` after a build: writes the files by which hosts serve `out/`. */
const site = { outDir: resolve('out'), policyFile: resolve(POLICY_FILE), noindex: isPreview(process.env) };
writeHostFiles({ root: resolve(), ...site }).then(
  (files) => console.log(`Hosting rules written to ${files.map((file) => relative('', file)).join(', ')}`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
