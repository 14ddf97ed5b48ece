import { useEffect, useState, type RefObject } from 'react';

/**
 * The panel of the menu in browsers without popovers: Chrome before 114, Firefox before 125, Safari before 17. Two
 * links open and close it by `:target` until hydration; then its buttons do.
 *
 * @returns whether the panel is open, undefined if the browser handles that; the actions of its buttons; and a function
 *   that closes it
 *
 * When every supported browser has popovers, remove this file, `without-popovers.css` and the code that imports them.
 */
export function usePanelWithoutPopovers(
  hydrated: boolean,
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  // Until hydration we know nothing about the browser, and the first render must match the server's HTML.
  const isUsed = hydrated && !('showPopover' in HTMLElement.prototype);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!isUsed) return;
    // A panel that the link has opened stays open, and the focus moves from the link to the button that replaces it.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The address is known in the browser only.
    setOpen(panel.current!.matches(':target'));
    if (document.activeElement === button.current!.nextSibling) button.current!.focus();
  }, [isUsed, panel, button]);

  // The page behind the panel must not scroll.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu', open);
  }, [open]);

  function toggle() {
    if (!isUsed) return;
    setOpen(!open);
    // Scrolling to the sticky header would move the page.
    button.current!.focus({ preventScroll: true });
  }

  return [isUsed ? open : undefined, toggle, () => setOpen(false)] as const;
}
