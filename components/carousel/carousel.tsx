'use client';

import { useRef } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useAnnouncer } from '@/components/islands/use-announcer';
import type { Content } from '@/lib/content/schema';
import { useSlides } from './use-slides';
import { useSwipe } from './use-swipe';

export interface CarouselProps {
  id: string;
  label: string;
  slides: { id: string; heading: string }[];
  /** `carousel` of `content/pages/home.yaml`, without id, label and slides. */
  labels: Omit<Content['pages']['home']['carousel'], 'id' | 'label' | 'slides'>;
  /** Picture and text of each slide, by its id. */
  content?: ServerContent;
}

/**
 * Slides that advance every two seconds and start again after the last. Before hydration they are a row that scrolls.
 * In wide windows the button of each slide shows its heading; on phones it is only a line.
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
  const toggle = () => {
    actions.toggle();
    // Some screen readers do not announce the new name of a focused button.
    announce(playing ? labels.play : labels.pause);
  };
  const { zoomed, handlers } = useSwipe((step) => choose(marked + step));

  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      data-fades={fades}
      data-moving={moving || undefined}
      {...actions.pauseHandlers}
    >
      {/* Before the slides, so that screen reader users can pause them first. */}
      <div className="carousel-controls">
        <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={toggle}>
          <span className={playing ? 'icon-pause' : 'icon-play'} />
        </button>
        <button type="button" aria-label={labels.previous} aria-controls={id} onClick={() => choose(marked - 1)}>
          <span className="icon-previous" />
        </button>
        <button type="button" aria-label={labels.next} aria-controls={id} onClick={() => choose(marked + 1)}>
          <span className="icon-next" />
        </button>
      </div>
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
      <div className="carousel-strip">
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            aria-label={`${labels.show} ${index + 1}: ${slide.heading}`}
            aria-current={index === marked || undefined}
            onClick={() => choose(index)}
          >
            <span className="carousel-line" />
            {slide.heading}
          </button>
        ))}
      </div>
    </section>
  );
}
