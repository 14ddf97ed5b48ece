import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/pictures';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** The people of the company with their portraits, or initials where there is none. Nothing without people. */
export function People({ people }: { people: Content['pages']['whoweare']['people'] }) {
  if (!people?.items.length) return null;
  return (
    <section id={people.id} className="wrap pt-16 lg:pt-24">
      <h2 className="text-3xl">{people.heading}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8">
        {people.items.map(({ id, name, role, picture }) => (
          <li key={id} id={id} className="border-t-2 border-navy-800 pt-4">
            {picture ? (
              <Picture
                {...pictureSource(picture, 'logo')}
                className="mb-4 aspect-square w-full rounded-card object-cover object-top"
              />
            ) : (
              <p
                aria-hidden="true"
                className="mb-4 flex aspect-square items-center justify-center rounded-card bg-sand-200 text-4xl font-bold text-navy-500"
              >
                {initialsOf(name)}
              </p>
            )}
            <h3 className="text-lg leading-snug">{name}</h3>
            <p className="text-ink-soft">{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
