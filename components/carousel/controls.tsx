import type { RefObject } from 'react';
import type { Content } from '@/lib/content/schema';

/** `carousel` of `content/pages/home.yaml`, without id, label and slides. */
export type CarouselLabels = Omit<Content['pages']['home']['carousel'], 'id' | 'label' | 'slides'>;

interface ControlsProps {
  container: RefObject<HTMLDivElement | null>;
  id: string;
  slides: { id: string }[];
  /** Index of the slide that is shown, or that the visitor chose and that is loading. */
  current: number;
  playing: boolean;
  labels: CarouselLabels;
  onShow(index: number): void;
  onToggle(): void;
}

/** The buttons pause or play, previous, one for each slide, and next. Shown after hydration only. */
export function CarouselControls({ container, id, slides, current, playing, labels, onShow, onToggle }: ControlsProps) {
  return (
    <div ref={container} className="carousel-controls">
      <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={onToggle}>
        <span className={playing ? 'icon-pause' : 'icon-play'} />
      </button>
      <button type="button" aria-label={labels.previous} aria-controls={id} onClick={() => onShow(current - 1)}>
        <span className="icon-previous" />
      </button>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          aria-label={`${labels.show} ${index + 1}`}
          aria-current={index === current || undefined}
          onClick={() => onShow(index)}
        >
          <span className="icon-slide" />
        </button>
      ))}
      <button type="button" aria-label={labels.next} aria-controls={id} onClick={() => onShow(current + 1)}>
        <span className="icon-next" />
      </button>
    </div>
  );
}
