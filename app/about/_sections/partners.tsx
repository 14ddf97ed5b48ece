import { IconBuildingCommunity } from '@tabler/icons-react';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/pictures';

/**
 * The client partners' logos. A partner without a logo gets a placeholder with its name. Renders nothing if there are
 * no partners.
 */
export function Partners({ heading, logos }: Partial<NonNullable<Content['pages']['about']['hero']['partners']>>) {
  if (!logos?.length) return null;
  return (
    <section aria-labelledby="client_partners" className="wrap pt-12 lg:pt-16">
      <h2 id="client_partners" className="text-xl">
        {heading}
      </h2>
      <ul role="list" className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {logos.map(({ id, name, picture }) => (
          <li
            key={id}
            id={id}
            className={`flex min-h-24 items-center justify-center rounded-card px-4 py-3 text-center text-ink-soft max-sm:flex-col ${picture ? 'bg-white' : 'border-2 border-dashed border-sand-400'}`}
          >
            {picture ? (
              <Picture {...pictureSource(picture, 'logo')} className="h-14 w-full object-contain" />
            ) : (
              <>
                <IconBuildingCommunity size={28} aria-hidden="true" className="sm:mr-3" />
                <span className="font-semibold">{name}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
