/**
 * Attributes that Sveltia CMS gives to the elements around a field. Without them a field would have no name, and editors
 * could change what the specification fixes: `draft.spec.ts` checks both, by axe and by a fixed field.
 */

/** The id of a field's label, from the field's id. */
export const labelOf = (field: string): string => `${field}-label`;

/** The id of a field's error message, from the field's id. */
export const errorOf = (field: string): string => `${field}-error`;

/** The path of a field in its form; undefined while it is not in the page. */
export function keyPathOf(field: string): (string | number)[] | undefined {
  const section = document.getElementById(labelOf(field))?.closest<HTMLElement>('[data-key-path]');
  const steps = section && (section.dataset.keyPath ?? '').split('.');
  return steps?.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
