/** `tsx tools/commands/hosting-rules.ts` after a build: writes the rules by which Firebase serves `out/`. */
import { relative, resolve } from 'node:path';
import { isPreview } from '@/lib/site/preview';
import { POLICY_FILE } from '@/tools/hosting/content-security-policy';
import { writeFirebaseFiles } from '@/tools/hosting/firebase';

const site = { outDir: resolve('out'), policyFile: resolve(POLICY_FILE), noindex: isPreview(process.env) };
writeFirebaseFiles({ root: resolve(), ...site }).then(
  (files) => console.log(`Hosting rules written to ${files.map((file) => relative('', file)).join(', ')}`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
