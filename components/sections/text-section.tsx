import { Prose } from './prose';

interface TextSectionProps {
  id: string;
  heading: string;
  paragraphs: string[];
  points?: string[] | undefined;
}

/** A titled run of paragraphs with, where content has one, a list of short points. */
export function TextSection({ id, heading, paragraphs, points }: TextSectionProps) {
  return (
    <section id={id} className="max-w-prose scroll-mt-4 space-y-4">
      <h2 className="text-2xl">{heading}</h2>
      <Prose paragraphs={paragraphs} points={points} />
    </section>
  );
}

/** Text sections side by side: two in a row, three where their number is a multiple of three. */
export function TextSections({ sections }: { sections: TextSectionProps[] }) {
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
