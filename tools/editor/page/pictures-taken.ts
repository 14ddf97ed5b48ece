import { showNotice } from './notice';

/** The kinds of pictures that the editor takes: it makes WebP of each. */
const TAKEN = /.\.(jpe?g|png|webp|heic|heif)$/i;

const WORDS =
  'The site takes photographs and logos as JPEG, PNG, WebP or HEIC, with a name before the ending. Save this file as one ' +
  'of these (a logo as PNG, 480 px wide or more), and choose it again.';

/** A slow phone needs no longer to prepare a photo. Milliseconds. */
const MAKING = 30_000;

const PICTURE_PATH = /^content\/pictures\//;
const NOT_READY =
  'Nothing was saved yet: the editor is still preparing a picture that you have just chosen. Save again in half a minute.';

/** When the files that are not yet saved were chosen, in milliseconds. */
let chosen: number[] = [];

/** Refuses files that the site cannot use when they are chosen, dropped or pasted: Sveltia CMS takes any that browsers show. */
export function refuseOtherFiles(): void {
  const look = (event: Event, list: FileList | null | undefined): void => {
    const files = [...(list ?? [])];
    const other = files.find(({ name }) => !TAKEN.test(name));
    if (!other) return void chosen.push(...files.map(() => Date.now()));
    event.preventDefault();
    event.stopImmediatePropagation();
    showNotice('file', { kind: 'error', text: `${other.name} was not added. ${WORDS}` });
  };
  addEventListener('drop', (event) => look(event, event.dataTransfer?.files), true);
  addEventListener('paste', (event) => look(event, event.clipboardData?.files), true);
  addEventListener('change', (event) => look(event, (event.target as HTMLInputElement).files), true);
}

/**
 * Why these files cannot be saved yet: a photo is encoded again before its field gets it, and saving too early would lose it.
 *
 * @param paths of the files to save
 * @returns undefined if they can be saved
 */
export function unreadyPicture(paths: readonly string[]): string | undefined {
  const recent = chosen.filter((time) => Date.now() - time < MAKING);
  return recent.length > paths.filter((path) => PICTURE_PATH.test(path)).length ? NOT_READY : undefined;
}

/** Notes that all chosen files have been saved. */
export function notePicturesSaved(): void {
  chosen = [];
}
