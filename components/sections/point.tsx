import { Numeral } from '@/components/ui/numeral';

interface PointProps {
  id: string;
  heading: string;
  text: string;
  /** The point's number in the list, if the order matters or readers refer to it. */
  number?: number | undefined;
}

/** An entry of a list: a title and a short text below a rule. */
export function Point({ id, heading, text, number }: PointProps) {
  return (
    <li id={id} className="border-t-2 border-navy-800 pt-5">
      {number && <Numeral number={number} />}
      <h3 className={`text-xl ${number ? 'mt-5' : ''}`}>{heading}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
    </li>
  );
}
