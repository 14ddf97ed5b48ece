/**
 * Other spellings of addresses, each with the page that it redirects to. Any other address without a page is not found.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index': '/',
  '/contact': '/contacts',
  '/productengg': '/productEngg',
  '/productengineering': '/productEngg',
  '/product-engineering': '/productEngg',
  '/sustainability': '/sustainabilty',
};
