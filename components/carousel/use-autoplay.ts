import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useHydrated } from '@/components/islands/use-hydrated';
import { CAROUSEL_INTERVAL } from '@/lib/specification/constants';
import { usePictureInView } from './use-picture-in-view';

interface AutoplayOptions {
  /** The element with the slides. */
  track: RefObject<Element | null>;
  /** Index of the current slide: a change restarts the interval. */
  current: number;
  /** Whether a slide that the visitor chose is loading. */
  waiting: boolean;
  /** Loads and decodes the picture of the next slide. */
  prepare(): Promise<void>;
  /** Shows the next slide. */
  advance(): void;
  /** Called when the keyboard focus stops the slides. */
  onStop(): void;
}

/**
 * Shows the next slide every `CAROUSEL_INTERVAL`, or as soon as its picture is decoded. It waits while the carousel is
 * hovered, has the keyboard focus or is paused, or the visitor prefers reduced motion; and also while less than half of the
 * picture is in the window and less than half of the window is picture. After the keyboard focus, only the visitor starts it
 * again. It loads only the next slide's picture in advance.
 *
 * @returns whether the carousel is hydrated, whether it plays and whether slides advance now, the toggle of the pause
 *   button, and the handlers for hover and focus
 */
export function useAutoplay({ track, current, waiting, prepare, advance, onStop }: AutoplayOptions) {
  const hydrated = useHydrated();
  const inView = usePictureInView(track);
  const [wanted, setWanted] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  // The visitor's choice counts, or until there is one, the device's preference.
  const playing = hydrated && (wanted ?? !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const moving = playing && inView && !hovered && !focused && !waiting;
  useEffect(() => {
    if (!moving) return;
    let stopped = false;
    void prepare();
    const timer = setTimeout(async () => {
      // A second time: it may still be loading, and browsers discard decoded pictures that they do not show.
      await prepare();
      if (!stopped) advance();
    }, CAROUSEL_INTERVAL);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
    // `prepare` and `advance` are new on every render: they must not restart the interval.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [moving, current]);

  return {
    hydrated,
    playing,
    moving,
    toggle: () => setWanted(!playing),
    pauseHandlers: {
      // Not for touch: a tap would count as hover that never ends.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Only for the keyboard: a mouse click leaves the focus on the button.
      onFocusCapture: (event: FocusEvent) => {
        const stops = event.target.matches(':focus-visible');
        setFocused(stops);
        if (stops) onStop();
      },
      onBlurCapture: () => {
        setFocused(false);
        // Any sooner, the button would change its name while it gets the focus.
        if (focused) setWanted(wanted ?? false);
      },
    },
  };
}
