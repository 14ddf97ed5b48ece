import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';

/** Time a slide stays, in milliseconds; given by the specification. */
export const INTERVAL = 2000;

/**
 * Moves on every `INTERVAL`, but not while the visitor points at or has the keyboard focus in the carousel, has paused
 * it, or prefers reduced motion.
 *
 * @param current index of the slide in view: a change starts the time anew
 * @param next shows the next slide
 * @returns whether the script runs, whether slides move by themselves, the pause switch, and the handlers that hold
 */
export function useAutoplay(current: number, next: () => void) {
  const [live, setLive] = useState(false);
  const [wanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setLive(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false);
  }, []);

  const moving = live && wanted && !hovered && !focused;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(next, INTERVAL);
    return () => clearTimeout(timer);
    // `next` is new on every render; only these decide when the time starts anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moving, current]);

  return {
    live,
    playing: live && wanted,
    toggle: () => setWanted(!wanted),
    hold: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // A mouse click leaves the focus behind on a button: only the keyboard's focus holds the slides.
      onFocus: (event: FocusEvent<HTMLElement>) => setFocused((event.target as HTMLElement).matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
