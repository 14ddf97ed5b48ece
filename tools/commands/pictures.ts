/** `npm run pictures`: encodes the pictures into their cache, as a build does. */
import { getContent } from '@/lib/content';
import { makePictures } from '@/tools/pictures/make-pictures';
import { run } from '@/tools/shared/run';

run(() => makePictures(getContent()));
