import { IconMapPin } from '@tabler/icons-react';
import type { Content } from '@/lib/content';

/** The offices as cards. */
export function Offices({ heading, offices }: { heading: string; offices: Content['site']['offices'] }) {
  return (
    <section aria-labelledby="offices" className="mt-16 lg:mt-24">
      <h2 id="offices" className="text-3xl">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {offices.map(({ id, label, name, add1, add2 }) => (
          <li key={id} id={id} className="card flex gap-5 p-7 lg:p-9">
            <IconMapPin size={32} className="flex-none text-red-600" aria-hidden="true" />
            <div>
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-3 text-sm font-semibold text-ink-soft">{label}</p>
              <address className="mt-1 not-italic">
                {add1}
                <br />
                {add2}
              </address>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
