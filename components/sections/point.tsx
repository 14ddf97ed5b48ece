interface PointProps {
  id: string;
  heading: string;
  text: string;
}

/** An entry of a list: a title and a short text below a rule. */
export function Point({ id, heading, text }: PointProps) {
  return (
    <li id={id} className="border-t-2 border-navy-800 pt-5">
      <h3 className="text-xl">{heading}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
    </li>
  );
}
