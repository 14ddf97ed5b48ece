import { useEffect, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { isFocusVisible } from '@/components/islands/is-focus-visible';
import { useLive } from '@/components/islands/use-live';

/** Time a slide stays, in milliseconds; given by the specification. */
export const INTERVAL = 2000;

/**
 * Moves on every `INTERVAL`, but not while the visitor points at or has the keyboard focus in the carousel, has paused
 * it, or prefers reduced motion.
 *
 * @param current index of the slide in view: a change starts the time anew
 * @param next shows the next slide
 * @returns whether the script runs, whether slides may move and do move by themselves, the pause switch, and the
 *   handlers that hold them
 */
export function useAutoplay(current: number, next: () => void) {
  const live = useLive();
  const [chosen, setChosen] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  // The visitor's choice counts; before there is one, the device's preference.
  const playing = live && (chosen ?? !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const moving = playing && !hovered && !focused;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(next, INTERVAL);
    return () => clearTimeout(timer);
    // `next` is new on every render; only these decide when the time starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moving, current]);

  return {
    live,
    playing,
    moving,
    toggle: () => setChosen(!playing),
    hold: {
      // A finger points only while it touches; taken for hovering, a tap would hold the slides for good.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A mouse click leaves the focus behind on a button: only the keyboard's focus holds the slides.
      onFocusCapture: (event: FocusEvent) => setFocused(isFocusVisible(event.target)),
      // Old browsers do not tell the two apart at the focus, but at the click: the keyboard's has no count.
      onClickCapture: (event: MouseEvent) => event.detail > 0 && setFocused(false),
      onBlurCapture: () => setFocused(false),
    },
  };
}
