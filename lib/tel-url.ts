/** The address that dials a phone number written for people: `+91 612 000` is `tel:+91612000`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
