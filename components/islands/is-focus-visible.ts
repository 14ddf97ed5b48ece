/**
 * Whether `element` has the focus and shows it, as it does for the keyboard.
 *
 * Chrome before 86, Firefox before 85 and Safari before 15.4 throw at `:focus-visible`: there every focus counts.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return element.matches(':focus');
  }
}
