import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmailConfig } from '@/lib/contact/config';
import { openTabOutbox, type View } from './tab-outbox';

const STATIC: View = { live: false, messages: [], isOwn: false, kept: true, awaited: false, alert: false };

/**
 * Opens the outbox when the page is hydrated.
 *
 * @param onRestored called when the fields have the draft again; it must not change between renders
 */
export function useOutbox(config: EmailConfig, form: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  const [view, setView] = useState(STATIC);
  const outbox = useRef<ReturnType<typeof openTabOutbox>>(null);

  useEffect(() => {
    const show = (change: Partial<View>) => setView((old) => ({ ...old, ...change }));
    const opened = openTabOutbox(form.current!, config, show, onRestored);
    outbox.current = opened;
    show({ live: true });
    return opened.close;
  }, [config, form, onRestored]);

  return { view, outbox };
}
