'use client';

import { useRef, useState } from 'react';
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

/**
 * Slides that advance every two seconds and wrap. Before hydration they are a row that scrolls horizontally.
 *
 * A slide is shown when its picture is decoded; until then the slide before it stays.
 */
export function Carousel({ id, label, slides, labels, content }: CarouselProps) {
  // A choice is marked in the strip at once; its picture is requested and decoded; then its slide is current.
  const [marked, setMarked] = useState(0);
  const [current, setCurrent] = useState(0);
  // The slides whose pictures load or have loaded; those of the others are not displayed.
  const [requested, setRequested] = useState<readonly number[]>([0]);
  // The slide that the visitor chose, or stopped at: screen readers find it while the picture moves on.
  const [chosen, setChosen] = useState(0);
  const { announce, region } = useAnnouncer();
  const controls = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const lastChoice = useRef(0);

  const wrap = (index: number) => (index + slides.length) % slides.length;
  /** Loads and decodes the picture of a slide. Resolves also when that fails: the slide has a text. */
  const prepare = async (index: number) => {
    setRequested((before) => (before.includes(index) ? before : [...before, index]));
    const image = track.current!.querySelectorAll('img')[index]!;
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  };
  const show = (index: number) => {
    setCurrent(index);
    setMarked(index);
  };
  const positionOf = (index: number) =>
    labels.position.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`);
  const choose = async (index: number) => {
    const choice = wrap(index);
    lastChoice.current = choice;
    setMarked(choice);
    await prepare(choice);
    // Unless the visitor has chosen another one meanwhile.
    if (lastChoice.current !== choice) return;
    show(choice);
    setChosen(choice);
    announce(`${positionOf(choice)}: ${slides[choice]!.heading}`);
  };

  const { hydrated, playing, moving, toggle, pauseHandlers } = useAutoplay({
    controls,
    current,
    waiting: marked !== current,
    prepare: () => prepare(wrap(current + 1)),
    advance: () => show(wrap(current + 1)),
    onStop: () => setChosen(current),
  });
  const swipe = useSwipe((step) => choose(marked + step));

  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      data-hydrated={hydrated || undefined}
      data-fades={requested.length > 1 || undefined}
      data-moving={moving || undefined}
      {...pauseHandlers}
    >
      {/* Before the slides, so that screen reader users can pause them first. */}
      <CarouselControls
        container={controls}
        id={id}
        current={marked}
        playing={playing}
        labels={labels}
        onShow={choose}
        onToggle={() => {
          toggle();
          setChosen(current);
          // Not every screen reader says the new name of a button that has the focus.
          announce(playing ? labels.play : labels.pause);
        }}
      />
      <div
        ref={track}
        className="carousel-track"
        role={hydrated ? undefined : 'group'}
        aria-label={hydrated ? undefined : label}
        tabIndex={hydrated ? undefined : 0}
        {...swipe}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={slide.id}
            className="carousel-slide"
            role="group"
            aria-label={positionOf(index)}
            aria-hidden={(hydrated && index !== chosen) || undefined}
            data-current={index === current || undefined}
            data-ahead={!requested.includes(index) || undefined}
            {...contentProps(content?.[slide.id])}
          />
        ))}
      </div>
      <div {...region} />
      <CarouselStrip slides={slides} label={labels.show} current={marked} onShow={choose} />
    </section>
  );
}
