'use client';

import { useEffect, useReducer, useRef } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useAnnouncer } from '@/components/islands/use-announcer';
import { CarouselControls, CarouselStrip, type CarouselLabels } from './controls';
import { useAutoplay } from './use-autoplay';
import { useSwipe } from './use-swipe';

export interface CarouselProps {
  id: string;
  label: string;
  slides: { id: string; heading: string }[];
  labels: CarouselLabels;
  /** Picture and text of each slide, by its id. */
  content?: ServerContent;
}

/** The slides with a role at the moment, by index. */
interface Slides {
  /** The visible slide. */
  current: number;
  /** The slide that the visitor chose, until its picture is decoded; otherwise the visible one. Its button is marked. */
  marked: number;
  /** The slide that the visitor chose or stopped at: screen readers find it, even while other slides are shown. */
  read: number;
  /** Whether another slide has been shown: from then on slides fade. */
  fades?: true;
}

const change = (slides: Slides, changes: Partial<Slides>): Slides => ({ ...slides, ...changes });

/** Loads and decodes the picture of a slide. It also resolves if that fails, since the slide has a text. */
async function prepare({ id }: { id: string }): Promise<void> {
  const image = document.getElementById(id)?.querySelector('img');
  if (!image) return;
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

/**
 * Slides that advance every two seconds and start again after the last. Before hydration they are a row that scrolls.
 *
 * The previous slide stays until the picture of the next one is decoded.
 */
export function Carousel({ id, label, slides, labels, content }: CarouselProps) {
  const [{ current, marked, read, fades }, dispatch] = useReducer(change, { current: 0, marked: 0, read: 0 });
  const { announce, region } = useAnnouncer();
  const track = useRef<HTMLDivElement>(null);

  const wrap = (index: number) => (index + slides.length) % slides.length;
  const positionOf = (index: number) =>
    labels.position.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`);
  const choose = (index: number) => {
    const slide = wrap(index);
    dispatch({ marked: slide, read: slide });
    announce(`${positionOf(slide)}: ${slides[slide]!.heading}`);
  };
  const show = (slide: number) => dispatch({ current: slide, marked: slide, fades: true });
  useEffect(() => {
    if (marked === current) return;
    let stale = false;
    void prepare(slides[marked]!).then(() => !stale && show(marked));
    return () => {
      stale = true;
    };
  }, [slides, marked, current]);

  const { hydrated, playing, moving, toggle, pauseHandlers } = useAutoplay({
    track,
    current,
    waiting: marked !== current,
    prepare: () => prepare(slides[wrap(current + 1)]!),
    advance: () => show(wrap(current + 1)),
    onStop: () => dispatch({ read: marked }),
  });
  const { zoomed, handlers } = useSwipe((step) => choose(marked + step));

  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      data-hydrated={hydrated || undefined}
      data-fades={fades}
      data-moving={moving || undefined}
      {...pauseHandlers}
    >
      {/* Before the slides, so that screen reader users can pause them first. */}
      <CarouselControls
        id={id}
        current={marked}
        playing={playing}
        labels={labels}
        onShow={choose}
        onToggle={() => {
          toggle();
          dispatch({ read: marked });
          // Some screen readers do not say the new name of a focused button.
          announce(playing ? labels.play : labels.pause);
        }}
      />
      <div
        ref={track}
        className="carousel-track"
        role={hydrated ? undefined : 'group'}
        aria-label={hydrated ? undefined : label}
        tabIndex={hydrated ? undefined : 0}
        data-zoomed={zoomed || undefined}
        {...handlers}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={slide.id}
            className="carousel-slide"
            role="group"
            aria-label={positionOf(index)}
            aria-hidden={(hydrated && index !== read) || undefined}
            data-current={index === current || undefined}
            {...contentProps(content?.[slide.id])}
          />
        ))}
      </div>
      <div {...region} />
      <CarouselStrip slides={slides} label={labels.show} current={marked} onShow={choose} />
    </section>
  );
}
