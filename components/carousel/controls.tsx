export interface CarouselLabels {
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** Stands before the number of a slide: "Show slide" makes "Show slide 3". */
  show: string;
  /** What a slide says of its place, with `{number}` and `{count}`: "2 of 4". */
  position: string;
}

interface ControlsProps {
  id: string;
  slides: { id: string }[];
  current: number;
  playing: boolean;
  labels: CarouselLabels;
  onShow(index: number): void;
  onToggle(): void;
}

/** Pause or play, previous, next, and a button for each slide. Shown only once the script runs. */
export function CarouselControls({ id, slides, current, playing, labels, onShow, onToggle }: ControlsProps) {
  return (
    <div className="carousel-controls">
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
