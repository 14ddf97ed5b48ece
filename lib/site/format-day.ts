/** Writes a date such as `2026-01-31` in a language such as `en-IN`: 31 January 2026. */
export function formatDay(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
