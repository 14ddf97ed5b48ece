import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/** A service page: a heading, perhaps with a line below it, and the whole picture across the full width of the window. */
export function PictureServicePage({ page }: { page: Content['collections']['picture-services'][string] }) {
  return (
    <>
      <hgroup className="wrap items-end gap-x-14 py-6 lg:grid lg:grid-cols-[5fr_7fr] lg:py-10">
        <h1 className="text-4xl">{page.heading}</h1>
        {page.line && <p className="mt-3 max-w-prose text-xl font-normal lg:text-2xl">{page.line}</p>}
      </hgroup>
      <Picture {...pictureSource(page.picture, 'full')} priority className="w-full" />
    </>
  );
}
