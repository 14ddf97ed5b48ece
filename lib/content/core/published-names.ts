/**
 * The names in the root of the published site, without extensions, that do not belong to a page: the files of
 * `public/`, the routes of `app/`, and what the build adds. No page made from a file may use one, because the host
 * would serve only one of the two. `__tests__/built/site.test.ts` compares the list with `out/`.
 */
export const PUBLISHED_NAMES: readonly string[] = [
  ...['apple-icon', 'favicon', 'icon', 'nestif-logo', 'nestif-logo-white'],
  ...['not-found', 'robots', 'sitemap'],
  ...['api', 'fonts', 'islands', 'pictures', 'sw', 'version'],
];
