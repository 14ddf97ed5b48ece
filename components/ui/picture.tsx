import type { PictureSource } from '@/lib/pictures';

interface PictureProps extends PictureSource {
  /** For the page's largest picture in the first view: loaded eagerly, with high priority. All others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A picture as AVIF with a WebP fallback, in the widths that its place needs, with its space reserved. */
export function Picture(props: PictureProps) {
  const { alt, base, widths, fallbackWidths, sizes, width, height, priority = false, className } = props;
  const srcSet = (format: string, each: readonly number[]) =>
    each.map((w) => `${base}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif', widths)} sizes={sizes} />
      <img
        src={`${base}-${fallbackWidths[0]}.webp`}
        srcSet={srcSet('webp', fallbackWidths)}
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
