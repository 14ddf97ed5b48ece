import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

/** A service shown by its picture: a heading and a full-width image only. */
export function PictureServicePage({ page }: { page: Content['collections']['services'][string] }) {
  return (
    <>
      <h1 className="wrap py-10 text-5xl lg:py-16">{page.heading}</h1>
      <Picture {...pictureSource(page.picture, 'full')} first className="w-full" />
    </>
  );
}
