/**
 * Writes a date such as `2026-01-31` in a language such as `en-IN`: 31 January 2026. Empty for a date that has not been
 * filled in, as beside the editor's forms.
 */
export function formatDay(day: string, language: string): string {
  if (!day) return '';
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
