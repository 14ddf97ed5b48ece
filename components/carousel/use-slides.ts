import { useEffect, useReducer } from 'react';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useHydrated } from '@/components/islands/use-hydrated';
import { CAROUSEL_INTERVAL } from '@/lib/specification/constants';
import { usePictureInView } from './use-picture-in-view';

/** Slides are identified by index. */
interface State {
  /** The visible slide. */
  current: number;
  /**
   * The slide that the visitor chose, until its picture is decoded; otherwise the visible one. Its button is marked.
   */
  marked: number;
  /** The slide that the visitor chose or stopped at: screen readers find it, even while other slides are shown. */
  read: number;
  /** Whether another slide has been shown: from then on slides fade. */
  fades?: true;
  /** Whether the visitor wants slides to advance. Until we know, the device's preference decides. */
  wanted?: boolean | undefined;
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
 * Which slide is shown. It shows the next one every `CAROUSEL_INTERVAL`, or as soon as its picture is decoded. It waits
 * while the carousel is hovered, focused from the keyboard or paused; while the visitor prefers reduced motion; and
 * while too little of the picture is in view (see `usePictureInView`). Once it has had the keyboard focus, only the
 * visitor can start it again. It loads only the next slide's picture in advance.
 *
 * @param slides the ids of the slides' elements
 * @param track the element with the slides
 * @returns the state; whether the carousel is hydrated, whether it plays and whether slides advance now; the functions
 *   that choose a slide and that pause or play; and the handlers for hover and focus
 */
export function useSlides(slides: { id: string }[], track: RefObject<Element | null>) {
  const [state, set] = useReducer(change, { current: 0, marked: 0, read: 0 });
  const { current, marked, wanted, hovered, focused } = state;
  const hydrated = useHydrated();
  const inView = usePictureInView(track);

  const chosen = marked !== current;
  const next = chosen ? marked : (current + 1) % slides.length;
  const playing = hydrated && (wanted ?? !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const moving = playing && inView && !hovered && !focused && !chosen;
  useEffect(() => {
    if (!chosen && !moving) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      await prepare(slides[next]!);
      if (!stopped) set({ current: next, marked: next, fades: true });
    };
    if (chosen) void show();
    else {
      // The picture is decoded again when it is shown: it may still be loading, and browsers discard decoded pictures
      // that they do not show.
      void prepare(slides[next]!);
      timer = setTimeout(show, CAROUSEL_INTERVAL);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [slides, next, chosen, moving]);

  return {
    ...state,
    hydrated,
    playing,
    moving,
    choose: (slide: number) => set({ marked: slide, read: slide }),
    toggle: () => set({ wanted: !playing, read: marked }),
    pauseHandlers: {
      // Not for touch: a tap would count as a hover that never ends.
      onPointerEnter: (event: PointerEvent) => set({ hovered: event.pointerType === 'mouse' }),
      onPointerLeave: () => set({ hovered: false }),
      // Only keyboard focus counts: a mouse click leaves the focus on the button, too.
      onFocusCapture: (event: FocusEvent) =>
        set(event.target.matches(':focus-visible') ? { focused: true, read: marked } : { focused: false }),
      // The carousel pauses only now: any sooner, and the button's name would change just as it received the focus.
      onBlurCapture: () => set({ focused: false, wanted: focused ? (wanted ?? false) : wanted }),
    },
  };
}
