interface TextSectionProps {
  id: string;
  heading: string;
  paragraphs: string[];
  points?: string[] | undefined;
}

/** A titled run of paragraphs with, where content has one, a list of short points. */
export function TextSection({ id, heading, paragraphs, points }: TextSectionProps) {
  return (
    <section id={id} className="scroll-mt-28 space-y-4">
      <h2 className="text-2xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="space-y-2 border-l-4 border-marigold-400 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
