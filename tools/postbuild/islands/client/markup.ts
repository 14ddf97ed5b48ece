/**
 * Whether a page has the elements of an island's first render, where they were, and none beside them but those of
 * translators. What is in an element without elements is not compared: a text, or what only the server renders.
 *
 * @param own the first render
 */
export function hasElements(page: Element, own: Element): boolean {
  const found = [...page.children].filter(({ localName }) => localName !== 'font');
  const expected = [...own.children];
  const isSame = (each: Element, index: number) =>
    each.localName === found[index]?.localName && hasElements(found[index]!, each);
  return !expected[0] || (!found[expected.length] && expected.every(isSame));
}

/**
 * Replaces all in an element of the page but the fields of the island, which stay with what was typed and the focus.
 *
 * @returns whether it did: when all fields are `needed`, not where the island has none, or the page lacks one
 */
export function replaceAround(page: Element, own: Element, needed?: 'needed'): boolean {
  // Hidden fields have no id.
  const fields = [...own.querySelectorAll<HTMLInputElement>('[id][name]')].map(
    (field) => [field, page.querySelector(`${field.localName}[name=${field.name}]`)] as const,
  );
  if (needed && (!fields[0] || fields.some(([, found]) => !found))) return false;
  const focused = document.activeElement as HTMLElement;
  for (const [field, found] of fields) field.replaceWith(found ?? field);
  page.replaceChildren(...own.childNodes);
  focused.focus({ preventScroll: true });
  return true;
}
