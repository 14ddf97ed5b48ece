/** Addresses that no new page may have. */

/** Other spellings of addresses, each with the page that it redirects to. Any other address without a page is not found. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index': '/',
  '/contact': '/contacts',
  '/productengg': '/productEngg',
  '/productengineering': '/productEngg',
  '/product-engineering': '/productEngg',
  '/sustainability': '/sustainabilty',
};

/**
 * The names in the root of the published site, without extensions, that do not belong to a page. The host would serve
 * only one of two with the same name. `__tests__/built/site.test.ts` compares the list with `out/`.
 */
export const PUBLISHED_NAMES: readonly string[] = [
  ...['admin', 'api', 'fonts', 'islands', 'pictures', 'sw', 'version'],
  ...['apple-icon', 'favicon', 'icon', 'nestif-logo', 'nestif-logo-white', 'not-found', 'robots', 'sitemap'],
];

/** Names that Windows keeps for devices: a computer with Windows cannot even check out such a file. */
const WINDOWS = /^(con|prn|aux|nul|(com|lpt)\d)$/;

/** Why a name cannot be that of a file, and what to do; undefined for a good name. @param pattern what it must match */
export function nameFault(name: string, pattern: RegExp): [problem: string, fix: string] | undefined {
  if (WINDOWS.test(name.replace(/\..*/, '').toLowerCase())) {
    return ['Windows cannot have a file with this name', 'Rename the file.'];
  }
  if (pattern.test(name)) return undefined;
  return [
    'The name of the file cannot be used in an address',
    'Rename it with lower-case letters, digits and hyphens, beginning with a letter, such as team-photo.',
  ];
}

/** Why a new page cannot have an address, and what to do; undefined for a good one. */
export function addressFault(address: string): [problem: string, fix: string] | undefined {
  const rename = 'Rename the file, which gives the page another address.';
  const fault = nameFault(address.slice(1), /^[a-z][a-z0-9-]*$/);
  if (fault) return fault;
  if (REDIRECTS[address]) return [`The address ${address} already leads to ${REDIRECTS[address]}`, rename];
  if (PUBLISHED_NAMES.includes(address.slice(1))) return [`The site itself needs the address ${address}`, rename];
  // The service worker of the contact page controls all addresses that begin with its own.
  if (address.startsWith('/contacts')) return [`The address ${address} begins with /contacts`, rename];
  return undefined;
}
