/** The address that dials a phone number written for people: `+91 612 000` is `tel:+91612000`. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The address that opens WhatsApp with a number written for people: `+91 612 000` is `https://wa.me/91612000`. */
export function whatsAppUrl(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/** Where an office is shown on a map: Google's documented address, which opens the app on a phone that has it. */
export function mapUrl({ add1, add2 }: { add1: string; add2: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${add1}, ${add2}`)}`;
}
