import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

/** A service page: a heading, and the whole picture across the full width of the window. */
export function PictureServicePage({ page }: { page: Content['collections']['services'][string] }) {
  return (
    <>
      <h1 className="wrap py-6 text-4xl">{page.heading}</h1>
      <Picture {...pictureSource(page.picture, 'full')} priority className="w-full" />
    </>
  );
}
