import type { Content } from '@/lib/content/schema';

/** `carousel` of `content/pages/home.yaml`, without id, label and slides. */
export type CarouselLabels = Omit<Content['pages']['home']['carousel'], 'id' | 'label' | 'slides'>;

interface ControlsProps {
  id: string;
  /** Index of the visible slide, or of the one that the visitor has chosen while its picture is loading. */
  current: number;
  playing: boolean;
  labels: CarouselLabels;
  onShow(index: number): void;
  onToggle(): void;
}

/** The buttons for pause or play, previous and next. They are shown only after hydration. */
export function CarouselControls({ id, current, playing, labels, onShow, onToggle }: ControlsProps) {
  return (
    <div className="carousel-controls">
      <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={onToggle}>
        <span className={playing ? 'icon-pause' : 'icon-play'} />
      </button>
      <button type="button" aria-label={labels.previous} aria-controls={id} onClick={() => onShow(current - 1)}>
        <span className="icon-previous" />
      </button>
      <button type="button" aria-label={labels.next} aria-controls={id} onClick={() => onShow(current + 1)}>
        <span className="icon-next" />
      </button>
    </div>
  );
}

interface StripProps extends Pick<ControlsProps, 'current' | 'onShow'> {
  slides: { id: string; heading: string }[];
  /** The words before a slide's number. */
  label: string;
}

/**
 * A button for each slide, with its heading. A line grows above the current one; on phones the buttons show only lines.
 */
export function CarouselStrip({ slides, label, current, onShow }: StripProps) {
  return (
    <div className="carousel-strip">
      {slides.map(({ id, heading }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`${label} ${index + 1}: ${heading}`}
          aria-current={index === current || undefined}
          onClick={() => onShow(index)}
        >
          <span className="carousel-line" />
          {heading}
        </button>
      ))}
    </div>
  );
}
