/** The number of a list's entry, for the eye: the sun of the logo mark with the number on it, in its bowl. */
export function Numeral({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="numeral">
      {number}
    </span>
  );
}
