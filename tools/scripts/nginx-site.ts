/**
 * `npx tsx tools/scripts/nginx-site.ts <folder>` after a build: makes a new folder that nginx serves. See
 * `docs/deployment.md`.
 */
import { resolve } from 'node:path';
import { writeNginxSite } from '@/tools/hosting/nginx-site';

const [folder] = process.argv.slice(2);
if (folder) {
  await writeNginxSite(resolve(), resolve(folder));
  console.log(`${folder} has the site, with its texts compressed beforehand, and nginx.conf.`);
} else {
  console.error('Into which folder? npx tsx tools/scripts/nginx-site.ts /srv/www/2026-11-22');
  process.exitCode = 1;
}
