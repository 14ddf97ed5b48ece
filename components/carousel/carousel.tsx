'use client';

import { useRef, type ComponentProps } from 'react';
import { contentProps, type ServerContent } from '@/components/islands/server-content';
import { useAnnouncer } from '@/components/islands/use-announcer';
import type { Content } from '@/lib/content/schema';
import { useSlides } from './use-slides';
import { useSwipe } from './use-swipe';

/** Icons, drawn around the middle of a square of 20. */
const PAUSE = 'M-6-7h4V7h-4zM2-7h4V7H2z';
const PLAY = 'M-4.4-8 8.4 0-4.4 8z';
const PREVIOUS = 'M-6.5 0 2-8.5l2 2L-2.5 0 4 6.5l-2 2z';
const NEXT = 'M6.5 0-2-8.5l-2 2L2.5 0-4 6.5l2 2z';

const Control = ({ icon, ...props }: ComponentProps<'button'> & { icon: string }) => (
  <button type="button" className="rounded-full p-[0.75em]" {...props}>
    <svg viewBox="-10 -10 20 20" width="1.25em" fill="currentColor" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);

export interface CarouselProps {
  id: string;
  label: string;
  slides: { id: string; heading: string }[];
  /** `carousel` of `content/pages/home.yaml`, without id, label and slides. */
  labels: Omit<Content['pages']['home']['carousel'], 'id' | 'label' | 'slides'>;
  /** Picture and text of each slide, by its id. */
  content?: ServerContent;
}

/** Slides that advance every two seconds and start again after the last. Before hydration they are a row that scrolls. */
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
      className="relative"
      data-fades={fades}
      data-moving={moving || undefined}
      {...actions.pauseHandlers}
    >
      {/* Before the slides, so that screen reader users can pause them first. */}
      <div className="carousel-controls">
        <Control icon={playing ? PAUSE : PLAY} aria-label={playing ? labels.pause : labels.play} onClick={toggle} />
        <Control icon={PREVIOUS} aria-label={labels.previous} aria-controls={id} onClick={() => choose(marked - 1)} />
        <Control icon={NEXT} aria-label={labels.next} aria-controls={id} onClick={() => choose(marked + 1)} />
      </div>
      <div
        ref={track}
        className="carousel-track"
        {...(!hydrated && { role: 'group', 'aria-label': label, tabIndex: 0 })}
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
