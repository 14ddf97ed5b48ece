/**
 * An amount as the articles write it: digits grouped as in India, a currency sign in front of the number and any other
 * unit behind it. `(432000, '₹')` is `₹4,32,000`, `(22, 'units')` is `22 units`.
 */
export function formatAmount(value: number, unit: string): string {
  const number = new Intl.NumberFormat('en-IN').format(value);
  return /^\p{Sc}$/u.test(unit) ? `${unit}${number}` : `${number} ${unit}`;
}
