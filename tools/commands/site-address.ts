/** `.ci/address`: prints the address of the live site. Exits 1 while that is a placeholder, or the content has a mistake. */
import { getContent } from '@/lib/content';
import { readFlags } from '@/tools/shared/arguments';

readFlags('.ci/address');
const { site, placeholders } = getContent();
if (placeholders.includes(site.url)) {
  console.error(`The site has no address yet: ${site.url} in content/site.yaml is a placeholder.`);
  process.exitCode = 1;
} else {
  console.log(site.url);
}
