/** Where an office is shown on a map: Google's documented address, which opens the app of a phone that has it. */
export function mapUrl({ add1, add2 }: { add1: string; add2: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${add1}, ${add2}`)}`;
}
