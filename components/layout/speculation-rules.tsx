const RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[href^="#"]' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Tells the browser to prerender a page of the site that a visitor is about to open: `moderate` means after 200 ms of
 * hovering over a link, or on pointerdown. Browsers ignore these rules with Save-Data, in energy saver mode, or when
 * memory is short.
 *
 * The rules are in the page, because a file named in a header would compete with the largest paint.
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}
