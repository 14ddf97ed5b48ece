/** How many milliseconds after the last key Sveltia CMS makes its copy of a form, with some to spare. */
const BACKUP_DELAY = 1_000;

/** Asks before the page closes while the last words may not yet be in the copy that “Restore” brings back. */
export function guardUnsavedWords(): void {
  let typed = 0;
  addEventListener('input', () => (typed = Date.now()), { capture: true });
  addEventListener('beforeunload', (event) => {
    if (Date.now() - typed < BACKUP_DELAY) event.preventDefault();
  });
}
