/**
 * Whether a page has the elements of an island's first render, in their places, and no others but those of translators. It
 * does not compare the content of an element without elements: a text, or HTML that only the server renders.
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
 * Replaces everything in an element of the page except the fields of the island, which keep their text and the focus.
 *
 * @returns whether it did: with `needed`, it does not if the island has no fields, or the page lacks one of them
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
