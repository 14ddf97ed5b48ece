/**
 * Changes only the parts of one tree that differ in the other, so pictures do not flicker and the page does not scroll.
 */
export function update(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return;
  const isSame =
    from.nodeName === to.nodeName &&
    from.cloneNode().isEqualNode(to.cloneNode()) &&
    from.childNodes.length === to.childNodes.length &&
    [...from.childNodes].every((node, index) => node.nodeType === to.childNodes[index]?.nodeType);
  if (!isSame && from.className !== 'editor-page' && from.className !== 'editor-notes') return from.replaceWith(to);
  if (!isSame) return from.replaceChildren(...to.childNodes);
  // A copy, since nodes that move to this tree leave the other one.
  const others = [...to.childNodes];
  [...from.childNodes].forEach((node, index) => {
    const other = others[index] as ChildNode;
    if (node.nodeType === Node.ELEMENT_NODE) update(node as Element, other as Element);
    else node.nodeValue = other.nodeValue;
  });
}
