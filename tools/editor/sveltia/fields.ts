/**
 * Attributes that Sveltia CMS gives to a field and the elements around it. If they changed, our fields would have no
 * name, editors could change what the specification fixes, and a save could lose a photo. `draft.spec.ts` would fail:
 * it runs axe, and tests a fixed field and a photo that takes a long time to encode.
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

/**
 * Whether a click on a button could lose a photo that is being encoded: its field then has a status in place of its buttons.
 * The buttons of other fields cannot.
 */
export function couldLosePhoto(button: Element): boolean {
  const field = button.closest('[data-key-path]');
  const encoding = [...document.querySelectorAll('[data-field-type="image"] [role="status"]')];
  return encoding.some((status) => !field || field.contains(status));
}
