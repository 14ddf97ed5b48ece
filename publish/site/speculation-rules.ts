/**
 * The rules by which a browser renders a page ahead when a visitor is about to open it: `moderate` is after 200 ms of
 * pointing at a link, or at the first touch.
 *
 * Browsers do not follow such rules on a connection with Save-Data, in energy saver mode, or when memory is short: nothing
 * here has to say so. Links to other origins and `mailto:` links are not matched.
 *
 * @param never URL patterns of links that must not be opened ahead
 */
export function speculationRules(never: readonly string[]): string {
  const not = (rule: object) => ({ not: rule });
  const where = {
    and: [
      { href_matches: '/*' },
      // A query may stand for an action.
      not({ href_matches: '/*\\?(.+)' }),
      ...never.map((pattern) => not({ href_matches: pattern })),
      not({ selector_matches: '[href^="#"], [download], [target="_blank"], [rel~="nofollow"]' }),
    ],
  };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}
