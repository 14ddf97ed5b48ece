import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

/**
 * The client partners, on a line between two rules: their logos, or their names until there are logos. Renders nothing
 * if there are no partners.
 */
export function Partners({ heading, logos }: Partial<NonNullable<Content['pages']['about']['hero']['partners']>>) {
  if (!logos?.length) return null;
  return (
    <section aria-labelledby="client_partners" className="wrap pt-12 lg:pt-28">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-2 border-y border-sand-400 py-4">
        <h2 id="client_partners" className="text-xl max-sm:w-full">
          {heading}
        </h2>
        <ul role="list" className="flex flex-wrap items-center gap-x-10 gap-y-2">
          {logos.map(({ id, name, picture }) => (
            <li key={id} id={id}>
              {picture ? <Picture {...pictureSource(picture, 'logo')} className="h-14 w-auto object-contain" /> : name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
