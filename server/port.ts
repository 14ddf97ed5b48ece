/** Reads $PORT; 3000 when it is not set. @throws Error when it is no port number. */
export function portFrom(text: string | undefined): number {
  if (!text) return 3000;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(
      `PORT is ${JSON.stringify(text)}, which is no port. Set it to a number from 0 to 65535, such as PORT=3000.`,
    );
  }
  return Number(text);
}
