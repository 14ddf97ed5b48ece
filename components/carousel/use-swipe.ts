import { useRef } from 'react';
import type { DragEvent, PointerEvent } from 'react';

/** The minimum distance of a swipe, in CSS px; given by the specification. */
export const THRESHOLD = 40;

/** Handlers that call `step` for a horizontal swipe of at least `THRESHOLD`: with 1 to the left, -1 to the right. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const cancel = () => {
    start.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(distance) >= THRESHOLD) step(distance < 0 ? 1 : -1);
    },
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    // The browser would drag the picture.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
