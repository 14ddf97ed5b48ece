import type { PictureSource } from '@/lib/pictures';

interface PictureProps extends PictureSource {
  /** The page's largest picture in the first view: fetched at once and first. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/** A picture as AVIF with a WebP fallback, in the widths that its place needs, with its space reserved. */
export function Picture({ alt, avif, webp, src, sizes, width, height, first = false, className }: PictureProps) {
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
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
