/**
 * Tells the editor something that Sveltia CMS has no words for, over the page, until it is closed.
 *
 * @param link where the reason can be read in full
 */
export function showNotice(text: string, link?: { label: string; url: string }): void {
  document.querySelector('.notice')?.remove();
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  notice.append(text);
  if (link) {
    const anchor = Object.assign(document.createElement('a'), { href: link.url, target: '_blank', rel: 'noopener' });
    anchor.textContent = link.label;
    notice.append(' ', anchor);
  }
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
  close.addEventListener('click', () => notice.remove());
  notice.append(' ', close);
  document.body.append(notice);
}
