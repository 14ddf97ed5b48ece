/** Pages of the site, but not parts of the same page or files to download. */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[href^="#"], [download]' } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Tells the browser to prefetch the HTML of a page of the site that a visitor is about to open: `moderate` means after
 * 200 ms of hovering over a link, or on pointerdown. Browsers ignore these rules with Save-Data, in energy saver mode,
 * or when memory is short.
 *
 * The rules are in the page, because a file named in a header would compete with the largest paint.
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />;
}
