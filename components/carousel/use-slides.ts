import { useEffect, useReducer, useState } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useHydrated } from '@/components/islands/use-hydrated';
import { CAROUSEL_INTERVAL } from '@/lib/site/specification';

/** Slides are identified by index. */
interface State {
  /** The visible slide. */
  current: number;
  /** The slide that the visitor chose, until it is shown. */
  chosen?: number | undefined;
  /** The slide that the visitor chose or stopped at: screen readers find it, even while other slides are shown. */
  read: number;
  /** Whether another slide has been shown: from then on slides fade. */
  fades?: true;
  /** Whether the visitor wants slides to advance. Until we know, the device's preference decides. */
  wanted?: boolean;
  hovered?: boolean;
  /** Whether the carousel has the keyboard focus. */
  focused?: boolean;
}

const change = (state: State, changes: Partial<State>): State => ({ ...state, ...changes });

/** Loads and decodes the picture of a slide. It resolves even if that fails, since the slide also has text. */
async function prepare({ id }: { id: string }): Promise<void> {
  const image = document.getElementById(id)?.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

/**
 * Which slide is shown. The next one appears every `CAROUSEL_INTERVAL`, except while the carousel is hovered, focused
 * from the keyboard or paused, while the visitor prefers reduced motion, and while less than half of the picture is in
 * view. A slide that the visitor chose, or that the address names, appears when its picture is decoded, but no later
 * than that interval. Only the next slide's picture is loaded in advance.
 *
 * @param slides the ids of the slides' elements
 * @param track the element with the slides
 * @returns the state; `marked`, the slide to mark as current, which may not be shown yet; whether it is hydrated, plays,
 *   and advances now; the functions that choose a slide and that pause or play; and the handlers for hover and focus
 */
export function useSlides(slides: { id: string }[], track: RefObject<Element | null>) {
  const [state, set] = useReducer(change, { current: 0, read: 0 });
  const { current, chosen, wanted, hovered, focused } = state;
  const hydrated = useHydrated('island-carousel');
  const inView = useInView(track);

  const marked = chosen ?? current;
  const isChosen = chosen !== undefined;
  const next = chosen ?? (current + 1) % slides.length;
  const playing = hydrated && (wanted ?? !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const moving = playing && inView && !hovered && !focused && !isChosen;
  useEffect(() => {
    if (!isChosen && !moving) return;
    const show = () => set({ current: next, chosen: undefined, fades: true });
    const timer = setTimeout(show, CAROUSEL_INTERVAL);
    let stopped = false;
    void prepare(slides[next]!).then(() => isChosen && !stopped && show());
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [slides, next, isChosen, moving]);

  useEffect(() => {
    const follow = () => {
      const named = slides.findIndex(({ id }) => location.hash === `#${id}`);
      if (named >= 0) set({ chosen: named, read: named });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [slides]);

  return {
    ...state,
    marked,
    hydrated,
    playing,
    moving,
    choose: (slide: number) => set({ chosen: slide, read: slide }),
    toggle: () => set({ wanted: !playing, read: marked }),
    pauseHandlers: {
      // Not for touch: a tap would count as a hover that never ends.
      onPointerEnter: (event: PointerEvent) => set({ hovered: event.pointerType === 'mouse' }),
      onPointerLeave: () => set({ hovered: false }),
      // Only keyboard focus counts: a mouse click leaves the focus on the button, too.
      onFocusCapture: (event: FocusEvent) =>
        event.target.matches(':focus-visible') && set({ focused: true, read: marked }),
      onBlurCapture: () => set({ focused: false }),
    },
  };
}

/** Whether the tab is visible and half of the slides' picture is in the window. False until the browser reports it. */
function useInView(track: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    let inside = false;
    const update = () => setInView(inside && !document.hidden);
    const report = (entries: IntersectionObserverEntry[]) => {
      inside = entries.at(-1)!.intersectionRatio >= 0.5;
      update();
    };
    const observer = new IntersectionObserver(report, { threshold: 0.5 });
    // All slides have their pictures in the same place. A blocker may have removed them.
    observer.observe(track.current!.querySelector('img') ?? track.current!);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [track]);
  return inView;
}
