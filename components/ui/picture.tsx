import type { PictureSource } from '@/lib/site/pictures';

interface PictureProps extends PictureSource {
  /**
   * For the page's largest picture in the first view: it loads eagerly, with high priority, and is painted together
   * with the text beside it. All others load lazily and delay nothing.
   */
  priority?: boolean;
  className?: string;
}

/**
 * A picture as AVIF with a WebP fallback, in the widths that its place needs, with its space reserved. From `sm` up it
 * may be a different picture of the same scene.
 */
export function Picture(props: PictureProps) {
  const { alt, base, widths, fallbackWidths, sizes, width, height, wide, priority = false, className } = props;
  const srcSet = (name: string, format: string, each: readonly number[]) =>
    each.map((w) => `${name}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture>
      {wide && (
        <source
          media="(min-width: 36rem)"
          type="image/avif"
          srcSet={srcSet(wide.base, 'avif', wide.widths)}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(base, 'avif', widths)} sizes={sizes} />
      <img
        src={`${base}-${fallbackWidths[0]}.webp`}
        srcSet={srcSet(base, 'webp', fallbackWidths)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
