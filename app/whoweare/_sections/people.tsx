import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/**
 * The company's people, each with a portrait or, without one, initials. They are side by side in wide windows,
 * otherwise one below another. Renders nothing if there are no people.
 */
export function People({ people }: { people: Content['pages']['whoweare']['people'] }) {
  if (!people?.items.length) return null;
  return (
    <section id={people.id} className="wrap pt-12 lg:pt-28">
      <h2 className="text-3xl">{people.heading}</h2>
      <ul role="list" className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-8">
        {people.items.map(({ id, name, role, picture }) => (
          <li
            key={id}
            id={id}
            className="grid grid-cols-[6rem_1fr] items-center gap-x-5 border-t-2 border-navy-800 pt-4 lg:block"
          >
            {picture ? (
              <Picture
                {...pictureSource(picture, 'margin')}
                className="aspect-square w-full rounded-card object-cover object-top lg:mb-4"
              />
            ) : (
              <p
                aria-hidden="true"
                className="flex aspect-square items-center justify-center rounded-card bg-sand-200 text-3xl font-bold text-navy-500 lg:mb-4"
              >
                {initialsOf(name)}
              </p>
            )}
            <div>
              <h3 className="text-lg leading-snug">{name}</h3>
              <p className="text-ink-soft">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
