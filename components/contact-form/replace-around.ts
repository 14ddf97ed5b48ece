/**
 * Replaces everything in an element of the page except the fields of the island, which keep their text and the focus.
 *
 * @returns whether it did; with `needed`, it does nothing if the page lacks one of the fields
 */
export function replaceAround(page: Element, own: Element, needed?: 'needed'): boolean {
  // Hidden fields have no id.
  const fields = [...own.querySelectorAll<HTMLInputElement>('[id][name]')].map(
    (field) => [field, page.querySelector(`${field.localName}[name=${field.name}]`)] as const,
  );
  if (needed && fields.some(([, found]) => !found)) return false;
  const focused = document.activeElement as HTMLElement;
  for (const [field, found] of fields) field.replaceWith(found ?? field);
  page.replaceChildren(...own.childNodes);
  focused.focus({ preventScroll: true });
  return true;
}
