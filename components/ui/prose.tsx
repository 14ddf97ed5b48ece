interface ProseProps {
  paragraphs: readonly string[];
  /** Short points after the paragraphs, ruled like the lines of a delivery note. */
  points?: readonly string[] | undefined;
}

/** Paragraphs and points. The element around them sets the space between them. */
export function Prose({ paragraphs, points }: ProseProps) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="ml-5 list-disc divide-y divide-sand-300 border-t border-sand-300">
          {points.map((point) => (
            <li key={point} className="py-2.5 marker:text-navy-500">
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
