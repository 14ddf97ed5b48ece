import { SEND_FORM_PATH, serviceFields, type EmailConfig } from '@/lib/contact/constants';
import type { Fields } from '@/lib/contact/fields';

/** The database, store, key and cache of the release of November 2026. */
const OLD = 'nestif-outbox';

/** Sends what that release left on the device: the worker then keeps it like any other message. */
export function sendOldMessages(config: EmailConfig): void {
  const opening = indexedDB.open(OLD);
  // There is none, and none may be created.
  opening.onupgradeneeded = () => opening.transaction!.abort();
  opening.onsuccess = () => {
    const reading = opening.result.transaction(OLD).objectStore(OLD).get(OLD);
    reading.onsuccess = async () => {
      opening.result.close();
      for (const { fields } of (reading.result ?? []) as { fields: Fields }[]) {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...fields, ...serviceFields(config) })) body.append(name, value);
        // One that was sent has no text.
        if (fields.email && !(await fetch(config.origin + SEND_FORM_PATH, { method: 'POST', body })).ok) return;
      }
      indexedDB.deleteDatabase(OLD);
      await caches.delete(OLD);
    };
  };
}
