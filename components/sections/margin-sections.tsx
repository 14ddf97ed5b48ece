import type { ComponentProps } from 'react';
import { Inventory, type TextSection } from './text-section';

/** Text sections below one another, each with its heading in the margin on wide windows. */
export function MarginSections({ sections }: { sections: ComponentProps<typeof TextSection>[] }) {
  return (
    <div className="wrap divide-y divide-sand-300 pt-6 lg:pt-12">
      {sections.map(({ id, heading, paragraphs, points }) => (
        <section
          key={id}
          id={id}
          className="grid scroll-mt-4 gap-4 py-10 last:pb-0 lg:grid-cols-[1fr_2.4fr] lg:gap-16 lg:py-12"
        >
          <h2 className="text-2xl">{heading}</h2>
          <div className="max-w-prose space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && <Inventory points={points} />}
          </div>
        </section>
      ))}
    </div>
  );
}
