'use client';

import { useRef } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useAnnouncer } from '@/components/islands/use-announcer';
import { CarouselControls, CarouselStrip, type CarouselLabels } from './controls';
import { useSlides } from './use-slides';
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
 * Slides that advance every two seconds and start again after the last. Before hydration they are a row that scrolls.
 *
 * The previous slide remains until the picture of the next one is decoded.
 */
export function Carousel({ id, label, slides, labels, content }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const { current, marked, read, fades, hydrated, playing, moving, ...actions } = useSlides(slides, track);
  const { announce, region } = useAnnouncer();

  const positionOf = (index: number) =>
    labels.position.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`);
  const choose = (index: number) => {
    const slide = (index + slides.length) % slides.length;
    actions.choose(slide);
    announce(`${positionOf(slide)}: ${slides[slide]!.heading}`);
  };
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
      {...actions.pauseHandlers}
    >
      {/* Before the slides, so that screen reader users can pause them first. */}
      <CarouselControls
        id={id}
        current={marked}
        playing={playing}
        labels={labels}
        onShow={choose}
        onToggle={() => {
          actions.toggle();
          // Some screen readers do not announce the new name of a focused button.
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
