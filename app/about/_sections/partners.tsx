import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/**
 * The client partners, in the opening: their logos, or their names until there are logos. Renders nothing if there are no
 * partners.
 */
export function Partners({ heading, logos }: Partial<NonNullable<Content['pages']['about']['hero']['partners']>>) {
  if (!logos?.length) return null;
  return (
    <section aria-labelledby="client_partners" className="mt-6 border-t-2 border-navy-800 pt-3 lg:mt-8">
      <h2 id="client_partners" className="text-sm text-ink-soft">
        {heading}
      </h2>
      <ul role="list" className="mt-1 grid grid-cols-2 items-center gap-x-6 gap-y-1 font-semibold text-navy-800">
        {logos.map(({ id, name, picture }) => (
          <li key={id} id={id}>
            {picture ? <Picture {...pictureSource(picture, 'logo')} className="h-14 w-auto object-contain" /> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}
