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
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && <BulletList points={points} />}
    </section>
  );
}

/** Short points one below the other, ruled like the lines of a delivery note. */
export function BulletList({ points }: { points: string[] }) {
  return (
    <ul className="ml-5 list-disc divide-sand-300 border-y border-sand-300 divide-y">
      {points.map((point) => (
        <li key={point} className="py-2.5 marker:text-marigold-500">
          {point}
        </li>
      ))}
    </ul>
  );
}
