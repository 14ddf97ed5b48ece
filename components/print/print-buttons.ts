/** Makes the page's print buttons print. Without `window.print`, as in some apps' browsers, it removes them. */
export function enablePrintButtons(): void {
  document.querySelectorAll<HTMLElement>('[data-print]').forEach((button) => {
    if (!window.print) return button.parentElement!.remove();
    button.addEventListener('click', ({ ctrlKey, metaKey }) => {
      // The browser must follow the link first, since the address decides what is printed.
      if (!ctrlKey && !metaKey) setTimeout(() => print());
    });
  });
}
