import { TitledBand } from '@/components/sections/titled-band';
import { Picture } from '@/components/ui/picture';
import type { Content } from '@/lib/content';
import { pictureSource } from '@/lib/site/picture-source';

/** Past jobs: what the client asked for, and what was delivered. Renders nothing if there are no jobs. */
export function PastWork({ work }: { work: Content['pages']['services']['work'] }) {
  if (!work?.items.length) return null;
  return (
    <TitledBand heading={work.heading} background="sand">
      <ul role="list" id={work.id} className="space-y-12">
        {work.items.map(({ id, heading, asked, handed, picture }) => (
          <li key={id} id={id} className="border-t-2 border-navy-800 pt-5">
            <h3 className="text-2xl">{heading}</h3>
            {picture && (
              <Picture
                {...pictureSource(picture, 'wide')}
                className="mt-5 aspect-video w-full rounded-picture object-cover"
              />
            )}
            <dl className="mt-5 grid gap-x-12 gap-y-5 md:grid-cols-2">
              {[
                [work.asked, asked],
                [work.handed, handed],
              ].map(([term, text]) => (
                <div key={term}>
                  <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
                  <dd className="mt-1">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </TitledBand>
  );
}
