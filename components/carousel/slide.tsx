import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/site/picture-source';

interface SlideProps {
  heading: string;
  text?: string | undefined;
  picture: PictureSource;
  /** Whether this slide is shown first. */
  first: boolean;
}

/** A slide: its picture, with its text below. */
export function Slide({ heading, text, picture, first }: SlideProps) {
  return (
    <>
      <Picture {...picture} priority={first} className="carousel-picture" />
      <div className="carousel-caption">
        <p className="carousel-heading">{heading}</p>
        {text && <p>{text}</p>}
      </div>
    </>
  );
}
