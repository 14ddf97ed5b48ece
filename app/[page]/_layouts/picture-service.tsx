import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/**
 * A service shown by its picture: a heading and a full-width image only. On wide windows the picture gives up a little
 * of its height, so that both are seen in one view; what it shows stands clear of that.
 */
export function PictureServicePage({ page }: { page: Content['collections']['services'][string] }) {
  return (
    <>
      <h1 className="wrap py-8 text-5xl">{page.heading}</h1>
      <Picture
        {...pictureSource(page.picture, 'full')}
        priority
        className="w-full object-cover lg:h-[clamp(52vw,100vh-13.5rem,56.25vw)]"
      />
    </>
  );
}
