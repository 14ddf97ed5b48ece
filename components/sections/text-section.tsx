import { Prose } from '@/components/ui/prose';

interface TextSectionProps {
  id: string;
  heading: string;
  paragraphs: string[];
  points?: string[] | undefined;
}

/** A heading with paragraphs and, if the content has one, a list of short points. */
export function TextSection({ id, heading, paragraphs, points }: TextSectionProps) {
  return (
    <section id={id} className="anchor max-w-prose space-y-4">
      <h2 className="text-2xl">{heading}</h2>
      <Prose paragraphs={paragraphs} points={points} />
    </section>
  );
}
