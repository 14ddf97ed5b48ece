import { showNotice } from './notice';

/** The kinds of pictures that the editor takes: it makes WebP of each. */
const TAKEN = /.\.(jpe?g|png|webp|heic|heif)$/i;

const WORDS =
  'The site takes photographs and logos as JPEG, PNG, WebP or HEIC, with a name before the ending. Save this file so (a logo ' +
  'as PNG, 480 px wide or more), and choose it again.';

/** Refuses files that the site cannot use when they are chosen, dropped or pasted: Sveltia CMS takes any that browsers show. */
export function refuseOtherFiles(): void {
  const refuse = (event: Event, files: FileList | null | undefined): void => {
    const other = [...(files ?? [])].find(({ name }) => !TAKEN.test(name));
    if (!other) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showNotice('file', { kind: 'error', text: `${other.name} was not taken. ${WORDS}` });
  };
  addEventListener('drop', (event) => refuse(event, event.dataTransfer?.files), true);
  addEventListener('paste', (event) => refuse(event, event.clipboardData?.files), true);
  addEventListener('change', (event) => refuse(event, (event.target as HTMLInputElement).files), true);
}
