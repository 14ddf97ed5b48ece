import { useRef } from 'react';
import type { DragEvent, PointerEvent } from 'react';

/** The way a finger must go to change the slide, in CSS px; given by the specification. */
export const THRESHOLD = 40;

/**
 * Handlers that turn a horizontal swipe of at least `THRESHOLD` into one step: 1 for a swipe to the left, -1 to the
 * right.
 */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const way = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(way) >= THRESHOLD) step(way < 0 ? 1 : -1);
    },
    onPointerCancel: forget,
    onPointerLeave: forget,
    // The browser would drag the picture itself.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
