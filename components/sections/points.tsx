interface PointsProps {
  points: { id: string; heading: string; text: string }[];
  /** Steps and ranked lists are numbered; plain lists are not. */
  numbered?: boolean;
}

/** Titled points, such as benefits, steps or technologies, in two columns. */
export function Points({ points, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-12 gap-y-10 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {points.map(({ id, heading, text }, index) => (
        <li key={id} id={id} className="border-t-2 border-navy-800 pt-5">
          {numbered && (
            <span aria-hidden="true" className="text-sm font-bold text-red-600">
              {index + 1}
            </span>
          )}
          <h3 className="text-xl">{heading}</h3>
          <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
        </li>
      ))}
    </List>
  );
}
