import { TextSection } from '@/components/sections/text-section';
import type { Content } from '@/lib/content';

/** The sections of the page's end, each on a card. */
export function SectionCards({ sections }: Pick<Content['pages']['marketing'], 'sections'>) {
  return (
    <div className="wrap grid gap-6 pt-16 lg:grid-cols-[1.4fr_1fr] lg:pt-24">
      {sections.map((section) => (
        <div key={section.id} className="card p-7 lg:p-12">
          <TextSection {...section} />
        </div>
      ))}
    </div>
  );
}
