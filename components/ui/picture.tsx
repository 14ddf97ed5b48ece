import type { PictureSource } from '@/lib/pictures';

interface PictureProps extends PictureSource {
  /** For the page's largest picture in the first view: loaded eagerly, with high priority. All others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A picture as AVIF with a WebP fallback, in the widths that its place needs, with its space reserved. */
export function Picture({ alt, avif, webp, src, sizes, width, height, priority = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
