import { couldLosePhoto } from '../sveltia/fields';
import { hideNotice, showNotice } from './notice';

/** The kinds of pictures that the editor accepts. It converts each to WebP. */
const TAKEN = /.\.(jpe?g|png|webp|heic|heif)$/i;

const WORDS =
  'The site accepts JPEG, PNG, WebP and HEIC files. Save this one in one of those formats (a logo as PNG), under a name ' +
  'such as “logo.png”, and choose it again.';

const ENCODING =
  'The editor is still preparing a picture that you have just chosen. Wait until its field shows it, and click again.';

/**
 * Refuses files that the site cannot use when they are chosen, dropped or pasted: Sveltia CMS accepts any that browsers
 * can show.
 */
export function refuseOtherFiles(): void {
  const look = (event: Event, list: FileList | null | undefined): void => {
    const other = [...(list ?? [])].find(({ name }) => !TAKEN.test(name));
    if (!other) return hideNotice('file');
    event.preventDefault();
    event.stopImmediatePropagation();
    showNotice('file', { kind: 'error', text: `${other.name} was not added. ${WORDS}` });
  };
  addEventListener('drop', (event) => look(event, event.dataTransfer?.files), true);
  addEventListener('paste', (event) => look(event, event.clipboardData?.files), true);
  addEventListener('change', (event) => look(event, (event.target as HTMLInputElement).files), true);
}

/**
 * While a photo is being encoded, however long that takes, blocks all buttons except those of other fields. The photo's
 * field is empty meanwhile, so a save would lose the photo; so would folding up its list entry and then saving. A key
 * that presses a button causes a click, too.
 */
export function waitForPictures(): void {
  const look = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (!button || button.closest('.notice')) return;
    if (!couldLosePhoto(button)) return hideNotice('picture');
    event.preventDefault();
    event.stopImmediatePropagation();
    showNotice('picture', { kind: 'pending', text: ENCODING });
  };
  addEventListener('click', look, true);
}
