/**
 * `npx tsx tools/scripts/nginx-site.ts <folder>` after a build: makes a new folder that nginx serves. See
 * `docs/deployment.md`.
 */
import { resolve } from 'node:path';
import { writeNginxSite } from '@/tools/hosting/nginx-site';
import { readArguments, refuse } from './flags';

const USAGE = 'npx tsx tools/scripts/nginx-site.ts /srv/www/2026-11-22';
const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [folder] = positionals;
if (!folder || positionals.length > 1) refuse(USAGE, 'Into which folder?');
await writeNginxSite(resolve(), resolve(folder));
console.log(`${folder} has the site, with its texts compressed beforehand, and nginx.conf.`);
