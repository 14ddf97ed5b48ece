/**
 * Whether a page has the elements of an island's first render, in their places, and no others except those of
 * translators. It does not look inside an element that renders no child elements: that contains text, or HTML that only
 * the server renders.
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
