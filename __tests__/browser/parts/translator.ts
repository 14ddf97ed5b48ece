import type { Page } from '@playwright/test';

export const translated = (text: string): string => `«${text}»`;

/**
 * Translates the page as Chrome does, including text that is added later: each text node is replaced with a new one
 * inside `<font>`, except where `translate="no"` forbids it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node) =>
      node instanceof Text && node.data.trim() && !node.parentElement?.closest('font, script, style, [translate=no]');
    function visit(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = isText(root) ? [root as Text] : [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    visit(document.body);
    const observer = new MutationObserver((records) =>
      records.forEach(({ target, addedNodes }) =>
        [target, ...addedNodes].forEach((node) => node.isConnected && visit(node)),
      ),
    );
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
