import { useEffect, useRef, useState } from 'react';
import type { DragEvent, PointerEvent } from 'react';
import { SWIPE_THRESHOLD } from '@/lib/site/specification';

/**
 * Handlers that call `step` for a horizontal swipe of at least `SWIPE_THRESHOLD`: with 1 for the next slide, -1 for the
 * previous one. A swipe needs one finger, or the main button of the mouse. On a zoomed page, a finger moves the view
 * instead.
 *
 * @returns the handlers, and whether the visitor has zoomed the page by pinching
 */
export function useSwipe(step: (by: 1 | -1) => void) {
  const [zoomed, setZoomed] = useState(false);
  useEffect(() => {
    const viewport = visualViewport!;
    const update = () => setZoomed(viewport.scale > 1);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);

  const start = useRef<PointerEvent>(null);
  const cancel = () => {
    start.current = null;
  };
  const handlers = {
    // A second finger ends the swipe of the first.
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary && !event.button && !zoomed ? event : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      cancel();
      if (from?.pointerId !== event.pointerId || event.button) return;
      const distance = event.clientX - from.clientX;
      if (Math.abs(distance) < SWIPE_THRESHOLD) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      step(distance < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    // Otherwise the browser would drag the picture.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
  return { zoomed, handlers };
}
