import type { ComponentProps } from 'react';
import { TextSection } from './text-section';

/** Text sections side by side: two in a row, three where their number is a multiple of three. */
export function TextSections({ sections }: { sections: ComponentProps<typeof TextSection>[] }) {
  if (sections.length === 0) return null;
  return (
    <div
      className={`wrap grid gap-12 pt-16 lg:pt-24 ${sections.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}
    >
      {sections.map((section) => (
        <TextSection key={section.id} {...section} />
      ))}
    </div>
  );
}
