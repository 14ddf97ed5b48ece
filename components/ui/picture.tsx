import type { PictureSource } from '@/lib/site/picture-source';

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
export function Picture({ sources, sizes, alt, priority = false, className, ...image }: PictureProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        {...image}
        sizes={sizes}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
