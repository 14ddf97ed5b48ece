interface Notice {
  kind: 'error' | 'pending' | 'good';
  text: string;
  /** Where the message can be read in full. */
  link?: { label: string; url: string } | undefined;
  /** Called when the editor closes the notice. */
  onClose?: () => void;
}

const shown = new Map<string, { of: string; element: HTMLElement }>();

/** Lists the notices, one below another. */
const notices = Object.assign(document.createElement('div'), { className: 'notices', popover: 'manual' });

/**
 * Shows the editor a notice about something that Sveltia CMS does not report. It remains over the page until the editor
 * closes it.
 *
 * @param topic such as `publish`; only the newest notice of each topic is shown
 */
export function showNotice(topic: string, { kind, text, link, onClose }: Notice): void {
  const of = JSON.stringify([kind, text, link]);
  // A screen reader would read the same text out again.
  if (shown.get(topic)?.of === of) return;
  const notice = document.createElement('div');
  notice.className = `notice notice-${kind}`;
  notice.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const line = document.createElement('p');
  line.append(text);
  if (link) {
    const anchor = Object.assign(document.createElement('a'), { href: link.url, target: '_blank', rel: 'noopener' });
    anchor.textContent = link.label;
    line.append(' ', anchor);
  }
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  close.addEventListener('click', () => {
    hideNotice(topic);
    onClose?.();
  });
  notice.append(line, close);
  hideNotice(topic);
  shown.set(topic, { of, element: notice });
  notices.append(notice);
  // Nothing outside a modal dialog can be clicked.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  showIn(dialog ?? document.body);
  dialog?.addEventListener('close', () => showIn(document.body), { once: true });
}

/** Puts the notices at the end of an element, above everything else. */
function showIn(parent: Element): void {
  parent.append(notices);
  notices.showPopover();
}

/** Removes the notice of a topic. */
export function hideNotice(topic: string): void {
  shown.get(topic)?.element.remove();
  shown.delete(topic);
}
