/**
 * Attributes that Sveltia CMS gives to what surrounds a field. Without them a field has no name, and what the specification
 * fixes can be changed: `draft.spec.ts` tells, by axe and by a fixed field.
 */

/** The id of the label of a field, by the field's. */
export const labelOf = (field: string): string => `${field}-label`;

/** The id of what is wrong with a field. */
export const errorOf = (field: string): string => `${field}-error`;

/** The path of a field in its form; undefined while it is not in the page. */
export function keyPathOf(field: string): (string | number)[] | undefined {
  const section = document.getElementById(labelOf(field))?.closest<HTMLElement>('[data-key-path]');
  const steps = section && (section.dataset.keyPath ?? '').split('.');
  return steps?.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
