'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/pictures';
import { CarouselControls, type CarouselLabels } from './controls';
import { useAutoplay } from './use-autoplay';
import { useSwipe } from './use-swipe';

export interface CarouselProps {
  id: string;
  label: string;
  slides: { id: string; heading: string; text: string; picture: PictureSource }[];
  labels: CarouselLabels;
}

/**
 * Pictures that follow one another every two seconds, from the last to the first again.
 *
 * Before the script runs the slides are a row that scrolls sideways.
 */
export function Carousel({ id, label, slides, labels }: CarouselProps) {
  const [current, setCurrent] = useState(0);
  // Slides beyond the next one are not drawn yet, before the script runs not even that one: their pictures load only for
  // visitors who stay.
  const [reached, setReached] = useState(0);

  // A slide that the visitor asks for is announced even while slides move; one that comes by itself is not.
  const [asked, setAsked] = useState(false);

  const show = (index: number, byVisitor = true) => {
    const wrapped = (index + slides.length) % slides.length;
    setCurrent(wrapped);
    setAsked(byVisitor);
    setReached((before) => Math.max(before, wrapped));
  };
  const { live, playing, moving, toggle, hold } = useAutoplay(current, () => show(current + 1, false));
  const swipe = useSwipe((step) => show(current + step));

  return (
    <section
      id={id}
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      data-live={live || undefined}
      data-moved={reached > 0 || undefined}
      {...hold}
    >
      {/* Before the slides, so that whoever hears the page can stop them first. */}
      <CarouselControls
        id={id}
        slides={slides}
        current={current}
        playing={playing}
        labels={labels}
        onShow={show}
        onToggle={toggle}
      />
      <div
        className="carousel-track"
        role={live ? undefined : 'group'}
        aria-label={live ? undefined : label}
        tabIndex={live ? undefined : 0}
        aria-live={moving && !asked ? 'off' : 'polite'}
        {...swipe}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={`${id}-${slide.id}`}
            className="carousel-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={labels.position.replace('{number}', `${index + 1}`).replace('{count}', `${slides.length}`)}
            aria-hidden={(live && index !== current) || undefined}
            data-current={index === current || undefined}
            data-ahead={index > reached + Number(live) || undefined}
          >
            <Picture {...slide.picture} first={index === 0} className="carousel-picture" />
            <div className="carousel-caption">
              <p className="text-balance text-xl font-bold text-white">{slide.heading}</p>
              <p className="mt-1 text-sm text-navy-100">{slide.text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
