/** `npm run pictures`: encodes all pictures of the content. Only those that the picture cache lacks take time. */
import { ContentError } from '@/lib/content/mistakes';
import { checkContent } from '@/lib/content/pictures';
import { makePictures } from '@/tools/pictures/pictures';
import { readFlags } from '@/tools/shared/arguments';
import { loadEnvironment } from '@/tools/shared/load-environment';

async function main(): Promise<void> {
  loadEnvironment('production');
  const { content, mistakes } = await checkContent();
  if (!content) throw new ContentError(mistakes);
  await makePictures(content);
}

readFlags('npm run pictures');
main().catch((error: Error) => {
  console.error(error.message);
  // Does not wait for the other files, which are still being encoded.
  process.exit(1);
});
