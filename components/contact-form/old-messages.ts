import type { EmailConfig } from '@/lib/contact/constants';
import type { Fields } from '@/lib/contact/fields';
import { send } from './send';

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
      const messages = (reading.result ?? []) as { fields: Fields }[];
      // One that was sent has no text.
      const waiting = messages.filter(({ fields }) => fields.email);
      const outcomes = await Promise.all(waiting.map(({ fields }) => send(formOf(fields), config)));
      opening.result.close();
      if (!outcomes.every((each) => ['sent', 'close', 'visit'].includes(each))) return;
      indexedDB.deleteDatabase(OLD);
      await caches.delete(OLD);
    };
  };
}

function formOf(fields: Fields): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
}
